### The guided first round, /learn.

lesson-you = Sen
lesson-head = ### Ders · { $number } / { $last } · { $title }
lesson-note = > { $note }
lesson-stopped = ### Ders bitti
lesson-stopped-how = Ne zaman istersen gel: `/learn` dersi yeniden başlatır.

lesson-head-end = ### 🏁 { $title }

button-lesson-begin = Başla
button-lesson-back = Bir adım geri
button-lesson-stop = Dersi bitir
button-lesson-again = Bir kez daha
button-lesson-resume = Derse devam et

lesson-title-begin = İlk turun
lesson-begin = Hoş geldin! Burada iki bilgisayara, { $first } ve { $second } adlı oyunculara karşı kısa bir Uno turu oynayacaksın. Yaklaşık beş dakika sürer. Başka kimse göremez ve hiçbir yerde sayılmaz.

    Amaç: **bütün kartlarından ilk kurtulan sen ol.**

    Elin, gerçek bir oyundaki gibi her kart için bir düğmeyle gösterilir. Önce uyan kartlar gelir, ötekiler gridir. Burada altı kartın var, normalde yedi olur.

    Şimdi **{ button-lesson-begin }** düğmesine bas, sonra her adımda isteneni yap. İstediğin an geri dönebilir ya da durabilirsin.

lesson-title-colour = Aynı renk
lesson-colour = Ortadaki kart: { $pile }. **Aynı renkten** ya da **aynı sayıdan veya simgeden** bir kart oynayabilirsin.

    Elindeki { $card } aynı renkte. Ona bas.

lesson-title-number = Aynı sayı
lesson-number = { $first } senin 2’nin üstüne bir 2 koydu: aynı sayı. { $second } bir mavi kart daha ekledi: aynı renk.

    Elinde mavi yok. Ama { $card } kartın ortadaki kartla **aynı sayıda**. Ona bas.

lesson-title-draw = Hiçbiri uymuyor
lesson-draw = Şimdi ortadaki kart: { $pile }. Elinde yeşil kart, 1 ya da joker yok, yani hiçbiri uymuyor.

    Oynayamayan **bir kart çeker**. Uyarsa hemen oynayabilirsin. Uymazsa elinde kalır ve sıran biter.

    Şimdi **{ button-draw }** düğmesine bas.

lesson-title-skip = Bir aksiyon kartı
lesson-skip = Çektiğin kart uymadı. { $first } da kart çekmek zorunda kaldı, { $second } ise şunu oynadı: { $pile }.

    Simgeli kartların bir etkisi vardır. **Engel:** sonraki oyuncu sırasını kaybeder. **+2:** sonraki oyuncu 2 kart çeker ve sırasını kaybeder.

    Elindeki { $card } kırmızı, yani uyuyor. Ona bas, { $first } sırasını kaybetsin.

lesson-title-draw-again = Yine hiçbiri uymuyor
lesson-draw-again = { $first } atlandı, bu yüzden hemen { $second } oynadı: { $pile }.

    Kartlarının hiçbiri kırmızı ya da 6 değil. **{ button-why }** bunu her kart için anlatır; istersen dene.

    Sonra **{ button-draw }** düğmesine bas.

lesson-title-wild = Bir Joker
lesson-wild = Bir **Joker** çektin. Her kartın üstüne uyar ve oynayan, sonraki rengi seçer.

    Çektiğin kartı hemen oynayabilir ya da sonrası için tutabilirsin. Şimdi oyna.

lesson-title-name-colour = Renk seç
lesson-name-colour = Hangi renk olsun? Elinde en çok olanı seç.

    Kartlarının üçü sarı. **{ colour-Y }** düğmesine bas.

lesson-title-catch = Biri unuttu
lesson-catch = İkisi de Joker’inin üstüne sarı kart koydu. Ama bak: { $second } **tek kartla** kaldı ve **Uno!** demedi.

    Tek karta düşen bunu söylemek zorundadır. Unutursa, sonraki oyuncu sırasına başlayana kadar herkes onu yakalayabilir, o da 2 kart çeker. Sonraki oyuncu sensin, o yüzden oynamadan önce yakala.

    Şimdi **{ $catch }** düğmesine bas.

lesson-title-reverse = Öteki yöne
lesson-reverse = İyi yakaladın: { $second } 2 kart çekiyor.

    Sıra hâlâ sende. **Yön Değiştir** oyunun yönünü çevirir. Şimdiye kadar senden sonra { $first } geliyordu; bundan sonra { $second } gelecek.

    Şu karta bas: { $card }.

