## Who is at a table: votes, the host, whoever watches

button-vote = Oylama…
button-vote-skip = Atlama oyu: { $name }
button-vote-remove = Çıkarma oyu: { $name }
button-pause = Duraklat
button-watch = İzle
button-refresh = Yenile

vote-skip = 🗳 Sırayı atlatma oylaması ({ $name }): **{ $count } / { $needed }** · bitiş { $when }
vote-remove = 🗳 Masadan çıkarma oylaması ({ $name }): **{ $count } / { $needed }** · bitiş { $when }
vote-on-you-skip = 🗳 **Ötekiler sıranı atlatmak için oy veriyor ({ $count } / { $needed }).** Oynarsan oylama biter.
vote-on-you-remove = 🗳 **Ötekiler seni masadan çıkarmak için oy veriyor ({ $count } / { $needed }).**
vote-skipped-you = 🗳 Ötekiler oylamayla sıranı atladı: bilgisayar senin yerine oynadı

notice-host = 🔑 Masa sahibi artık { $name }
notice-skipped = 🗳 Oylama sonucu: { $name } yerine bilgisayar oynuyor
notice-removed = 🗳 Oylama sonucu: { $name } çıkarıldı
notice-replaced = 🤖 { $name } ayrıldı: yerine bilgisayar oynuyor

vote-title = ### 🗳 Oylama
vote-how = Uzakta olan ve hakkında oy verilen kişi dışında masadaki herkesin bir oyu vardır. Oyların yarısından fazlası karar verir. Oylama iki dakika sonra biter.
vote-how-skip = **Sırayı atlatmak:** süre dolmuş gibi bilgisayar oynar. Yalnızca bir kişi oy verebiliyorsa, bu ancak sürenin yarısı ya da bir dakika geçince olur.
vote-how-remove = **Birini çıkarmak:** o kişi yerini tamamen bırakır. Tek kişi, uzakta olmayan birini çıkaramaz.
vote-nobody = Burada hakkında oy verilecek kimse yok.
vote-counted = Oy verdin.
vote-decided = Gereken son oy buydu: karar verildi.

watch-title = -# 👀 İzliyorsun. Herkesin görebildiğini görürsün, kimsenin kartlarını görmezsin.
watch-join = Sen de oynamak için **{ button-join }** düğmesine bas.
watch-join-later = Tur bitince masaya oturabilirsin.
watch-join-never = Bu maça artık katılınamaz.
watch-full = Masa dolu.
watch-seated = Artık bu masadasın. **{ button-hand }** kartlarını gösterir.
watch-refresh = -# Bu görünüm on beş dakika boyunca kendini yeniler. Sonra **{ button-refresh }** düğmesine bas.

more-host = Masa sahibi: { $name }.
more-vote = Biri herkesi bekletiyor mu? **{ button-vote }** ile kararı masa verir.

permission-manage-threads = **Alt Başlıkları Yönet**, çünkü bu alt başlık kilitli
need-manage-threads = kilitli bir alt başlıkta yazmak için

answer-paused = Oyun duraklatıldı. Bu masada oturan herkes `/game resume` ile devam ettirebilir.
answer-resumed = Oyun devam ediyor.
answer-host = Masa sahibi artık { $name }.
answer-ended-broken = Bu kanaldaki masa artık okunamıyordu, şimdi kapandı. `/game new` ile yenisini aç.

command-game-pause = Oyunu duraklat; kimsenin süresi işlemez (masa sahibi)
command-game-resume = Aradan sonra devam et
command-game-watch = Oynamadan oyunu izle
command-game-vote = Birinin sırasını atlatmak ya da onu çıkarmak için oy ver
command-game-vote-player = Kimin hakkında
command-game-vote-what = Oylamanın konusu; seçmek için boş bırak
command-game-host = Masayı başkasına devret (masa sahibi ya da Sunucuyu Yönet)
command-game-host-player = Kimin masa sahibi olacağı
choice-what-skip = Sırasını atlat
choice-what-remove = Masadan çıkar

slash-pause = duraklat
slash-resume = devam
slash-watch = izle
slash-vote = oyla
slash-what = ne
slash-host = masa-sahibi
