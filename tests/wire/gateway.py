"""The gateway of the stand-in: sessions over WebSocket, with IDENTIFY, RESUME and lost lines."""

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Callable

from aiohttp import WSMsgType, web
from wire.world import Json, World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME = 0, 1, 2, 3, 6
RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 9, 10, 11
BAD_TOKEN, FORBIDDEN_INTENTS = 4004, 4014
# Members, presences and message content must be granted by Discord first.
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15


class Session:
    """One logical connection of one shard; it outlives its sockets, to be resumed."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.socket: web.WebSocketResponse | None = None
        self.transport: asyncio.Transport | None = None
        self.ended = False
        self.closed_by_us = False
        self.ready = False
        self.sent: deque[Json] = deque(maxlen=1000)
        self.sequence = 0

    def has(self, guild_id: int) -> bool:
        number, count = self.shard
        return not self.ended and (guild_id >> 22) % count == number

    async def dispatch(self, event: str, data: Json) -> bool:
        """Keeps the event for a RESUME and sends it; whether a line was there to send it on."""
        self.sequence += 1
        frame = {"op": DISPATCH, "t": event, "s": self.sequence, "d": data}
        self.sent.append(frame)
        return await self.send(frame)

    async def send(self, frame: Json) -> bool:
        if self.socket is None or self.socket.closed:
            return False
        try:
            await self.socket.send_str(json.dumps(frame))
        except ConnectionError:
            return False
        return True


class Gateway:
    """All sessions of the bot under test."""

    def __init__(
        self,
        world: World,
        *,
        token: Callable[[], str | None],
        address: Callable[[], str],
        note: Callable[[str], None],
        fault: Callable[[str], None],
    ) -> None:
        self._world = world
        self._token = token
        self._address = address
        self._note = note
        self._fault = fault
        self.sessions: list[Session] = []
        self.identifies = 0
        self.readies = 0
        self.resumes = 0

    @property
    def connected(self) -> list[Session]:
        """The sessions that are READY and have a line."""
        return [s for s in self.sessions if s.ready and s.socket and not s.socket.closed]

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=None, timeout=0.5)
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": HELLO, "d": {"heartbeat_interval": 41_250}}))
        session: Session | None = None
        try:
            async for received in socket:
                if received.type is WSMsgType.TEXT:
                    session = await self._frame(socket, session, json.loads(received.data))
                if session is not None:
                    session.transport = request.transport
        finally:
            self._note(f"gateway: line closed with {socket.close_code}")
            if session is not None and session.socket is socket:
                session.socket = None
                # Discord forgets a session that says goodbye in the ordinary way.
                goodbye = socket.close_code in (1000, 1001) and not session.closed_by_us
                session.ended = session.ended or goodbye
            self._note("")
        return socket

    async def _frame(
        self, socket: web.WebSocketResponse, session: Session | None, frame: Json
    ) -> Session | None:
        op, data = frame.get("op"), frame.get("d") or {}
        if op == HEARTBEAT:
            await socket.send_str(json.dumps({"op": HEARTBEAT_ACK}))
        elif op == IDENTIFY and session is None:
            return await self._identify(socket, data)
        elif op == RESUME and session is None:
            return await self._resume(socket, data)
        elif op != PRESENCE or session is None:
            self._fault(f"gateway: unexpected frame {json.dumps(frame)[:300]}")
        return session

    async def _identify(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        number, count = data.get("shard") or (0, 1)
        self._note(f"gateway: IDENTIFY shard {number} of {count}, intents {data.get('intents')}")
        if data.get("token") != self._token():
            await socket.close(code=BAD_TOKEN, message=b"Authentication failed.")
            return None
        if data["intents"] & PRIVILEGED:
            self._fault(f"gateway: intents {data['intents']} are privileged")
            await socket.close(code=FORBIDDEN_INTENTS, message=b"Disallowed intent(s).")
            return None
        session = Session((number, count), data["intents"])
        session.socket = socket
        self.sessions.append(session)
        self.identifies += 1
        guilds = [guild for guild in self._world.guilds if session.has(guild.id)]
        ready = {
            "v": 10,
            "user": self._world.bot.payload(),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._address(),
            "shard": [number, count],
            "application": {"id": str(self._world.bot.id), "flags": 0},
            "private_channels": [],
        }
        await session.dispatch("READY", ready)
        for guild in guilds:
            await session.dispatch("GUILD_CREATE", guild.payload(self._world.bot))
        session.ready = True
        self.readies += 1
        self._note(f"gateway: READY {session.id[:6]}")
        return session

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        known = [s for s in self.sessions if s.id == data.get("session_id") and not s.ended]
        self._note(f"gateway: RESUME from {data.get('seq')}")
        if data.get("token") != self._token():
            await socket.close(code=BAD_TOKEN, message=b"Authentication failed.")
            return None
        if not known:
            await socket.send_str(json.dumps({"op": INVALID_SESSION, "d": False}))
            return None
        session = known[0]
        session.closed_by_us = False
        session.socket = socket
        for frame in list(session.sent):
            if frame["s"] > data["seq"]:
                await session.send(frame)
        await session.dispatch("RESUMED", {"_trace": []})
        self.resumes += 1
        self._note(f"gateway: RESUMED {session.id[:6]}")
        return session

    async def dispatch(self, event: str, data: Json, guild_id: int) -> bool:
        """Sends an event to whoever serves the guild; whether anybody was there."""
        reached = [await s.dispatch(event, data) for s in self.sessions if s.has(guild_id)]
        return any(reached)

    async def ask_to_reconnect(self) -> None:
        """Op 7, as Discord sends it before it takes a server down."""
        await self._send_all({"op": RECONNECT, "d": None})

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Op 9: the session is over, or has only to be resumed."""
        for session in self.connected:
            session.ended = not resumable
            await session.send({"op": INVALID_SESSION, "d": resumable})

    async def close(self, code: int) -> None:
        """Closes every line with this code."""
        for session in self.connected:
            if session.socket is not None:
                session.closed_by_us = True
                await session.socket.close(code=code)

    def cut(self) -> None:
        """Tears every line without a word, as a failing network does."""
        for session in self.connected:
            if session.transport is not None:
                session.transport.abort()

    async def _send_all(self, frame: Json) -> None:
        for session in self.connected:
            await session.send(frame)
