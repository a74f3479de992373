"""The page on which one votes: what has been voted for already cannot be pressed again."""

from ui.screens import BEN, SCREENS, TEXTS, labels, voting

from cogs.ui.votes import vote_page


async def test_ones_own_votes_are_grey() -> None:
    assert BEN == 1
    page = vote_page(voting().table, BEN, TEXTS)
    assert "Vote: skip Ana" in labels(page)
    assert "Vote: skip Ana" not in labels(page, pressable=True)
    assert "Vote: remove Ana" in labels(page, pressable=True)


async def test_everybody_may_join_a_vote_on_the_board() -> None:
    """The board does not know who looks at it."""
    board = SCREENS["board-voting"]()
    assert {"Vote: skip Ana", "Vote: remove Ben"} <= set(labels(board, pressable=True))
