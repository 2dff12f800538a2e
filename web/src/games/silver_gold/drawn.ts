// A chamber to be drawn: whose it is, how large, and what is held over its cells.

import type { SilverGoldCardView } from '../../generated/wire';
import type { Size } from './sizes';

export interface Drawn {
  card: SilverGoldCardView;
  seat: number;
  size: Size;
  open?: Set<number>;
  aim?: { cells: number[]; legal: boolean } | null;
  refused?: number[];
  hint?: number[];
  lit?: number[];
  delay?: number;
}
