### Turkish, with "sen". Values take no suffixes: "{ $name } sırada", "{ $target } ile", "düğmesine bas".

language-name = Türkçe

## Lists

list-between = { $first }, { $second }
and-between = { $first } ve { $second }
clause-between = { $first }; { $second }
comma-between = { $first }, { $second }

## Cards and colours

colour-R = Kırmızı
colour-Y = Sarı
colour-G = Yeşil
colour-B = Mavi

loud-R = 🟥 **KIRMIZI** ◯
loud-Y = 🟨 **SARI** ▲
loud-G = 🟩 **YEŞİL** ☰
loud-B = 🟦 **MAVİ** ◆

heading-R = 🟥 Kırmızı ◯
heading-Y = 🟨 Sarı ▲
heading-G = 🟩 Yeşil ☰
heading-B = 🟦 Mavi ◆
heading-wild = ⬛ Joker

symbol-S = Engel
symbol-R = Yön Değiştir
symbol-D = +2

card-coloured = { $colour } { $symbol }
card-group = { $colour } { $symbols }
card-W = Joker
card-W4 = Joker +4
card-WH = Karıştırma Jokeri
card-WX = Takas Jokeri
card-WC1 = Yazılabilir Joker 1
card-WC2 = Yazılabilir Joker 2
card-WC3 = Yazılabilir Joker 3
card-named = { $card } ({ $colour })
custom-rule = { $kind ->
    [extra_turn] bir daha oyna
    [draw_three] uyan kartı yoksa sonraki oyuncu 3 kart çeker
    [text] { $text }
   *[blank] sade bir Joker
}

card-times = { $card } ×{ $count }

match-colour = { $colour }
match-both = { $colour } veya **{ $symbol }**
match-nothing-yet = seçilecek renk

## Names

name-unknown = Oyuncu { $seat }
name-twin = { $name } ({ $seat })
typed-blank = (boş)
name-partner = { $name } (eşin)
name-computer = { $name } 🤖
name-computer-level = { $name } 🤖 { $level ->
    [easy] kolay
    [hard] zor
   *[normal] normal
}
menu-level = Bilgisayarlar ne kadar iyi oynasın?
menu-level-choice = { $level ->
    [easy] Bilgisayarlar: kolay
    [hard] Bilgisayarlar: zor
   *[normal] Bilgisayarlar: normal
}
choice-level-easy = kolay
choice-level-normal = normal
choice-level-hard = zor

## The board

board-title = -# Uno · { $round }. tur · { $goal }
goal-target = hedef { $target } puan
goal-rounds = { $rounds ->
    [one] tek tur
   *[other] { $rounds } turun sonunda en çok puan
}
goal-rounds-low = { $rounds ->
    [one] tek tur, en düşük toplam kazanır
   *[other] { $rounds } turun sonunda en düşük toplam
}
goal-lowest = biri { $target } puana ulaşınca en düşük toplam kazanır
goal-elimination = { $target } puana ulaşan elenir, son kalan kazanır
goal-single = tek tur, ilk bitiren kazanır

board-turn = ### ► Sıra: { $name }
board-drawn = ### ► { $name } kart çekti: oynar ya da elinde tutar
board-draw-four = ### ► { $name } ya 4 kart alır ya itiraz eder
board-take-four = ### ► { $name } { $count } kart alacak
board-penalty = ### ► { $name } { $count } kart almak zorunda
board-colour = ### ► { $name } ilk rengi seçiyor
board-paused = ### ⏸ Oyun duraklatıldı
board-paused-how = Hiçbir şey kaybolmaz. Hazır olunca **{ button-resume }** düğmesine bas.

board-match = Geçerli: { $match }
board-pile = Ortada **{ $card }** var

board-says = Kartta yazan: **{ $rule }**
board-stack = Birikti: **+{ $count }** · al ya da üstüne koy: { $kind ->
    [draw_two] +2
    [wild_draw_four] Joker +4
   *[any] +2 veya Joker +4
}
board-jump = ⚡ Elinde bir **{ $card }** daha olan araya girebilir
board-teams = Takımlar: **{ $first }** – **{ $second }**
board-misplay = Uymayan bir kart da denenebilir; bedeli { $count } kart ve sıra
board-clock = Süre bitiyor: { $when }
board-clock-over = Süre doldu: birazdan bilgisayar oynar
board-no-clock = Acele yok: süre sınırı kapalı
board-draw-pile = Çekme destesi **{ $count }**
board-order = { $turned ->
    [yes] sıra **aşağı** ↓ (ters yön)
   *[no] sıra **aşağı** ↓
}

row-turn = ► **{ $name }**
row-other = ◦ { $name }
row-cards = { $blocks } **{ $count }**
row-points = { $points } p.
row-next = sıradaki
row-exposed = ❗ **henüz Uno demedi**
row-said = 📣 Uno dedi
row-away = 💤 uzakta
row-out = elendi
row-waits = sonraki turda oynar

closed-ended = ### Bu oyun bitirildi
closed-empty = ### Herkes ayrıldı, bu masa kapandı
closed-expired = ### Bir süredir kimse gelmedi, bu masa kapandı
closed-replaced = ### Bu masanın yerini yeni bir masa aldı
closed-how = Yenisini `/game new` ile aç.

## The lobby

lobby-title = ### 🃏 Bir Uno masası açık
lobby-host = { $name } seni davet ediyor. Oturmak için **{ button-join }** düğmesine bas, 2 ile { $most } arası kişi oynayabilir.
lobby-seats = **Masadakiler** · { $count } / { $most }
lobby-seat = { $place }. { $name }
lobby-seat-host = { $place }. { $name } · masa sahibi
lobby-lonely = Bir kişi daha gerek: bir arkadaşını bekle ya da bilgisayar ekle.
lobby-ready = Herkes gelince { $name } **{ button-start }** düğmesine basar.
lobby-full = Masa dolu. { $name } **{ button-start }** düğmesine basar.
lobby-rules = **Buradaki kurallar**

