## The hand in lines that read well aloud, for whoever has chosen the plain style

plain-can-play = Oynayabileceklerin: { $cards }.
plain-also-hold = Elindeki öteki kartlar: { $cards }.
plain-hold = Elindeki kartlar: { $cards }.
plain-other = { $name }: { $count } kart
plain-other-exposed = { $name }: 1 kart, Uno demedi
plain-other-said = { $name }: { $count } kart, Uno dedi
plain-draw-pile = çekme destesinde { $count } kart var
plain-misplay = Uymayan bir kartı da deneyebilirsin: kart sana geri döner, { $count } kart çekersin ve sıran biter.
plain-unfit = { $card }, uymuyor
