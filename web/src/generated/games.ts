// Written by web/wire_types.py from the list of games; do not edit.

export const GAMES = ['silver_gold', 'labyrinth', 'terra', 'valley', 'toy'] as const;