rule-deck-modern = Modern deste, 112 kart
rule-deck-classic = Klasik deste, 108 kart
rule-deck-swap = 2015 destesi, 112 kart
rule-deck-fewer = { $deck }, çıkarılan: { $kinds }
rule-decks = { $count } deste birlikte, her biri: { $deck }
rule-hand-size = { $count } kartla başlanır
rule-first-card-ignore = Ortaya açılan ilk kart hep bir sayıdır
rule-first-card-effect = Ortaya açılan ilk kart sayı olmasa da geçerlidir
rule-goal-target = Bitiren, ötekilerin kartlarını puan olarak alır; { $target } puana ulaşan kazanır
rule-goal-rounds = { $rounds ->
    [one] Bitiren, ötekilerin kartlarını puan olarak alır; tek tur oynanır
   *[other] Bitiren, ötekilerin kartlarını puan olarak alır; { $rounds } turun sonunda en çok puan kazanır
}
rule-goal-rounds-low = { $rounds ->
    [one] Herkes elinde kalan kartları sayar; tek tur oynanır
   *[other] Herkes elinde kalan kartları sayar; { $rounds } turun sonunda en düşük toplam kazanır
}
rule-goal-single = Tek tur: ilk bitiren kazanır
rule-goal-lowest = Herkes elinde kalan kartları sayar; biri { $target } puana ulaşınca en düşük toplam kazanır
rule-goal-elimination = Herkes elinde kalan kartları sayar; { $target } puana ulaşan elenir
rule-draw-four = Joker +4: { $limit }; { $challenge }
rule-draw-four-free = Joker +4: istediğin zaman
rule-draw-four-colour-or-wild = yalnızca elinde ne geçerli renk ne de sade bir Joker varken
rule-draw-four-colour = yalnızca elinde geçerli renk yokken
rule-draw-four-colour-or-any-wild = yalnızca elinde ne geçerli renk ne de başka bir joker varken
rule-challenge-on = cesaretin varsa blöf yap, ama itiraz edilebilir
rule-challenge-off = blöf yok
rule-uno = { $penalty ->
    [0] Uno demeden yakalanan: bir şey olmaz
   *[other] Uno demeden yakalanan: { $penalty } kart çeker
}
rule-wrong-catch = { $penalty ->
    [0] yanlış yakalamanın bedeli yok
   *[other] yanlış yakalayan: { $penalty } kart çeker
}
rule-grace = { $seconds ->
    [0] yakalama hemen geçerli
   *[other] yakalama { $seconds } saniye sonra geçerli
}
rule-must-play = Oynayabilen oynamak zorunda: yalnızca oynayamayan çeker
rule-draw-until-playable = Kart çeken, uyan bir kart gelene kadar çeker
rule-force-play = Çekilen kart uyuyorsa oynanmak zorunda
rule-seven-zero = 7 oynayan seçtiği oyuncuyla el değiştirir, 0 bütün elleri bir kişi öteye geçirir
rule-jump-in = Araya girme: ortadaki kartın tıpatıp aynısı sıra beklemeden oynanabilir
rule-partners = Eşli: karşılıklı oturan iki kişilik iki takım, puan ortak
rule-no-action-finish = Son kart bir sayı kartı olmalı
rule-stacking-same = Üst üste koyma: +2 üstüne +2, +4 üstüne +4
rule-stacking-cross = Üst üste koyma: her çekme kartının üstüne her çekme kartı
rule-two-player-reverse = İki kişiyle Yön Değiştir yalnızca yönü değiştirir
rule-misplay-penalty = Uymayan bir kart denenebilir: { $count } kart çekersin ve sıran biter
rule-custom-rules = Üç Yazılabilir Joker: { $rules }
rule-special-wild-points = Karıştırma, Takas ve Yazılabilir Joker { $points } puan sayılır
rule-late-join = Yeni gelenler tur ortasında katılabilir
rule-clock = Sıra başına { $seconds } saniye, sonra senin yerine bilgisayar oynar
rule-no-clock = Süre sınırı yok

## The hand

hand-note = > { $note }
hand-your-turn = ### Sıra sende – geçerli: { $match }
hand-wait = ### { $name } oynuyor
hand-wait-next = ### { $name } oynuyor – sonra sen
hand-drawn = ### Çektiğin kart: { $card }
hand-drawn-how = Uyuyor: oyna ya da elinde tut ve sıranı bitir.
hand-drawn-must = Uyuyor, o yüzden oynamak zorundasın.
hand-jump = ### ⚡ Araya girebilirsin: { $card }
hand-stack-how = **Ya da bir çekme kartı ekle**: o zaman sonraki oyuncu bu { $count } kartı ve ekleneni alır.
hand-must-play = Elinde uyan bir kart var, o yüzden çekemezsin.
hand-no-action-finish = Burada son kartın bir sayı kartı olmalı.
hand-misplay = ✗ uymuyor; yine de denersen { $count } kart çekersin ve sıran biter.
hand-says = -# { $card }: { $rule }
hand-draw-four = ### { $name } sana Joker +4 oynadı
hand-draw-four-take = **{ $take } kart al:** { $take } kart çekersin ve bu sıranı kaybedersin.
hand-draw-four-challenge = **{ button-challenge }:** bunun blöf olduğunu söylersin, { $name } elini yalnız sana gösterir. { $rule }
hand-draw-four-bluff = · blöfse: { $name } { $take } kartı çeker, sen oynarsın
hand-draw-four-fair = · blöf değilse: { $lost } kart çekersin ve bu sıranı kaybedersin
hand-bluff-colour = { $known ->
    [yes] Elinde hâlâ { $colour } kart varsa { $name } blöf yapmıştır.
   *[no] Elinde hâlâ önceki geçerli renkten bir kart varsa { $name } blöf yapmıştır.
}
hand-bluff-colour-or-wild = { $known ->
    [yes] Elinde hâlâ { $colour } kart ya da sade bir Joker varsa { $name } blöf yapmıştır.
   *[no] Elinde hâlâ önceki geçerli renkten bir kart ya da sade bir Joker varsa { $name } blöf yapmıştır.
}
hand-bluff-colour-or-any-wild = { $known ->
    [yes] Elinde hâlâ { $colour } kart ya da başka bir joker varsa { $name } blöf yapmıştır.
   *[no] Elinde hâlâ önceki geçerli renkten bir kart ya da başka bir joker varsa { $name } blöf yapmıştır.
}
hand-take = ### { $count } kart alman gerek
hand-take-how = Kartları al, sıra sonraki oyuncuya geçsin.
hand-colour = ### İlk kart bir joker: rengi seç
hand-picking = ### { $card }: hangi renk?
hand-picking-how = Elinde kalacaklar
hand-kept = { $heading }: { $cards }
hand-picking-swap = Vereceğin kartlar
hand-picking-shuffle = Bütün eller karıştırılır. Senden katılanlar
hand-picking-partner = ### { $card }: kiminle el değiştireceksin?
hand-offer = ### { $card } uymuyor – geçerli: { $match }
hand-offer-how = Yine de denemek ister misin? Kart sana geri döner, { $count } kart çekersin ve sıran biter.
hand-picking-last = Bu son kartın: bir renk seç ve turu kazan.
hand-pass = Çekilecek kart kalmadı. Hiçbiri uymuyorsa pas geç.
hand-pile = Ortada: { $card } · geçerli: { $match }
hand-pile-alone = Ortada: { $card }
hand-other = { $name } **{ $count }**
hand-other-exposed = { $name } **{ $count }** ❗ Uno yok
hand-other-said = { $name } **{ $count }** 📣
hand-draw-pile = çekme destesi **{ $count }**
hand-exposed = ❗ **Tek kartın kaldı – biri seni yakalamadan { button-uno } düğmesine bas.**
hand-say-before = İki kart kaldı: oynamadan önce **{ button-uno }** düğmesine bas, kimse seni yakalayamasın.
hand-called = 📣 Uno dedin. Şimdi iki kartından birini oyna.
hand-said = 📣 Uno dedin.
hand-page = { $count } farklı karttan { $from }–{ $to } arası
hand-paused = ### ⏸ Oyun duraklatıldı
hand-paused-how = Panodaki **{ button-resume }** düğmesine bas ya da sıran gelince oyna.
hand-lobby = ### Kartlar henüz dağıtılmadı
hand-lobby-how = Masa sahibi **{ button-start }** düğmesine basınca kartların gelir.
hand-between = ### Tur bitti
hand-between-how = Hazır olunca **{ button-next-round }** düğmesine bas.
hand-between-ready = Hazırsın.
hand-finished = ### Maç bitti
hand-finished-how = Yeniden oynamak için panodaki **{ button-rematch }** düğmesine bas.
hand-closed = ### Bu masa kapalı
hand-closed-how = Yenisini `/game new` ile aç.
hand-gone = ### Artık bu masada oturmuyorsun
hand-gone-how = Elindeki kartlar desteye döndü.
hand-watching = ### Bu turda yoksun
hand-watching-how = Sonraki tur dağıtılınca kart alırsın.

