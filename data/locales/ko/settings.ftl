### What a person chooses, /settings. Lines that begin with -# are small print, and -# has to stay at
### their beginning.

command-settings = 부르는 방법, 보이는 모습, 언어 정하기

person-title = ### 내 설정
person-where = -# 모든 서버에 적용되고, 다른 사람에게는 보이지 않아요.

person-mention = **내 차례가 되면:** { $choice }
choice-mention-always = 항상 멘션하기
choice-mention-stale = 필요할 때만 멘션하기
choice-mention-never = 멘션하지 않기
explain-mention-always = 차례마다 부르고, 카드를 내면 그 메시지는 사라져요
explain-mention-stale = 화면의 손패가 저절로 바뀌는 동안에는 부르지 않아요
explain-mention-never = 부르지 않아요. 누구 차례인지는 게임판에서 확인하세요

person-style = **보이는 모습:** { $choice }
choice-style-pictures = 그림과 색
choice-style-plain = 글자만
explain-style-pictures = 카드가 그림으로 보이고, 현재 색이 옆에 보여요
explain-style-plain = 그림 없이 글로만 된 줄이라 화면 낭독기로 듣기 좋아요

person-language = **언어:** { $language }
person-language-own = { $language }, Discord 설정대로
choice-language-own = 내 Discord 설정대로
person-language-how = -# 내 손패와 나에게 하는 답에 쓰여요. 게임판은 서버의 언어로 보여요.

menu-person-mention = 내 차례가 되면
menu-person-style = 보이는 모습
menu-person-language = 언어