lesson-title-challenge = Blöf mü?
lesson-challenge = { $second } oynayacak kart bulamadı ve çekti. Sonra { $first } sana **Joker +4** oynadı ve maviyi seçti.

    Bu kartın bir sınırı vardır: yalnızca oynayanın elinde **geçerli renkten kart** (burada sarı) ve sade Joker yoksa kurala uygundur. İnanmıyorsan **itiraz edebilirsin**. Neyi göze aldığın ve ne kazanacağın aşağıda yazıyor.

    Az önce { $first } sarı oynadı, elinde daha olabilir. **{ button-challenge }** düğmesine bas.

lesson-title-go-on = Yerinde bir itiraz
lesson-go-on = Blöftü: o elde hâlâ sarı bir kart vardı, bunu yalnız sen gördün. 4 kartı { $first } çekiyor ve sıra sende. Seçilen renk geçerli kalıyor: mavi.

    Elindeki { $card } mavi. Ona bas.

lesson-title-say-uno = Uno de
lesson-say-uno = İki kart kaldı ve { $card } uyuyor: ortadaki kart gibi bir 4. Ondan sonra **tek kartın** kalacak, o yüzden **Uno!** demen gerek. En güvenlisi, oynamadan hemen önce söylemek.

    Önce **{ button-uno }** düğmesine bas.

lesson-title-second-to-last = Tek kart kalıyor
lesson-second-to-last = Uno dedin, artık kimse seni yakalayamaz. (Ötekilerden hızlıysan, karttan hemen sonra söylemek de yeter.)

    Şimdi şu karta bas: { $card }.

lesson-title-last = Elini bitir
lesson-last = { $second } kart çekti, { $first } ise şunu oynadı: { $pile }. Son kartın { $card }, o da sarı.

    Ona bas. Son kartını oynayan turu kazanır.

lesson-title-end = Kazandın!
lesson-end = **Tur senin.** Elini bitiren, ötekilerde kalan bütün kartların puanını alır: sayılar kendi değeri, Engel, Yön Değiştir ve +2 için 20’şer, jokerler için 50’şer puan.
lesson-end-hand = { $name } · { $points } puan · { $cards }
lesson-end-points = Bu sana **{ $points } puan** eder. Maç, biri 500 puana ulaşana kadar tur tur sürer.
lesson-end-how = **Ya şimdi?** `/game new` ile bir masa aç. Arkadaşların **{ button-join }** ya da sen **{ button-computer }** düğmesine basarsın, ardından **{ button-start }**. Daha fazlasını merak edersen `/rules` her kartı ve her kuralı açıklar.

## What is said to a choice that is possible, but not the one that is asked for

lesson-else-draw = Kart çekebilirsin. Ama { $card } uyuyor ve amacın kartlarından kurtulmak.
lesson-else-play = Bunu oynayabilirsin. Ama bu adımda konu başka; ne istendiğini oku.
lesson-else-keep = Elinde tutabilirsin. Ama oynayan, turun sonuna yaklaşır.
lesson-else-accept = Kartları alabilirsin. Ama şimdi öteki yolu dene: onlardan kurtulmanın tek yolu bu.
lesson-else-uno = Henüz değil. Sondan bir önceki kartını oynamak üzereyken ya da tek kartın varken Uno de.
lesson-else-catch = Orada yakalanacak kimse yok. Burada yanlış yakalamanın bedeli yok; bazı masalarda kart çektirir.
lesson-draw-uno = Henüz değil: ikiden fazla kartın var. Önce bir kart çek.
lesson-catch-play = Bu kart uyuyor. Ama sen oynar oynamaz { $second } güvende olur. Önce yakala: **{ $catch }** düğmesine bas.
lesson-catch-draw = Sen çeker çekmez { $second } güvende olur. Önce yakala: **{ $catch }** düğmesine bas.
lesson-reverse-play = O kart da uyuyor. Ama yön değişince ne olduğunu gör, şu karta bas: { $card }.
lesson-wild-keep = Elinde tutabilirsin. Ama o zaman sıran hiçbir şey oynamadan biter. Şimdi oyna.
lesson-name-colour-play = Olabilir. Ama başka bir renkten daha çok kartın var, sırada onları oynamak istersin. **{ colour-Y }** düğmesine bas.
lesson-name-colour-keep = Hâlâ elinde tutabilirsin. Ama o zaman sıran hiçbir şey oynamadan biter. Bir renk seç.
lesson-challenge-accept = Çoğu kişi böyle yapar. Ama dört kart çoktur ve bu, blöfe benziyor. **{ button-challenge }** düğmesine bas.
lesson-say-uno-play = Kart uyuyor. Ama bir şey demeden oynarsan yakalanabilir ve 2 kart çekebilirsin. Önce **{ button-uno }** düğmesine bas.
lesson-say-uno-draw = Kart çekebilirsin. Ama kartlarından biri uyuyor ve bitirmek üzeresin. Önce **{ button-uno }** düğmesine bas.
lesson-second-to-last-uno = Zaten söyledin. Şimdi şu karta bas: { $card }.