## Why not? – the reasons in a hand

why-title = **Neden olmuyor?**
why-line = - { $reason }
why-cards = { $cards }: { $reason }
why-does-not-match = { $cards }: ne { $colour } ne **{ $symbol }**.
why-other-colour = { $cards }: { $colour } değil. Joker üstünde yalnızca renk sayılır.
why-breaks-limit = { $limit ->
    [colour] Elinde geçerli renk varken oynanamaz. Burada blöf yapılamaz.
    [colour_or_any_wild] Elinde geçerli renk ya da başka bir joker varken oynanamaz. Burada blöf yapılamaz.
   *[colour_or_wild] Elinde geçerli renk ya da sade bir Joker varken oynanamaz. Burada blöf yapılamaz.
}
why-cannot-stack = { $kind ->
    [draw_two] Kart alman gerekiyor, buraya yalnızca +2 eklenebilir.
    [wild_draw_four] Kart alman gerekiyor, buraya yalnızca Joker +4 eklenebilir.
   *[any] Kart alman gerekiyor, buraya yalnızca +2 ya da Joker +4 eklenebilir.
}
why-owed = { $count } kart alman gerekiyor, almadan hiçbir şey oynayamazsın. Bu masada üst üste koyma kapalı.
why-owed-challenge = { $count } kart alman gerekiyor, almadan ya da itiraz etmeden hiçbir şey oynayamazsın. Bu masada üst üste koyma kapalı.
why-not-your-turn = Şu an { $name } sırada. Bu masada araya girme kapalı, sıranı beklemen gerek.
why-jump-closed = Şu an { $name } sırada. Araya girmek için geç: sıra başladı ya da henüz sonuçlanmayan bir şey var.
why-not-identical = Şu an { $name } sırada. Sıra beklemeden yalnızca ortadaki kartın aynısını oynayabilirsin: bir { $card } daha.
why-wild-on-top = Şu an { $name } sırada. Joker üstüne kimse araya giremez.
why-out-of-turn = Şu an { $name } sırada. { $reason }
why-draw = O hâlde kart çek: **{ button-draw }**.

## Buttons

button-join = Katıl
button-leave = Ayrıl
button-leave-match = Maçtan tamamen ayrıl
button-start = Başlat
button-computer = Bilgisayar ekle
button-hand = Elim
button-draw = Kart çek
button-uno = Uno!
button-uno-said = Uno dedin
button-catch = Yakala!
button-catch-name = Yakala: { $name }!
button-options = Kurallar…
button-form-numbers = Kart ve deste sayısı…
button-form-written = Kartlara yaz…
button-form-goals = Hedef, turlar, süre…
button-form-calls = Cezalar ve bekleme…
button-more = Daha fazla…
button-resume = Devam et
button-next-round = Sonraki tur
button-next-round-ready = Sonraki tur ({ $ready }/{ $people } hazır)
button-rematch = Rövanş
button-play-drawn = Oyna: { $card }
button-jump = Araya gir: { $card }
button-unfit = ✗ { $card }
button-offer = Dene: { $card }
button-partner = { $name } · { $count } kart
button-why = Neden olmuyor?
button-why-back = Nedenleri gizle
button-draw-until = Uyan gelene kadar çek
button-keep = Elinde tut
button-challenge = İtiraz et
button-take = { $count } kart al
button-pass = Pas geç
button-back = Geri
button-page-earlier = ← Kartlar { $from }–{ $to }
button-page-later = Kartlar { $from }–{ $to } →
button-rules = Nasıl oynanır
button-settings = Ayarlar
button-scores = Sıralama
button-scores-page-back = ← Sayfa { $page }
button-scores-page-on = Sayfa { $page } →

## What has happened

event-dealer-drawn = { $you ->
    [yes] En yüksek kartı sen çektin, sen dağıtıyorsun
   *[no] { $name } en yüksek kartı çekti, kartları dağıtıyor
}
event-round-started = { $you ->
    [yes] Tur { $round }: sen dağıttın, **{ $card }** açıldı
   *[no] Tur { $round }: { $name } dağıttı, **{ $card }** açıldı
}
event-card-played = { $you ->
    [yes] **{ $card }** oynadın
   *[no] { $name } **{ $card }** oynadı
}
event-card-jumped = { $you ->
    [yes] **{ $card }** ile araya girdin
   *[no] { $name } **{ $card }** ile araya girdi
}
event-cards-drawn = { $you ->
    [yes] { $count ->
        [0] Kart çekemedin: kart kalmamıştı
       *[other] { $count } kart çektin
    }
   *[no] { $count ->
        [0] { $name } kart çekemedi: kart kalmamıştı
       *[other] { $name } { $count } kart çekti
    }
}
event-cards-drawn-and-skipped = { $you ->
    [yes] { $count ->
        [0] Kart kalmadığı için çekemedin ve sıranı kaybettin
       *[other] { $count } kart çektin ve sıranı kaybettin
    }
   *[no] { $count ->
        [0] { $name } kart kalmadığı için çekemedi ve sırasını kaybetti
       *[other] { $name } { $count } kart çekti ve sırasını kaybetti
    }
}
event-card-kept = { $you ->
    [yes] Kartı elinde tuttun
   *[no] { $name } kartı elinde tuttu
}
event-turn-skipped = { $you ->
    [yes] Sıranı kaybettin
   *[no] { $name } sırasını kaybetti
}
event-turn-passed = { $you ->
    [yes] Pas geçtin: oynayacak da çekecek de kart yok
   *[no] { $name } pas geçti: oynayacak da çekecek de kart yok
}
event-direction-changed = oyunun yönü değişti
event-colour-named = { $you ->
    [yes] Rengi seçtin: { $colour }
   *[no] { $name } rengi seçti: { $colour }
}
event-penalty-owed = { $you ->
    [yes] { $count } kart alman gerek
   *[no] { $name } { $count } kart almak zorunda
}
event-challenge-guilty = { $you ->
    [by] İtiraz ettin: { $target } blöf yapmıştı
    [target] { $name } sana itiraz etti: blöftü
   *[no] { $name } itiraz etti: { $target } blöf yapmıştı
}
event-challenge-innocent = { $you ->
    [by] İtiraz ettin: { $target } blöf yapmamıştı
    [target] { $name } sana itiraz etti: blöf değildi
   *[no] { $name } itiraz etti: { $target } blöf yapmamıştı
}
event-uno-said = { $you ->
    [yes] **Uno!** dedin
   *[no] { $name } **Uno!** dedi
}
event-catch-missed = { $you ->
    [by] Boşuna yakalamaya çalıştın: { $target } güvendeydi
    [target] { $name } seni yakalamaya çalıştı ama güvendeydin
   *[no] { $name } boşuna yakalamaya çalıştı: { $target } güvendeydi
}
event-uno-caught = { $you ->
    [by] Yakaladın: { $target } Uno dememişti
    [target] { $name } seni Uno demeden yakaladı
   *[no] { $name } yakaladı: { $target } Uno dememişti
}
event-hands-swapped = { $you ->
    [by] { $target } ile el değiştirdin
    [target] { $name } seninle el değiştirdi
   *[no] { $name }, { $target } ile el değiştirdi
}
event-hands-passed-on = bütün eller bir kişi öteye geçti
event-hands-shuffled = bütün eller karıştırılıp yeniden dağıtıldı
event-pile-reshuffled = oynanan kartlar karıştırılıp yeni çekme destesi oldu
event-custom-rule = { $kind ->
    [extra_turn] kartta yazan: bir daha oyna
    [draw_three] kartta yazan: uyan kartı yoksa sonraki oyuncu 3 kart çeker
   *[text] kartta yazan: { $text }
}
event-card-misplayed = { $you ->
    [yes] { $card } denedin, uymadı
   *[no] { $name } { $card } denedi, uymadı
}
event-clock-expired = { $you ->
    [yes] Süren doldu, senin yerine bilgisayar oynadı
   *[no] { $name } için süre doldu: bilgisayar oynuyor
}
event-seat-left = { $you ->
    [yes] Ayrıldın
   *[no] { $name } ayrıldı
}
event-seat-joined = { $you ->
    [yes] Masaya oturdun
   *[no] { $name } masaya oturdu
}
event-round-won = { $you ->
    [yes] { $points ->
        [0] Elini bitirdin ve turu kazandın
       *[other] Elini bitirdin: { $points } puan
    }
   *[no] { $points ->
        [0] { $name } elini bitirdi ve turu kazandı
       *[other] { $name } elini bitirdi: { $points } puan
    }
}
event-round-blocked = Tur tıkandı: kimse oynayamıyor ya da çekemiyor
event-round-abandoned = Tur yarıda kaldı: karşısına oynanacak kimse kalmadı
event-match-won = { $count ->
    [one] Maçı { $names } kazandı
   *[other] { $names } maçı paylaştı
}
event-match-abandoned = Maç yarıda kaldı

