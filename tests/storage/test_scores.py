"""The race to 500, the roll of champions, ranks, pages, and being forgotten."""

import pytest
from storage.stored import ANA, BEN, CAT, DAN, GUILD, NOON, line, match_won, round_won, table

from bot.games.ports import Champion, Commit, FinishedRound, LeaderboardRow, RaceWon
from bot.games.preferences import ServerSettings
from data.database import Database
from data.games import SqliteStore
from data.scores import FORGOTTEN, SqliteLeaderboard
from data.servers import SqliteServers


class Server:
    """Commits one round after the other at one table."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.version = 0

    async def play(self, finished: FinishedRound) -> RaceWon | None:
        self.version += 1
        result = await self.store.commit(Commit(table(version=self.version), round=finished))
        return result.race_won

    async def win(self, user_id: int, points: int, **changes: object) -> RaceWon | None:
        number = self.version + 1
        return await self.play(round_won(number, {user_id: points}, **changes))  # pyright: ignore[reportArgumentType]


@pytest.fixture
def server(store: SqliteStore) -> Server:
    return Server(store)


async def rows(leaderboard: SqliteLeaderboard, guild_id: int = GUILD) -> list[tuple[int, ...]]:
    page = await leaderboard.page(guild_id, page=1, per_page=50)
    return [(row.rank, row.user_id, row.race_points, row.points) for row in page.rows]


async def test_an_empty_server_has_one_empty_page(leaderboard: SqliteLeaderboard) -> None:
    page = await leaderboard.page(GUILD, page=3, per_page=10, viewer=ANA)
    assert (page.rows, page.own, page.total_rows) == ((), None, 0)
    assert (page.page, page.pages, page.race_number, page.target) == (1, 1, 1, 500)
    assert await leaderboard.champions(GUILD, limit=5) == ()


async def test_a_round_adds_to_its_winner_and_counts_for_everybody(
    server: Server, leaderboard: SqliteLeaderboard
) -> None:
    assert await server.win(ANA, 169) is None
    assert await server.win(BEN, 20) is None
    assert await server.win(ANA, 1) is None

    page = await leaderboard.page(GUILD, page=1, per_page=10)
    assert page.rows == (
        LeaderboardRow(1, ANA, 170, 170, 2, 0, 3),
        LeaderboardRow(2, BEN, 20, 20, 1, 0, 3),
    )


@pytest.mark.parametrize(("last", "won"), [(99, False), (100, True), (101, True)])
async def test_the_race_is_won_at_exactly_500(server: Server, last: int, won: bool) -> None:
    assert await server.win(ANA, 400) is None
    race = await server.win(ANA, last)
    assert race == (RaceWon(GUILD, 1, ANA, 400 + last) if won else None)


async def test_the_next_race_starts_from_zero_for_all(
    server: Server, leaderboard: SqliteLeaderboard
) -> None:
    await server.win(BEN, 490)
    assert await server.win(ANA, 510) == RaceWon(GUILD, 1, ANA, 510)
    assert await rows(leaderboard) == [(1, ANA, 0, 510), (1, BEN, 0, 490)]

    assert await server.win(BEN, 10) is None
    page = await leaderboard.page(GUILD, page=1, per_page=10)
    assert page.race_number == 2
    assert await rows(leaderboard) == [(1, BEN, 10, 500), (2, ANA, 0, 510)]

    assert await server.win(BEN, 490) == RaceWon(GUILD, 2, BEN, 500)
    assert await leaderboard.champions(GUILD, limit=5) == (
        Champion(2, BEN, 500, NOON),
        Champion(1, ANA, 510, NOON),
    )
    assert [c.race_number for c in await leaderboard.champions(GUILD, limit=1)] == [2]


async def test_partners_who_pass_the_target_together_give_one_champion(server: Server) -> None:
    await server.win(CAT, 10, people=(ANA, BEN, CAT, DAN))
    both = round_won(2, {ANA: 500, CAT: 500}, people=(ANA, BEN, CAT, DAN))
    assert await server.play(both) == RaceWon(GUILD, 1, CAT, 510)


async def test_equal_totals_of_partners_give_the_crown_always_to_the_same(server: Server) -> None:
    both = round_won(1, {CAT: 500, ANA: 500}, people=(ANA, BEN, CAT, DAN))
    assert await server.play(both) == RaceWon(GUILD, 1, ANA, 500)


async def test_points_of_whoever_did_not_win_do_not_count(
    server: Server, leaderboard: SqliteLeaderboard
) -> None:
    await server.play(round_won(1, {ANA: 5, BEN: 700}, winners=(ANA,)))
    assert await rows(leaderboard) == [(1, ANA, 5, 5), (2, BEN, 0, 0)]


async def test_a_round_against_computer_players_alone_does_not_count(
    server: Server, leaderboard: SqliteLeaderboard, store: SqliteStore
) -> None:
    assert await server.win(ANA, 600, people=(ANA,)) is None
    await store.commit(Commit(table(version=2), match=match_won(ANA, people=(ANA,))))
    assert await rows(leaderboard) == []


async def test_a_round_that_a_computer_player_won_counts_as_played(
    server: Server, leaderboard: SqliteLeaderboard
) -> None:
    await server.play(round_won(1, {}))
    page = await leaderboard.page(GUILD, page=1, per_page=10)
    assert [(row.points, row.rounds_won, row.rounds_played) for row in page.rows] == [(0, 0, 1)] * 2


async def test_matches_won_are_counted(store: SqliteStore, leaderboard: SqliteLeaderboard) -> None:
    await store.commit(Commit(table(), round=round_won(1, {ANA: 5}), match=match_won(ANA)))
    page = await leaderboard.page(GUILD, page=1, per_page=10)
    assert [(row.user_id, row.matches_won) for row in page.rows] == [(ANA, 1), (BEN, 0)]


async def test_a_round_is_counted_once(store: SqliteStore, leaderboard: SqliteLeaderboard) -> None:
    won = round_won(1, {ANA: 5})
    await store.commit(Commit(table(version=1), round=won))
    with pytest.raises(Exception, match="UNIQUE"):
        await store.commit(Commit(table(version=2), round=won))
    assert await rows(leaderboard) == [(1, ANA, 5, 5), (2, BEN, 0, 0)]


async def test_servers_have_their_own_race(server: Server, leaderboard: SqliteLeaderboard) -> None:
    await server.win(ANA, 500)
    await server.win(ANA, 7, guild_id=5)
    assert (await leaderboard.page(5, page=1, per_page=5)).race_number == 1
    assert await rows(leaderboard, 5) == [(1, ANA, 7, 7), (2, BEN, 0, 0)]


async def crowd(server: Server) -> None:
    """User n+1 has points[n]."""
    for user_id, points in enumerate([50, 80, 50, 10, 80, 5, 1], start=1):
        await server.win(user_id, points, people=(user_id, 1 + user_id % 7))


async def test_equal_totals_share_a_rank_and_their_order_is_stable(
    server: Server, leaderboard: SqliteLeaderboard
) -> None:
    await crowd(server)
    assert [(row[0], row[1]) for row in await rows(leaderboard)] == [
        (1, 2),
        (1, 5),
        (3, 1),
        (3, 3),
        (5, 4),
        (6, 6),
        (7, 7),
    ]


async def test_pages_follow_each_other_and_the_own_row_is_there_from_any(
    server: Server, leaderboard: SqliteLeaderboard
) -> None:
    await crowd(server)
    seen: list[int] = []
    for number in (1, 2, 3):
        page = await leaderboard.page(GUILD, page=number, per_page=3, viewer=3)
        assert (page.page, page.pages, page.total_rows) == (number, 3, 7)
        assert page.own == LeaderboardRow(3, 3, 50, 50, 1, 0, 2)
        seen += [row.user_id for row in page.rows]
    assert seen == [2, 5, 1, 3, 4, 6, 7]


@pytest.mark.parametrize(("asked", "shown"), [(-1, 1), (0, 1), (99, 3)])
async def test_a_page_that_does_not_exist_gives_the_nearest(
    server: Server, leaderboard: SqliteLeaderboard, asked: int, shown: int
) -> None:
    await crowd(server)
    page = await leaderboard.page(GUILD, page=asked, per_page=3, viewer=999)
    assert (page.page, page.own) == (shown, None)
    assert page.rows


async def test_a_person_can_be_forgotten(server: Server, leaderboard: SqliteLeaderboard) -> None:
    await server.win(ANA, 500)
    await server.win(ANA, 30)
    assert await leaderboard.delete_person(ANA) == 6
    assert await leaderboard.delete_person(ANA) == 0

    assert await rows(leaderboard) == [(1, BEN, 0, 0)]
    assert await leaderboard.champions(GUILD, limit=5) == (Champion(1, FORGOTTEN, 500, NOON),)
    assert await server.win(BEN, 500) == RaceWon(GUILD, 2, BEN, 500)


async def test_a_server_can_be_forgotten(
    server: Server, store: SqliteStore, leaderboard: SqliteLeaderboard, database: Database
) -> None:
    await server.win(ANA, 500)
    await store.commit(Commit(table(version=2), (line(0),), match=match_won(ANA)))
    await store.commit(
        Commit(
            table("t2", guild_id=5, channel_id=6),
            round=round_won(1, {ANA: 5}, match_id="m2", guild_id=5),
        )
    )
    await leaderboard.forget_guild(GUILD)

    assert [stored.table_id for stored in await store.open_tables()] == ["t2"]
    assert await store.record("m1") == ()
    assert await rows(leaderboard) == []
    assert await leaderboard.champions(GUILD, limit=5) == ()
    assert len(await rows(leaderboard, 5)) == 2
    async with database.reading() as query:
        for name in ("rounds", "round_people", "match_people", "lines"):
            assert await query.rows(f"SELECT * FROM {name} WHERE match_id = 'm1'") == []


async def test_a_server_has_its_own_target(
    server: Server, leaderboard: SqliteLeaderboard, database: Database
) -> None:
    servers = await SqliteServers.open(database)
    await servers.choose(GUILD, ServerSettings(race_target=200))
    assert (await leaderboard.page(GUILD, page=1, per_page=5)).target == 200
    assert (await leaderboard.page(5, page=1, per_page=5)).target == 500
    assert await server.win(ANA, 199) is None
    assert await server.win(ANA, 1) == RaceWon(GUILD, 1, ANA, 200)


async def test_a_target_lowered_below_a_total_decides_with_the_next_round_won(
    server: Server, leaderboard: SqliteLeaderboard, database: Database
) -> None:
    servers = await SqliteServers.open(database)
    await server.win(CAT, 310, people=(ANA, CAT))
    await server.win(ANA, 300)
    await servers.choose(GUILD, ServerSettings(race_target=250))
    assert await leaderboard.champions(GUILD, limit=1) == ()
    assert await server.play(round_won(3, {})) is None
    assert await server.win(BEN, 20) == RaceWon(GUILD, 1, CAT, 310)
    assert (await leaderboard.page(GUILD, page=1, per_page=5)).race_number == 2


async def test_rounds_against_computers_alone_count_where_the_server_wants_it(
    server: Server, leaderboard: SqliteLeaderboard, store: SqliteStore, database: Database
) -> None:
    servers = await SqliteServers.open(database)
    await servers.choose(GUILD, ServerSettings(computers_count=True))
    assert (await leaderboard.page(GUILD, page=1, per_page=5)).solo
    assert not (await leaderboard.page(5, page=1, per_page=5)).solo
    assert await server.win(ANA, 600, people=(ANA,)) == RaceWon(GUILD, 1, ANA, 600)
    await store.commit(Commit(table(version=2), match=match_won(ANA, people=(ANA,))))
    page = await leaderboard.page(GUILD, page=1, per_page=5)
    assert page.rows == (LeaderboardRow(1, ANA, 0, 600, 1, 1, 1),)
    assert await server.play(round_won(3, {}, people=())) is None


async def test_a_race_begins_anew_and_nothing_else_changes(
    server: Server, leaderboard: SqliteLeaderboard
) -> None:
    await server.win(ANA, 510)
    await server.win(ANA, 30)
    await server.win(BEN, 20)
    await server.win(BEN, 70, guild_id=5)
    await leaderboard.reset_race(GUILD)
    await leaderboard.reset_race(GUILD)
    assert await rows(leaderboard) == [(1, ANA, 0, 540), (1, BEN, 0, 20)]
    assert (await leaderboard.page(GUILD, page=1, per_page=5)).race_number == 2
    assert [c.user_id for c in await leaderboard.champions(GUILD, limit=5)] == [ANA]
    assert await rows(leaderboard, 5) == [(1, BEN, 70, 70), (2, ANA, 0, 0)]
    assert await server.win(BEN, 499) is None
