// How the game stands on the home page.

import type { Shelf } from '../shelf';
import Badge from './Badge.svelte';
import Cover from './Cover.svelte';

const shelf: Shelf = { minutes: 20, Cover, Badge };
export default shelf;