## What is told to the one who did it, or to whom it was done

note-drew = Çektiğin: **{ $cards }**.
note-drew-nothing = Çekilecek kart kalmamıştı.
note-drew-unplayable = Çektiğin: **{ $cards }**. Uymuyor, elinde kalıyor ve sıran bitti.
note-misplayed = { $count ->
    [0] { $card } uymuyor, sana geri döndü; hiç kart çekmedin ve sıran bitti.
   *[other] { $card } uymuyor, sana geri döndü; { $count } kart çektin ({ $cards }) ve sıran bitti.
}
note-kept = Kartı elinde tuttun. Sıran bitti.
note-uno-in-vain = Bu sayılmaz: sondan bir önceki kartını oynamak üzereyken ya da tek kartın varken Uno de.
note-uno-needless = Gerek yok: şu anda kimse seni yakalayamaz.
note-caught = Yakaladın! { $name } Uno dememişti ve { $count } kart çekiyor.
note-catch-held = İlk sen yakaladın. { $name } daha önce Uno demezse birazdan geçerli olur.
note-catch-missed = Yakalanacak bir şey yok: { $name } güvende.
note-catch-missed-penalty = Yakalanacak bir şey yok: { $name } güvende. Bu sana { $count } karta mal oluyor: { $cards }.
note-challenge-guilty = Blöftü! { $name } { $count } kart çekiyor, sıra sende.
note-challenge-innocent = Blöf değildi. { $count } kart çekiyor ve sıranı kaybediyorsun: { $cards }.
note-challenge-hand = { $name } adlı oyuncunun elini yalnız sen görüyorsun: { $cards }.
note-took = { $count ->
    [0] Hiç kart almadın: kart kalmamıştı
   *[other] { $count } kart aldın: { $cards }
}. Sıran bitti.
note-colour-named = Seçtiğin renk: { $colour }.
note-passed = Pas geçtin.
note-out = Elini bitirdin! Tur senin.
note-back = Tekrar hoş geldin! Kartlarını yine kendin oynuyorsun.
note-stale = Bu düğme yapıldığından beri oyun ilerledi. Şu anki durum bu.

## The end of a round and of a match

summary-last-round = **Son tur** · { $name } elini bitirdi
summary-last-round-points = **Son tur** · { $name } elini bitirdi · { $points } puan
summary-title = ### 🏁 { $round }. turu { $name } kazandı
summary-title-points = ### 🏁 { $round }. turu { $name } kazandı · { $points } puan
summary-title-blocked = ### { $round }. tur tıkandı: kimse oynayamıyor ya da çekemiyor
summary-title-abandoned = ### { $round }. tur yarıda kaldı
summary-left = **Kalan kartlar**
summary-hand = { $name } · { $points } puan · { $cards }
summary-hand-faces = { $name } · { $points } puan · { $faces }
    -# { $cards }
summary-more = ve { $count } daha
summary-totals = **Toplamlar** · { $goal }
summary-total = { $place } · { $name } · **{ $total }**
summary-total-won = { $place } · { $name } · **{ $total }** (+{ $points })
summary-out = { $name } (elendi)
summary-next-at = Sonraki tur: { $when } ya da herkes hazır olunca.
summary-next-ready = Sonraki tur, herkes hazır olunca başlar.
summary-dealer = Kartları { $name } dağıtır.
summary-ready = Hazır: { $ready }. Beklenen: { $waiting }.
summary-seed = -# Dağıtım dürüst müydü? Nasıl denetleneceği { button-more } altında yazıyor.

finished-title = ### 🏆 Maçı { $name } kazandı!
finished-title-team = ### 🏆 Maçı { $names } kazandı!
finished-title-shared = ### 🏆 Maçı paylaşanlar: { $names }!
finished-title-nobody = ### Maç kazanan olmadan bitti
finished-title-abandoned = ### Maç yarıda kaldı
finished-place = { $place } · **{ $name }** · { $total } puan
finished-place-medal = { $medal } { finished-place }
finished-total = { $name } · { $total } puan
finished-place-single = { $medal } **{ $name }**
finished-marks = { $mark } { $name }
finished-course = Her turdan sonraki toplamlar
course-line = { $name }: { $totals }
course-ends = { $name }: sonunda { $total }
finished-rounds = { $rounds ->
    [one] Tek tur oynandı.
   *[other] { $rounds } tur oynandı.
}
finished-again = Aşağıda, kendi mesajında yeniden oynanıyor.
finished-rematch = Aynı kişiler, aynı kurallar? **{ button-rematch }** düğmesine bas.

## Calling people

called = { $who }, sıra sende.
called-again = { $who }, sıra hâlâ sende. Süren doluyor: { $when }.
called-open = { $who } Burada bir oyun açıldı. Oynamak için **{ button-join }** düğmesine bas.
called-open-in = { $who } Bir oyun açıldı: { $place }.

## More about a table

