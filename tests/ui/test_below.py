"""What is known to lie below a board."""

from cogs.below import Below


def test_every_message_counts_once_and_only_below_the_board() -> None:
    below = Below()
    for message_id in (5, 11, 12, 12, 13):
        below.heard(message_id)
    assert below.count(10) == 3
    assert below.count(12) == 1
    below.forget_until(12)
    assert below.count(0) == 1


def test_what_passes_does_not_count_whenever_it_is_heard_of() -> None:
    below = Below()
    below.heard(11)
    below.passing(11)
    below.passing(12)
    below.heard(12)
    assert below.count(10) == 0


def test_a_long_evening_is_not_remembered_whole() -> None:
    below = Below()
    for message_id in range(1000):
        below.heard(message_id)
        below.passing(2000 + message_id)
    assert below.count(0) == 64
    assert below.count(990) == 9
