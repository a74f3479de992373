### What a server chooses, /server, and what the bot needs in a channel. Lines that begin with -# are
### small print, and -# has to stay at their beginning.

slash-server = sunucu
slash-settings = ayarlar
slash-check = denetle

command-server = Bu sunucuda Uno’nun nasıl oynanacağını seç (Sunucuyu Yönet)
command-server-settings = Bu sunucunun kuralları, kanalları, rolleri, alt başlıkları, dili ve yarışı
command-server-check = Burada ve seçilen kanallarda oyun oynanabilir mi, denetle

## The page of settings

server-title = ### ⚙️ Bu sunucuda Uno
server-from-when = -# Kurallar, süre, kanallar ve alt başlıklar bundan sonra açılan oyunlar için geçerlidir. Ötekilerin hepsi hemen geçerlidir.

server-preset = **Yeni oyunun kuralları:** { $rules }
server-preset-gone = { $name } (unutuldu, yerine { $official })
server-preset-how = -# Kural seçilmeden yazılan `/game new` için. `/game save-rules` kendi kurallarını saklar.
server-clock = **Sıra süresi:** { $time }
server-clock-how = -# Dolunca sırası gelenin yerine bilgisayar oynar. Masa sahibi oyunda değiştirebilir.
server-threads = **Her oyuna bir alt başlık:** { $value }
server-threads-how = -# Kanal sessiz kalır, birden çok oyun yan yana sürer.
server-channels = **Kanallar:** { $channels }
server-channels-all = her yer
server-channels-gone = { $count ->
    [one] silinmiş bir kanal
   *[other] silinmiş { $count } kanal
}
server-channels-how = -# Oyunlar yalnızca orada açılabilir. Kategori kanallarını, kanal da alt başlıklarını kapsar. Her yerde açılabilsin istiyorsan hiçbirini seçme.
server-host = **Oyun açabilenler:** { $role }
server-host-everybody = herkes
server-host-how = -# Sunucuyu yöneten her zaman açabilir. Herkes açabilsin istiyorsan hiçbirini seçme.
server-moderator = **Oyun bitirip oyuncu çıkarabilenler:** { $role }
server-moderator-nobody = sunucuyu yöneten
server-moderator-how = -# Her masada; masa sahibi ve sunucuyu yönetenle birlikte.
server-role-gone = silinmiş bir rol
server-race = **{ $number }. yarış:** { $target } puana kadar
server-race-how = -# Kazanılan turların puanları toplanır. Yeterli puana ilk ulaşan şampiyon olur ve yeni yarış başlar: `/leaderboard`.
server-race-over = -# ⚠️ Şimdiden { $points } puanı olan var. Yarışı, kazanılacak sonraki tur belirler: en çok puanı olan kazanır.
server-solo = **Tek kişinin bilgisayarlarla turları sayılır:** { $value }
server-solo-how = -# Kapalıyken bir turun sayılması için en az iki kişi oynamalıdır.
server-reset = **Yarışı baştan başlat**
server-reset-how = -# Bu yarışta herkes 0 puana döner.
server-language = **Dil:** { $language }
server-language-own = { $language }, sunucunun Discord ayarındaki gibi
server-language-how = -# Panolar ve herkesin gördüğü her şey için. Yalnız senin gördüklerin kendi dilindedir: `/settings`.

menu-server-preset = Yeni oyunun kuralları
menu-server-clock = Sıra süresi
menu-server-channels = Kanallar: hepsi
menu-server-host = Rol: herkes
menu-server-moderator = Rol: yok
menu-server-language = Dil

choice-clock-off = Süre yok
choice-language-server = Sunucunun Discord ayarındaki gibi

button-turn-on = Aç
button-turn-off = Kapat
button-server-target = Değiştir…
button-server-reset = Baştan başlat…
button-server-reset-yes = Evet, herkes 0 olsun
button-server-check = İzinleri denetle
button-server-settings = Ayarlar

scores-empty-solo = Burada henüz kimsenin puanı yok. Yalnızca bilgisayarlarla bile olsa bir tur kazan, adın burada dursun.