more-title = ### Bu masadaki kurallar
more-deal = **Dağıtım dürüst mü?** Her karıştırma gizli bir başlangıç değerinden çıkar. Bunun parmak izi (SHA-256) ilk karttan önce belirlendi:
    `{ $fingerprint }`
more-deal-later = Değerin kendisi tur bitince gösterilir, böylece herkes denetleyebilir.
more-deal-seed = Tur { $round } bitti, başlangıç değeri şuydu:
    `{ $seed }`
    Bunun SHA-256’sı, tur oynanırken burada duran parmak izidir; karıştırmalar da bu değerden çıkar.
more-leave = Tamamen ayrılırsan kartların desteye döner. Kısa bir süreliğine gidiyorsan masada kal: sen bir düğmeye basana kadar yerine bilgisayar oynar.

## The leaderboard

scores-title = ### 🏆 Sıralama
scores-race = Yarış { $number } · **{ $target }** puana ilk ulaşan tacı alır
scores-race-row = { $rank } · { $name } · **{ $points }**
scores-crowned = { $name } 👑
scores-all-time = -# toplam { $points } · { $played } turda { $won } galibiyet, { $matches } maç
scores-own = **Sen** · { $rank }. sırada · bu yarışta { $points } / { $target } · toplam { $all }
scores-own-none = Burada henüz puanın yok.
scores-empty = Burada henüz kimsenin puanı yok. En az iki kişinin olduğu bir masada bir tur kazan, adın burada dursun.
scores-page = -# Sayfa { $page } / { $pages } · { $count } oyuncu
scores-champions = **👑 Şampiyonlar**
scores-champion = Yarış { $number } · { $name } · { $total } puan · { $when }
scores-no-champion = Henüz kimse yarış kazanmadı: ilk taç sahibini bekliyor.
scores-somebody = ayrılmış biri
race-won = 👑 { $name } { $total } puanla bu sunucunun { $number }. yarışını kazandı ve tacı aldı! Sonraki yarış sıfırdan başlıyor.

## Help

help-title = ### Burada Uno nasıl oynanır
help-start = **Başlamak için** `/game new`. Herkes **{ button-join }**, masa sahibi **{ button-start }** düğmesine basar. Boş yere bilgisayar oturabilir.
help-turn = **Sıra sendeyken:** rengi, sayısı ya da simgesi ortadaki karta uyan bir karta ya da bir jokere bas. Ya da bir kart çek: uyarsa hemen oynayabilirsin. Panodaki **{ button-hand }** kartlarını her zaman gösterir, yalnız sana.
help-draw-four = **Joker +4** yalnızca elinde geçerli renkten kart ve sade Joker yokken kurala uygundur. Kart çekmesi gereken **{ button-challenge }** diyebilir: blöfse 4 kartı blöf yapan çeker; değilse itiraz eden 6 kart çeker.
help-uno = **Uno!** Sondan bir önceki kartını oynarken söyle: hemen önce ya da hemen sonra **{ button-uno }** düğmesine bas. Sonraki oyuncu bir şey yapana kadar herkes **{ button-catch }** düğmesine basabilir, o zaman 2 kart çekersin.
help-score = **Puanlar:** elini bitiren, ötekilerde kalan kartların puanını alır: sayılar kendi değeri, Engel, Yön Değiştir ve +2 için 20, jokerler için 50 puan. 500 puana ilk ulaşan maçı kazanır.
help-away = **Biraz ayrıldın mı?** Süren dolunca, sen bir düğmeye basana kadar yerine bilgisayar oynar.
help-more = **Dahası:** `/learn` oyunu sana özel kısa bir turda öğretir. `/rules` her kartı ve her ev kuralını açıklar. `/settings` dilin ve sıran gelince nasıl çağrılacağın içindir.
help-commands = **Komutlar:** her şey düğmelerle yapılabilir. Yazmayı seven için masada `/game`, sırada `/hand` `/play` `/draw` `/uno` `/catch`, puanlar için `/leaderboard` var.

about-title = ### Bu bot hakkında
about-what = Sunucunda Uno dağıtan, yöneten ve puanları tutan ücretsiz bir bot.
about-cards = Kartları bu bot için çizildi: her rengin kendi işareti vardır, böylece renk görmeden de ayırt edilirler.
about-data = Kullanıcı kimliğini, oynadığın adı, oyunlarını, puanlarını ve ayarlarını saklar; yazdığın hiçbir şeyi saklamaz.
about-trademark = UNO, Mattel’in ticari markasıdır. Bu bot bir hobi projesidir: Mattel ile bağlantısı yoktur, Mattel tarafından yapılmamış ve onaylanmamıştır.
about-version = Sürüm { $version }.

## Refusals: what the rules do not allow

refusal-round-over = Bu tur bitti.
refusal-not-playing = Bu turda oynamıyorsun.
refusal-not-your-turn = { $known ->
    [yes] Sıra sende değil: { $name } oynuyor.
   *[no] Sıra sende değil.
}
refusal-not-in-hand = { $card ->
    [none] Bu kart elinde yok.
   *[other] Elinde { $card } yok.
}
refusal-does-not-match = { $known ->
    [yes] { $card } uymuyor. Geçerli: { $match } ya da bir joker.
   *[no] Bu kart ortadaki karta uymuyor.
}
refusal-breaks-limit = { $limit ->
    [colour] Joker +4 yalnızca elinde geçerli renk yokken oynanabilir.
    [colour_or_wild] Joker +4 yalnızca elinde ne geçerli renk ne de sade bir Joker varken oynanabilir.
    [colour_or_any_wild] Joker +4 yalnızca elinde ne geçerli renk ne de başka bir joker varken oynanabilir.
   *[unknown] Öteki kartların şu an Joker +4 oynamana izin vermiyor.
}
refusal-only-drawn-card = Kart çektin: o kartı oyna ya da elinde tut.
refusal-already-drew = Zaten kart çektin: o kartı oyna ya da elinde tut.
refusal-must-play = Elinde uyan bir kart var, o yüzden çekemezsin.
refusal-must-play-drawn = Çektiğin kart uyuyor, oynanması gerek.
refusal-must-answer-penalty = Önce ortadaki karta karşılık ver: ne yapabileceğin elinde görünüyor.
refusal-cannot-stack = Bu kart bunun üstüne konamaz.
refusal-no-action-finish = Burada son kart bir sayı kartı olmalı.
refusal-colour-required = Hangi renk olacağını da söyle.
refusal-colour-not-wanted = Yalnızca jokerle renk seçilir.
refusal-name-colour-first = Önce ortadaki jokerin rengini seç.
refusal-no-colour-owed = Şu an seçilecek renk yok.
refusal-partner-required = Kiminle el değiştireceğini de söyle.
refusal-partner-not-wanted = Bu kartla kimse el değiştirmez.
refusal-bad-partner = O oyuncuyla el değiştiremezsin.
refusal-nothing-drawn = Kart çekmedin, o yüzden tutacak kart yok.
refusal-nothing-to-draw = Çekilecek kart kalmadı.
refusal-nothing-owed = Alman gereken kart yok.
refusal-nothing-to-challenge = İtiraz edebileceğin bir Joker +4 yok.
refusal-can-draw = Hâlâ kart çekebilirsin, o yüzden pas geçemezsin.
refusal-can-play = Elinde uyan bir kart var, o yüzden pas geçemezsin.
refusal-jump-closed = Araya girmek için geç: oyun ilerledi.
refusal-not-identical = Yalnızca ortadaki kartın tıpatıp aynısıyla araya girebilirsin.
refusal-catch-self = Kendini yakalayamazsın. Onun yerine **{ button-uno }** düğmesine bas.
refusal-catch-absent = O oyuncu bu turda yok.
refusal-caught-wrong-already = Bunu az önce denedin: yakalanacak kimse yok.
refusal-misplay-off = Bu kart uymuyor.
refusal-not-a-misplay = Bu kart uyuyor, doğrudan oyna.
refusal-no-joining = Bu maça artık katılınamaz.
refusal-table-full = Masa dolu.
refusal-wrong-seat = Bu yer boş değil.
refusal-no-grace = Beklenecek bir şey yok.

