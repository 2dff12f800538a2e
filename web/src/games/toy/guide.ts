// What is said in a first game: nothing; its rules are three sentences.

import type { ToyBox, ToyView } from '../../generated/wire';
import type { Step } from '../guide';

export const guide: Step<ToyView, ToyBox>[] = [];
