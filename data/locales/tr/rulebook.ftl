### The rulebook, /rules, a topic after the other.

rulebook-head = ### { $title }
rulebook-page = -# Sayfa { $page } / { $pages }
rulebook-gone = O masa artık yok, o yüzden kural kitabının başı burada.

menu-rulebook = Bir konu seç
button-rulebook = Kural kitabı
button-read-earlier = ← Önceki
button-read-later = Sonraki →
button-lesson = Oynayarak öğren

rulebook-topic-table = Bu masanın kuralları
rulebook-topic-aim = Amaç ve bir sıra
rulebook-topic-deal = Dağıtım ve ilk kart
rulebook-topic-cards = Kartlar
rulebook-topic-actions = Aksiyon kartları
rulebook-topic-wilds = Jokerler
rulebook-topic-draw-four = Joker +4 ve itiraz
rulebook-topic-uno = Uno demek ve yakalamak
rulebook-topic-points = Puanlar ve maç
rulebook-topic-matches = Başka maç türleri
rulebook-topic-two = İki kişiyle
rulebook-topic-house-cards = Ev kuralları: kartlar
rulebook-topic-house-draws = Ev kuralları: çekme kartları
rulebook-topic-house-play = Ev kuralları: oynayış
rulebook-topic-house-points = Ev kuralları: puan ve yakalama
rulebook-topic-presets = Kural setleri
rulebook-topic-small = Ayrıntılar
rulebook-topic-seats = Bilgisayarlar, ara verme, geç katılma
rulebook-topic-fair = Dürüst dağıtım
rulebook-topic-words = Oyunun sözcükleri

## The rules of this table

rulebook-table-official = Bu masada, bu kitapta yazdığı gibi resmî kurallarla oynanır.
rulebook-table-differs = { $count ->
    [one] Bu masada resmî kurallarla oynanır, bir istisna dışında:
   *[other] Bu masada resmî kurallarla oynanır, şu { $count } istisna dışında:
}

## The aim and a turn

rulebook-aim = İki ile on kişi arasında oynanır. Herkese 7 kart dağıtılır. **Bütün kartlarından ilk kurtulan sen ol:** turu kazanır, ötekilerde kalan kartların puanını alırsın. 500 puana ilk ulaşan maçı kazanır.
rulebook-turn = **Sıran gelince** ortanın en üstündeki karta uyan bir kart oynarsın ya da bir kart çekersin.
rulebook-fits = **Bir kart**, ortadaki kartla aynı renkte, aynı sayıda ya da aynı simgedeyse **uyar**. Joker her zaman uyar. Jokerden sonra, oynayanın seçtiği renk geçerlidir.
rulebook-draw = **Kart çekmek:** oynayabilecek olsan da çekebilirsin. Çektiğin kart uyarsa onu hemen oynayabilirsin; elindeki başka bir kartı oynayamazsın. Uymazsa elinde kalır ve sıran biter.
rulebook-direction = **Yön:** bir Yön Değiştir çevirene kadar oyun oturma sırasıyla döner.
rulebook-empty = **Çekilecek kart kalmadı mı?** Oynanan kartlar, en üstteki dışında, karıştırılıp yeni çekme destesi olur.

## The deal and the first card

rulebook-dealer = İlk turdan önce herkes bir kart çeker, en yüksek sayıyı çeken dağıtır. Sonra dağıtma sırası her turda bir kişi öteye geçer.
rulebook-first-card = Herkes kartlarını alınca bir kart daha açılır ve ortadaki ilk kart olur. Sayı kartı değilse geçilir ve bir sayı kartı gelene kadar sonraki açılır.
rulebook-first-turn = Dağıtandan sonraki oyuncu başlar.

## The cards