## Troubles: what cannot be done at the table

trouble-no-table = Bu kanalda masa yok. `/game new` ile bir tane aç.
trouble-table-in-channel = Bu kanalda zaten bir masa var. `/game join` ile otur, `/game show` ile panoyu aşağı getir; ya da önce `/game end` ile bitirilmesini sağla.
trouble-table-closed = O masa kapalı. `/game new` ile yenisini aç.
trouble-not-seated = Bu masada oturmuyorsun.
trouble-already-seated = Zaten bu masada oturuyorsun.
trouble-table-full = Masa dolu: en çok on kişi oynar.
trouble-not-host = Bunu yalnızca masa sahibi yapabilir.
trouble-not-allowed = Bunu yalnızca masa sahibi ya da bu sunucuda oyunlardan sorumlu biri yapabilir.
trouble-too-few = En az iki kişi gerek. Bir arkadaşını bekle ya da bilgisayar ekle.
trouble-already-started = Maç zaten başladı.
trouble-not-started = Maç henüz başlamadı.
trouble-join-later = Bir tur oynanıyor. Bitince otur: o zaman **{ button-join }** düğmesine bas ya da `/game join` kullan.
trouble-cards-short = Burada bir oyuncu daha için yeterli kart yok.
trouble-joining-closed = Maç başladı, artık kimse katılamaz.
trouble-no-such-seat = Bu masada öyle biri oturmuyor.
trouble-no-round = Şu an oynanan bir tur yok.
trouble-round-running = Tur hâlâ sürüyor.
trouble-match-over = Maç bitti.
trouble-match-running = Maç hâlâ sürüyor.
trouble-paused = Oyun duraklatıldı. Önce **{ button-resume }** düğmesine bas.
trouble-not-paused = Oyun duraklatılmış değil.
trouble-no-computer = Bu masada bilgisayar oturmuyor.
trouble-out-of-round = Bu turda yoksun. Sonraki tur dağıtılınca kart alırsın.
trouble-not-saved = Kaydedilemedi, bu yüzden hiçbir şey değişmedi. Lütfen yeniden dene.
trouble-bad-value = Bu değer olmaz.
trouble-broken-table = Bu kanaldaki masa artık okunamıyor. Yerine `/game new` ile yenisini aç ya da sunucuyu yönetebilen biri `/game end` ile kapatsın.
trouble-not-a-person = Yalnızca bir insan masa sahibi olabilir.
trouble-vote-self = Kendin hakkında oy veremezsin. Kalkmak için `/game leave` kullan.
trouble-vote-computer = Bilgisayarlar için oylama yapılmaz. Turlar arasında masa sahibi `/game kick` ile çıkarabilir.
trouble-vote-alone = Tek kişi, hâlâ burada olan birini çıkaramaz. O kişi uzakta değilse iki oy gerekir.
trouble-vote-early = Yalnız sen oy verebiliyorsan, bir sıra ancak süresinin yarısı ya da bir dakika geçince atlanabilir. Biraz daha bekle.
trouble-vote-over = Bu oylama bitti.
trouble-voted = Zaten oy verdin. Yeterince kişi oy verince karar çıkar.
trouble-not-their-turn = Şu an kimse o oyuncuyu beklemiyor, atlanacak bir sıra yok.

## The page of rules

panel-preset = Buradaki kurallar: **{ $name }**.
panel-own = Bunlar kendi belirlediğin kurallar.
panel-warning = ⚠ Maç bu hâliyle başlayamaz: { $problem }
panel-only-host = Masa sahibi bunları maç başlamadan burada değiştirebilir.
panel-begun = Maç başladı, kurallar artık değişmez.
panel-line = ◦ { $option }: { $value }
panel-changed = ◆ **{ $option }: { $value }**
panel-explain = **{ $option }** – { $meaning }
menu-set = { $option }
menu-choice = { $option }: { $value }
menu-explain = Bu ne demek?
tab-start = Tüm kurallar
tab-cards = Kartlar
tab-draws = Çekme kartları
tab-house = Ev kuralları
tab-points = Puan ve yakalama
option-on = açık
option-off = kapalı
option-no-clock = yok
option-none = yok
option-seconds = { $count } saniye
option-until-target = hedefe kadar
form-numbers = Kart ve deste sayısı
form-written = Kartlarda yazanlar
form-goals = Hedef, turlar ve süre
form-calls = Cezalar ve bekleme
form-between = { $low } ile { $high } arası
form-clock-how = Sıra başına saniye, { $low } ile { $high } arası; süre istemiyorsan 0.
form-rule = Yazılabilir Joker { $number }
form-rule-how = Boş: Joker. Ya da: { form-rule-extra-turn } / { form-rule-draw-three } / kendi sözlerin, en çok 100 harf.
form-rule-extra-turn = bir daha oyna
form-rule-draw-three = üç çek
form-bad-number = { $option }: { $low } ile { $high } arası bir tam sayı olmalı. Hiçbir şey değişmedi.

choice-preset-official = Resmî
choice-preset-classic = Klasik
choice-preset-sheet-2015 = 2015 kuralları
choice-preset-party = Parti
choice-preset-family = Aile
choice-preset-lowest = En düşük toplam
choice-preset-elimination = Eleme
choice-preset-partners = Eşli
choice-preset-quick = Hızlı
choice-match = { $day } · { $rounds } tur · { $people } kişi · { $end ->
    [running] sürüyor
    [won] sen kazandın
   *[over] bitti
}
choice-deck-swap = 2015, 112 kart, Takas Jokeri ile
choice-removed-shuffle = Karıştırma Jokeri
choice-removed-swap = Takas Jokeri
choice-removed-customizable = Yazılabilir Joker
choice-two-player-reverse-skip = Yön Değiştir ötekini atlatır
choice-two-player-reverse-turn = Yön Değiştir yalnızca yönü değiştirir
choice-special-wild-points-50 = 50 puan
choice-special-wild-points-40 = 40 puan
choice-draw-four-challenge-on = İtiraz edilebilir
choice-draw-four-challenge-off = Blöf yok, itiraz yok
choice-stacking-off = Kapalı
choice-stacking-same = Aynısının üstüne aynısı
choice-stacking-cross = Her çekme kartı ötekinin üstüne
choice-scoring-lowest = Herkes kendi kartlarını sayar, en düşük toplam kazanır
choice-scoring-elimination = Herkes kendi kartlarını sayar, hedefe ulaşan elenir

