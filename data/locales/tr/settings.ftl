### What a person chooses, /settings. Lines that begin with -# are small print, and -# has to stay at
### their beginning.

command-settings = Nasıl çağrılacağın, ne göreceğin ve hangi dilde

person-title = ### Ayarların
person-where = -# Her sunucuda geçerlidir ve bunu başka kimse görmez.

person-mention = **Sıra sana gelince:** { $choice }
choice-mention-always = Beni hep etiketle
choice-mention-stale = Gerekince etiketle
choice-mention-never = Beni hiç etiketleme
explain-mention-always = Her sırada çağrılırsın, oynayınca çağrı silinir
explain-mention-stale = Ekrandaki elin kendini yenilediği sürece çağrı gelmez
explain-mention-never = Hiçbir şey seni çağırmaz. Sıranın kimde olduğunu panodan görürsün

person-style = **Gördüğün:** { $choice }
choice-style-pictures = Resimler ve renkler
choice-style-plain = Düz metin
explain-style-pictures = Kartların resmi vardır, geçerli renk kenarda görünür
explain-style-plain = Resimsiz, sözlü satırlar; ekran okuyucuyla rahat dinlenir

person-language = **Dil:** { $language }
person-language-own = { $language }, Discord ayarındaki gibi
choice-language-own = Discord ayarımdaki gibi
person-language-how = -# Elin ve sana verilen yanıtlar için. Pano, sunucunun dilindedir.

menu-person-mention = Sıra bana gelince
menu-person-style = Gördüğüm
menu-person-language = Dil