rulebook-cards = Destede dört renkte **112 kart** vardır. Renkleri ayırt edemeyenler için her rengin kartlarının köşesinde kendi işareti de vardır.
rulebook-cards-numbers = **Sayı kartları:** her renkte bir tane 0 ve 1’den 9’a kadar her sayıdan iki tane.
rulebook-cards-actions = **Aksiyon kartları:** her renkte iki Engel, iki Yön Değiştir ve iki +2.
rulebook-cards-wilds = **Jokerler:** dört Joker, dört Joker +4, bir Karıştırma Jokeri ve üç Yazılabilir Joker.
rulebook-cards-decks = Bir masa, Karıştırma Jokeri ve Yazılabilir Joker içermeyen 108 kartlık klasik desteyi ya da Karıştırma Jokeri yerine Takas Jokeri olan 2015 destesini de seçebilir.

## Action cards

rulebook-actions = Aksiyon kartı sayı kartı gibi oynanır: rengiyle uyar ya da hangi renkte olursa olsun aynı simgenin üstüne uyar.
rulebook-skip = **Engel:** sonraki oyuncu sırasını kaybeder.
rulebook-reverse = **Yön Değiştir:** oyun bundan sonra öteki yöne döner.
rulebook-draw-two = **+2:** sonraki oyuncu 2 kart çeker ve sırasını kaybeder. Masada üst üste koyma yoksa buna kartla karşılık veremez.
rulebook-last-action = **Son kartın olarak** da işler: +2 ya da Joker +4 oynanınca önce sonraki oyuncu çeker, o kartlar da senin puanına eklenir.

## Wilds

rulebook-wild = **Joker:** her kartın üstüne uyar. Bundan sonra geçerli olacak rengi sen seçersin; öncekiyle aynı da olabilir.
rulebook-shuffle = **Karıştırma Jokeri:** seninki de dahil bütün eller toplanır, karıştırılır ve senden sonraki oyuncudan başlayarak birer birer yeniden dağıtılır. Sonra bir renk seçersin.
rulebook-swap = **Takas Jokeri** (2015 destesi): seçtiğin bir oyuncuyla bütün elini değiştirirsin. Sonra bir renk seçersin.
rulebook-customizable = **Yazılabilir Joker:** sade bir Joker. Ama masa üstüne bir şey yazmış olabilir: bir daha oyna; ya da uyan kartı yoksa sonraki oyuncu 3 kart çeker; ya da kendi sözleri.
rulebook-last-wild = Son kart olarak oynanınca ne Karıştırma ne de Takas elleri değiştirir.

## Wild Draw Four and the challenge

rulebook-draw-four = **Joker +4:** her kartın üstüne uyar. Sen bir renk seçersin, sonraki oyuncu 4 kart çeker ve sırasını kaybeder.
rulebook-limit = **Sınır:** yalnızca elinde kalan kartlar arasında geçerli renkten kart ve sade Joker yoksa kurala uygundur. Sayısı ya da simgesi uyan kartların önemi yoktur.
rulebook-bluff = **Blöf:** yine de oynayabilirsin. Kart çekmesi gereken oyuncu kuşkulanmadıkça bir şey olmaz.
rulebook-challenge = **İtiraz:** o oyuncu çekmeden önce **{ button-challenge }** düğmesine basar ve senin elini görür; başka kimse görmez.
    - Blöfse: 4 kartı sen çekersin, itiraz eden sırasını normal oynar.
    - Blöf değilse: itiraz eden 6 kart çeker ve sırasını kaybeder.
rulebook-challenge-colour = Seçtiğin renk iki durumda da geçerli kalır.
rulebook-last-draw-four = Son kartınsa ona itiraz edilemez.

## Saying Uno and catching

rulebook-uno = **Uno!** Kart oynadıktan sonra elinde **tek kart** kalan Uno demek zorundadır. O karttan hemen önce ya da hemen sonra **{ button-uno }** düğmesine bas ya da `/uno` yaz.
rulebook-catch = **Yakalamak:** unutanı, sonraki oyuncu sırasına başlayana kadar herkes yakalayabilir. **{ button-catch }** düğmesine bas ya da `/catch` yaz. Yakalanan 2 kart çeker.
rulebook-grace = Yakalama 2 saniye bekler, böylece yavaş bağlantı kimseye kart kaybettirmez. Bu sürede Uno diyen güvendedir.
rulebook-false = Yanlış yakalamanın bedeli yoktur, Uno’yu erken söylemenin de yoktur: sayılmaz.
rulebook-uno-again = Takas ya da karıştırmayla eline tek kart gelen de Uno demek zorundadır. Kart çekip yeniden tek karta düşen yeniden söylemek zorundadır.

