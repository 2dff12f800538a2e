// The page of the toy game: the plain board.

import type { ToyBox, ToyView } from '../../generated/wire';
import type { GamePage } from '../page';
import { plain } from '../../parts/plain';
import { guide } from './guide';

const page: GamePage<ToyView, null, ToyBox> = { ...plain, guide };
export default page;