form-server-target = Sunucunun yarışı
form-server-target-points = Yarışı kazandıran puan

server-reset-title = ### { $number }. yarış baştan başlasın mı?
server-reset-sure = Bu yarışta herkes 0 puana döner. En iyinin { $points } puanı var. Tüm zamanların puanları ve şampiyonlar kalır. Bu geri alınamaz.
server-reset-done = Yarış baştan başladı. Herkesin 0 puanı var.
server-everyone-no = O rol herkeste var, yani herkes her oyunu bitirebilirdi. Başka bir rol seç.

## What somebody may not do here

answer-need-manager = Bunu yalnızca sunucuyu yönetebilenler yapabilir.
answer-other-channels = Bu kanalda oyun açılamaz. Şuraya git: { $channels }.
answer-no-channel = Bu kanalda oyun açılamaz, oyunlar için seçilen kanallar da silinmiş. Sunucuyu yöneten `/server settings` ile başkalarını seçebilir.
answer-in-threads = Bu kanalın oyunları alt başlıklarda. Oraya git: { $threads }
answer-own-thread = Zaten bir masan var: { $thread }. Orada oyna ya da orada `/game end` ile kapat.
answer-host-role = Burada yalnızca { $role } rolündeki üyeler oyun açabilir.
answer-host-role-gone = Burada yalnızca sunucuyu yönetebilenler oyun açabilir.

## The check of a channel

check-title = ### 🔎 Burada oyun oynanabilir mi?
check-place = -# Denetlenen: { $place }
check-well = **Evet.** Gereken her şey var.
check-ill = **Hayır.** Eksik bir şey var.
check-given = ✅ { $permission }: { $purpose }
check-missing = ❌ { $permission } eksik: { $purpose }
check-lacking = ⚠️ { $permission } eksik: { $purpose }
check-commands = ✅ Komutlar çalışıyor: az önce birini kullandın.
check-commands-few = ⚠️ Üyelerin çoğu bu kanalda komut kullanamıyor. Gereken izin: **Uygulama Komutlarını Kullan**.
check-open = ✅ `/server settings` burada oyun açılmasına izin veriyor.
check-closed = ❌ `/server settings` oyunların yalnızca başka kanallarda açılmasına izin veriyor.
check-thread = 🧵 Burada her oyun kendi alt başlığını açar.
check-others = **Oyun açılabilen öteki kanallar**
check-others-well = ✅ { $channels }: gereken her şey var.
check-others-missing = ❌ { $place } kanalında eksik: { $permissions }.
check-others-lacking = ⚠️ { $place } kanalında eksik: { $permissions }. Yine de oynanabilir.
check-others-commands = ⚠️ Üyelerin çoğu { $place } kanalında komut kullanamıyor.
check-others-more = -# Burada anılmayan kanal sayısı: { $count }
check-emojis = -# Kart resimleri bana ait, bu yüzden izin gerekmez.
check-how = **Düzeltmek için:** kanalın ayarlarını aç, İzinler bölümüne git ve rolüme eksik olanı ver.

permission-threads = **Herkese Açık Alt Başlıklar Oluştur**
permission-history = **Mesaj Geçmişini Oku**
permission-files = **Dosya Ekle**
need-view = kanalı görmek ve panoyu güncel tutmak için
need-send = panoyu göndermek ve sırası geleni çağırmak için
need-send-in-threads = panoyu alt başlığa göndermek ve sırası geleni çağırmak için
need-threads = her oyuna bir alt başlık açmak için
need-history = bu alt başlığı kendi mesajının altında açmak için
need-files = maç sonundaki resim için. Onsuz pano her şeyi sözlerle anlatır

## A thread for a game

thread-name = Uno · { $name }
thread-opening = { $name } bir Uno masası açıyor…
thread-opened = { $name } bir Uno masası açtı. Oyun şurada: { $thread }. Gel ve otur!
thread-failed = Oyunun alt başlığı açılamadı. Yeniden dene ya da sunucuyu yönetenden `/server check` ile bakmasını iste.
