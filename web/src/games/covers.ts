// Pictures of the games for the home page; small enough to come with it.

import type { Component } from 'svelte';
import SilverGold from './silver_gold/Cover.svelte';
import SilverGoldBadge from './silver_gold/Badge.svelte';
import Labyrinth from './labyrinth/Cover.svelte';
import LabyrinthBadge from './labyrinth/Badge.svelte';
import Terra from './terra/Cover.svelte';
import TerraBadge from './terra/Badge.svelte';
import Valley from './valley/Cover.svelte';
import ValleyBadge from './valley/Badge.svelte';

/** The games on the home page, in their order; minutes as the boxes say. */
export const SHELF: { game: string; minutes: number; Cover: Component; Badge: Component }[] = [
  { game: 'silver_gold', minutes: 20, Cover: SilverGold, Badge: SilverGoldBadge },
  { game: 'labyrinth', minutes: 30, Cover: Labyrinth, Badge: LabyrinthBadge },
  { game: 'terra', minutes: 60, Cover: Terra, Badge: TerraBadge },
  { game: 'valley', minutes: 40, Cover: Valley, Badge: ValleyBadge },
];