## Points and the match

rulebook-points = Elini bitiren, **ötekilerde kalan bütün kartların puanını alır:**
    - sayı kartları: sayısı kadar
    - Engel, Yön Değiştir, +2: 20’şer
    - her tür joker: 50’şer
rulebook-example = **Bir örnek:** birinin elinde şu üçü kaldı. Kazanana 7 + 20 + 50 = **77 puan** getirir.
rulebook-match = **Maç**, biri 500 puana ulaşana kadar tur tur sürer.
rulebook-blocked = Kimse oynayamıyorsa ve çekilecek kart kalmadıysa tur tıkanır. Kazanan olmadan biter.
rulebook-race = Kazandıkların sunucunun sıralamasında da sayılabilir: `/leaderboard`.

## Other kinds of match

rulebook-lowest = **En düşük toplam:** herkes elinde kalan kartları kendi puanına ekler. Biri hedefe ulaşınca en düşük toplam kazanır.
rulebook-elimination = **Eleme:** aynısı, ama hedefe ulaşan elenir. Son kalan kazanır.
rulebook-single = **Tek tur:** ilk bitiren hemen kazanır. Ya da belirli sayıda tur oynanır.
rulebook-partners = **Eşli:** iki takımda dört kişi, eşler karşılıklı oturur. Biri elini bitirince takımı öteki ikisinin kartlarının puanını alır. Eşin kartları sayılmaz.

## Two players

rulebook-two = İki kişiyle Engel, +2 ve Joker +4 sırayı hemen oynayana geri getirir.
rulebook-two-reverse = Yön Değiştir, Engel gibi işler: bir daha oynarsın. Masa, bunun yalnızca yönü değiştirmesini ve sıranın ötekine geçmesini de seçebilir.
rulebook-two-swap = Eller değiştirilecekse seçecek kimse yoktur: ötekiyle değiştirirsin.
rulebook-two-left = Daha kalabalık bir masada yalnız iki oyuncu kalınca da aynısı geçerlidir.

## House rules (the list itself comes from the options)

rulebook-house = Masa sahibi bunları maçtan önce değiştirebilir: masadaki **{ button-options }** bunun sayfasını açar.
rulebook-option = **{ $option }** – { $meaning }
rulebook-house-option = **{ $option }** – { $meaning } Resmî: { $value }.
rulebook-presets = Bir masa bunlardan biriyle başlayabilir: `/game new preset:`.
rulebook-preset = **{ $name }** – { $changes }
rulebook-preset-official = her şey bu kitaptaki gibi
rulebook-change = { $option }: { $value }

## The small print

rulebook-small-stack = **Üst üste koyma:** sayılar toplanır. Eklenen kart herhangi bir renkte olabilir. Ekleyemeyen ya da eklemek istemeyen hepsini çeker ve sırasını kaybeder. Çekildikten sonra ortadaki kart yine sıradan bir karttır.
rulebook-small-stack-challenge = Üst üste konanlardan yalnızca son +4 kartına itiraz edilebilir: blöfse hepsini blöf yapan çeker; yanılan itirazcı bundan 2 fazla çeker.
rulebook-small-jump = Aksiyon kartıyla **araya girme:** ilk kartın yapacağı düşer ve senin oturduğun yerden başlayarak seninki geçerli olur. Yön Değiştir yönü ikinci kez çevirmez. Üst üste koyma varsa alınacak kartlar toplanır.
rulebook-small-jump-never = Renk seçimi ya da itiraz beklenirken veya sonraki oyuncu kart çektikten sonra kimse araya giremez.
rulebook-small-first = **Geçerli sayılan ilk kart:** +2 ve Engel dağıtandan sonraki oyuncuya düşer. Yön Değiştir çıkarsa dağıtan başlar ve oyun öteki yöne döner. Joker çıkarsa dağıtandan sonraki oyuncu rengi seçer ve başlar. Joker +4 desteye geri konur.
rulebook-small-seven = **Yedi ve sıfır:** son kart olarak elleri değiştirmez. İki kişiyle 0 da elleri değiştirir.
rulebook-small-must = **Oynama zorunluluğu** ve **çekileni oynama zorunluluğu** kimseyi Joker +4 ile blöf yapmaya zorlamaz.
rulebook-small-short = Çekilmesi gerekenden az kart kaldıysa, kalan kadar çekilir.
rulebook-small-end = Bir tur en geç 5.000 hamle sonra biter.