problem-out-of-range = { $option }: bu değer olmaz.
problem-text-too-long = { $option }: en çok { $limit } karakter olabilir.
problem-text-missing = { $option }: metni eksik.
problem-partners-elimination = Eşli oyun ve eleme bir arada olmaz.
problem-players = 2 ile { $limit } arası oyuncu gerek.
problem-partners-four = Eşli oyun için tam { $limit } oyuncu gerek.
problem-hand-size = Yeterli kart yok: bu kadar oyuncuyla kişi başı en çok { $limit } kart dağıt.

option-preset = Kural seti
option-house = Ev kuralları
option-deck = Deste
option-removed = Çıkarılan kartlar
option-hand-size = Eldeki kart sayısı
option-decks = Birlikte karılan desteler
option-first-card = İlk kart
option-two-player-reverse = İki kişiyle Yön Değiştir
option-draw-four-limit = Joker +4 sınırı
option-draw-four-challenge = İtiraz
option-must-play = Oynama zorunluluğu
option-stacking = Üst üste koyma
option-draw-until-playable = Uyan gelene kadar çekme
option-force-play = Çekileni oynama zorunluluğu
option-uno-penalty = Yakalanma cezası
option-false-catch-penalty = Yanlış yakalama cezası
option-catch-grace = Yakalama beklemesi
option-seven-zero = Yedi ve sıfır
option-jump-in = Araya girme
option-partners = Eşli oyun
option-target = Hedef
option-scoring = Puanlama
option-rounds = Tur sayısı
option-no-action-finish = Son kart sayı olsun
option-custom-rules = Yazılı kartlar
option-special-wild-points = Özel jokerlerin puanı
option-misplay-penalty = Uymayan kart cezası
option-late-join = Sonradan katılma
option-clock = Sıra süresi

explain-deck = Hangi kartlarla oynandığı. Modern destede bir Karıştırma Jokeri ve üç Yazılabilir Joker vardır, 2015 destesinde Karıştırma yerine Takas Jokeri vardır, Klasik destede ikisi de yoktur.
explain-removed = Dağıtımdan önce desteden çıkarılan özel joker türleri.
explain-hand-size = Herkese kaç kart dağıtıldığı, 1 ile 15 arası.
explain-decks = Kalabalık masalar için dört desteye kadar birlikte karılabilir.
explain-first-card = Ortaya ilk hangi kartın açılabileceği. Ya hep bir sayı kartıdır ya da her kart geçerlidir ve dediğini yapar.
explain-two-player-reverse = İki kişiyle Yön Değiştir ya Engel gibi işler ve bir daha oynarsın ya da yalnızca yönü değiştirir ve sıra ötekine geçer.
explain-draw-four-limit = Joker +4 kartının ne zaman kurala uygun olduğu. Geride kalan elde sınırın saydığı kartlardan varsa blöftür; sınır yoksa hep uygundur.
explain-draw-four-challenge = Dört kart çekmesi gereken buna itiraz edebilir: blöfse dört kartı blöf yapan çeker, yanlış itirazın bedeli altı karttır. İtiraz kapalıysa kurala uymayan Joker +4 hiç oynanamaz.
explain-must-play = Yalnızca hiçbir kartın oynanamıyorsa çekebilirsin. Kimse blöf yapmak zorunda değildir.
explain-stacking = Kart alması gereken bir çekme kartı ekleyebilir, o zaman hepsini sonraki oyuncu alır. “Aynısının üstüne aynısı” +2 ile +4 kartlarını ayrı tutar.
explain-draw-until-playable = Kart çeken, uyan bir kart gelene kadar çeker ve sonra onu oynayabilir.
explain-force-play = Çekilen kart uyuyorsa oynanır, elde tutulamaz.
explain-uno-penalty = Tek kartla ve Uno demeden yakalanınca kaç kart çektiğin.
explain-false-catch-penalty = Yakalanacak kimse yokken yakalamaya çalışınca kaç kart çektiğin.
explain-catch-grace = Bir elde tek kart kaldıktan sonra yakalama bu kadar saniye bekler, böylece yavaş bağlantı kimseye kart kaybettirmez.
explain-seven-zero = 7 oynayan, seçtiği bir oyuncuyla el değiştirir. 0 oynanınca her el oyun yönünde bir kişi öteye geçer.
explain-jump-in = Elinde ortadaki kartın tıpatıp aynısı olan, sonraki oyuncu başlayana kadar onu sıra beklemeden oynayabilir. Oyun oradan sürer. Jokerlere araya girilemez.
explain-partners = Karşılıklı oturan iki kişilik iki takım, dört oyuncu. Biri elini bitirince ikisi de öteki takımın kartlarının puanını alır.
explain-target = Bu kadar puan maçı bitirir.
explain-scoring = Ya turu kazanan ötekilerde kalan kartların puanını alır ya herkes kendi kartlarını sayar ve düşük toplam iyidir ya da tek bir tur belirler.
explain-rounds = Hedef yerine belirli sayıda tur; 0 ise hedefe ulaşılana kadar oynanır.
explain-no-action-finish = Kimse aksiyon kartıyla ya da jokerle bitiremez: son kart bir sayı kartı olmalıdır.
explain-custom-rules = Üç Yazılabilir Joker kartının her birine bir kural yazılabilir: bir daha oyna, uyan kartı yoksa sonraki oyuncu üç çeker ya da herkese gösterilen kendi sözlerin.
explain-special-wild-points = Elde kalan Karıştırma Jokeri, Takas Jokeri ve Yazılabilir Joker kartlarının kaç puan sayıldığı.
explain-misplay-penalty = Uymayan bir kart yine de denenebilir: kart geri alınır, oyuncu iki kart çeker ve sırası biter.
explain-late-join = Yeni gelenler tur ortasında oturup yeni bir el alabilir. Eşli oyunda asla.
explain-clock = Uzakta olanın yerine bilgisayar oynamadan önce bir sıranın ne kadar sürebileceği; kapalıysa hep beklenir.
option-other = Bu kural

error-notation = Bu kartı, rengi ya da oyuncuyu tanımıyorum.
error-channel-taken = Bu kanalda zaten bir masa var. `/game join` ile otur, `/game show` ile panoyu aşağı getir; ya da önce `/game end` ile bitirilmesini sağla.
error-storage = Kaydedilemedi, bu yüzden hiçbir şey değişmedi. Lütfen yeniden dene.
error-unexpected = Üzgünüm, bir şeyler ters gitti. Yine olursa bu botu işletene şu kodu söyle: **{ $code }**.

## Commands

