"""What Discord sees: commands, buttons and messages. Knows Discord, and no rule of the game."""