## Computers, being away, coming late

rulebook-computers = **Bilgisayarlar** her yere oturabilir: **{ button-computer }**. Kendi kartlarını ve masayı görürler, senden fazlasını değil. Ne kadar iyi oynayacaklarını masa sahibi seçer.
rulebook-away = **Uzakta mısın?** Süren dolunca yerine bilgisayar oynar. Kartların senin kalır: bir düğmeye bas, yine sen oynarsın.
rulebook-vote = **Biri herkesi bekletiyor mu?** Masa oy verebilir: `/game vote`. Oyların yarısından fazlasıyla bir sıra atlanır ya da biri çıkarılır.
rulebook-pause = **Ara vermek:** masa sahibi oyunu duraklatabilir, kimsenin süresi işlemez. Oynayan herkes devam ettirebilir.
rulebook-late = **Geç katılma:** iki tur arasında herkes oturabilir; tur ortasında yalnızca masa izin veriyorsa. Yeni gelenler puansız başlar; düşük toplam kazanıyorsa masadaki en yüksek toplamla başlar.
rulebook-watch = **İzlemek:** oynamayan izleyebilir ve herkesin görebildiğini görür: `/game watch`.
rulebook-leave = **Tamamen ayrılma:** kartların çekme destesine döner. Puanların kalır ama artık kazandırmaz. Tek oyuncu kalırsa maç biter. Eşli oyunda yerini bilgisayar alır.

## A fair deal

rulebook-fair = Kartları kimse seçmez, bu botu işleten bile; sen de denetleyebilirsin.
rulebook-fair-seed = Her karıştırma gizli bir metinden, **başlangıç değerinden** çıkar. Bunun parmak izi (SHA-256) ilk karttan önce belirlenir ve masada **{ button-more }** düğmesine basan herkes görebilir. Tur bitince değerin kendisi gösterilir. Parmak izi tutuyorsa arada hiçbir şey değiştirilmemiştir.
rulebook-fair-record = `/record`, oynadığın bir maçta olan her şeyi, bir programın denetleyebileceği bir dosya olarak verir.

## The words of the game

rulebook-words = - **Orta:** oynanan kartlar; yalnızca en üstteki sayılır.
    - **Çekme destesi:** çekilen kapalı kartlar.
    - **Geçerli renk:** uyulması gereken renk; üstteki kartın rengi ya da jokerle seçilen renk.
    - **Uymak:** aynı renkte, sayıda ya da simgede olmak veya joker olmak.
    - **Elini bitirmek:** son kartı oynamak. Turu kazandırır.
    - **Blöf:** sınırına aykırı oynanan Joker +4.
    - **İtiraz:** bir Joker +4 kartından kuşkulanmak.
    - **Yakalamak:** tek kartla kalıp Uno demeyeni bildirmek.
    - **Üst üste koyma:** çekme kartının üstüne çekme kartı koymak (ev kuralı).
    - **Araya girme:** ortadaki kartın tıpatıp aynısını sıra beklemeden oynamak (ev kuralı).
    - **Masa sahibi:** masayı açan kişi.
    - **Dağıtım:** bir turun kartlarının nasıl karıldığı.
