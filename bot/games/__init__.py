"""The game manager: tables, lobby, seats and clocks. No Discord, no SQL."""
