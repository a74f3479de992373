"""Times in the database: UTC, always with six decimals, so that text order is time order."""

from datetime import UTC, datetime


def time_text(time: datetime) -> str:
    """The text of an aware time.

    Raises:
        ValueError: the time does not say its zone.
    """
    if time.tzinfo is None:
        raise ValueError(f"a time without a zone: {time}")
    return time.astimezone(UTC).isoformat(timespec="microseconds")


def parse_time(text: str) -> datetime:
    """The time that `time_text` wrote."""
    return datetime.fromisoformat(text)