slash-game = oyun
slash-new = yeni
slash-preset = kurallar
slash-deck = deste
slash-hand-size = kart_sayısı
slash-first-card = ilk_kart
slash-draw-four-limit = joker4_sınırı
slash-draw-four-challenge = itiraz
slash-uno-penalty = uno_cezası
slash-false-catch-penalty = yanlış_yakalama
slash-catch-grace = bekleme
slash-scoring = puanlama
slash-target = hedef
slash-rounds = turlar
slash-clock = süre
slash-rules = kurallar
slash-save-rules = kuralları-kaydet
slash-name = ad
slash-forget-rules = kuralları-unut
slash-join = katıl
slash-leave = ayrıl
slash-start = başlat
slash-show = göster
slash-notify = haber-ver
slash-add-computer = bilgisayar-ekle
slash-level = seviye
slash-kick = çıkar
slash-player = oyuncu
slash-end = bitir
slash-hand = elim
slash-play = oyna
slash-card = kart
slash-colour = renk
slash-swap-with = takas
slash-draw = çek
slash-uno = uno
slash-catch = yakala
slash-leaderboard = sıralama
slash-page = sayfa
slash-record = kayıt
slash-match = maç
slash-topic = konu
slash-learn = öğren
slash-help = yardım
slash-about = hakkında

command-game = Uno masası aç, masaya katıl, masayı yönet
command-game-new = Bu kanalda bir masa aç
command-game-new-preset = Başlangıç için kural seti: resmî, parti, … ya da bu sunucunun kaydettiği
command-game-new-deck = Hangi desteyle oynanacağı
command-game-new-hand-size = Oyuncu başına dağıtılan kart (7)
command-game-new-first-card = Sayı olmayan ilk kartın ne yapacağı
command-game-new-draw-four-limit = Joker +4 ne zaman oynanabilir
command-game-new-draw-four-challenge = Joker +4 kartına itiraz edilebilir mi
command-game-new-uno-penalty = Uno demeden yakalananın çektiği kart (2)
command-game-new-false-catch-penalty = Yanlış yakalayanın çektiği kart (0)
command-game-new-catch-grace = Yakalama geçerli olmadan önceki saniye (2)
command-game-new-scoring = Puanların nasıl sayılacağı
command-game-new-target = Maçı kazandıran puan (500)
command-game-new-rounds = Bunun yerine belirli sayıda tur oyna
command-game-new-clock = Sıra başına saniye, 15 ile 600 arası; süre istemiyorsan 0
command-game-rules = Bu masadaki kurallar; masa sahibi burada değiştirebilir
command-game-save-rules = Bu masanın kurallarını sakla (masa sahibi ya da Sunucuyu Yönet)
command-game-save-rules-name = Kuralların adı, en çok 32 harf
command-game-forget-rules = Kaydedilmiş kuralları unut (masa sahibi ya da Sunucuyu Yönet)
command-game-forget-rules-name = Hangileri
command-game-join = Bu kanaldaki masaya otur
command-game-leave = Masadan kalk
command-game-start = Kartları dağıt (masa sahibi)
command-game-show = Panoyu yeniden göster
command-game-notify = Burada yeni oyun açılınca haber ver; yeniden kullanınca vazgeçilir
command-game-add-computer = Masaya bilgisayar oturt (masa sahibi)
command-game-add-computer-level = Ne kadar iyi oynadığı
command-game-kick = Bir oyuncuyu çıkar (masa sahibi ya da moderatör)
command-game-kick-player = Kimin çıkacağı
command-game-end = Oyunu bitir ve masayı kapat (masa sahibi ya da moderatör)
command-hand = Kartlarını yalnız sana göster
command-play = Bir kart oyna
command-play-card = Kart; elindeki uyanlar önerilir
command-play-colour = Joker için seçtiğin renk
command-play-swap-with = El değiştireceğin kişi, 7 ya da Takas Jokeri için
command-draw = Bir kart çek
command-uno = Uno de
command-catch = Uno demeyen birini yakala
command-catch-player = Kimin unuttuğu; tek kişiyse boş bırakılabilir
command-record = Oynadığın bir maçın kaydı, dosya olarak
command-record-match = Hangi maç; boş bırakırsan en yenisi
command-leaderboard = Bu sunucuda kim önde
command-leaderboard-page = Gösterilecek sayfa
command-rules = Kural kitabı: her kart ve her kural, konu konu
command-rules-topic = Ne öğrenmek istediğin
command-learn = Uno’yu oynayarak öğren: başkasının görmediği rehberli bir tur
command-help = Nasıl oynanır
command-about = Bu bot nedir, kim yaptı

choice-deck-modern = Modern, 112 kart
choice-deck-classic = Klasik, 108 kart
choice-first-card-ignore = Hep bir sayı kartı
choice-first-card-effect = Ne gelirse, geçerli
choice-draw-four-limit-colour_or_wild = Uyan renk ya da sade Joker yokken
choice-draw-four-limit-colour = Uyan renk yokken
choice-draw-four-limit-colour_or_any_wild = Uyan renk ya da herhangi bir joker yokken
choice-draw-four-limit-none = İstediğin zaman
choice-scoring-winner = Turu kazanan ötekilerin kartlarını puan alır
choice-scoring-single = Tek tur, ilk bitiren kazanır

## Answers to commands and presses

answer-joined = Artık masadasın.
answer-left = Masadan ayrıldın.
answer-notify = Bu kanalda yeni bir oyun açılınca burada etiketleneceksin. Vazgeçmek için `/game notify` komutunu yeniden kullan.
answer-notify-not = Buradaki oyunlar artık sana haber verilmeyecek.
answer-ended = Masa kapandı.
answer-record = Bu maçta olan her şey, satır satır. `python -m bot replay` her hamleyi ve her turun dağıtımını denetler, sözlerle anlatır.
answer-record-so-far = Bu maç hâlâ oynanıyor: biten son tura kadar olan her şey burada. `python -m bot replay` sözlerle anlatır.
answer-no-record = Bu sunucuda henüz sonuna kadar bir tur oynamadın. Oynayınca kaydı burada olur.
answer-unknown-match = Maçların arasında böyle bir maç yok. Listeden birini seç.
answer-kicked = { $name } masadan çıkarıldı.
answer-computer = { $name } artık masada.
answer-unknown-player = Bu masada { $name } adında kimse yok. Önerilen adlardan birini seç.
answer-unknown-card = Böyle bir kart tanımıyorum: { $typed }. Şöyle yaz: “kırmızı 7”, “mavi engel” ya da “joker yeşil”.
answer-saved = Bu kurallar **{ $name }** adıyla kaydedildi. Buradaki herkes bunlarla masa açabilir: `/game new preset:`.
answer-forgotten = **{ $name }** kuralları unutuldu.
answer-name-taken = Burada kurallara { $name } adı verilemez. Başka bir ad seç.
answer-presets-full = Bu sunucu { $most } kural seti kaydetmiş, daha fazlası sığmıyor. Önce `/game forget-rules` ile birini unut.
answer-unknown-preset = Burada o adla kayıtlı kural yok.
answer-old-button = Bu düğme botun eski bir sürümünden kalma, artık bir şey yapmıyor.
answer-old-command = Bu komut değişti. Discord’u yeniden başlat (Ctrl+R ya da uygulamayı kapat), sonra yeniden dene.
answer-bad-option = { $typed } orada olmaz.
permissions-missing = Bu kanalda pano tutamıyorum. Eksik izinler: { $permissions }. Kanalı düzenleyebilen birinden bunları bana vermesini iste, sonra yeniden dene.
permission-view = **Kanalı Görüntüle**
permission-send = **Mesaj Gönder**
permission-send-in-threads = **Alt Başlıklarda Mesaj Gönder**
