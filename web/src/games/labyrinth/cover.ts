// A finished board for the picture on the home page, as bots built it.

import type { Printed, SeatView } from './plan';

const TILES = `
A1 EW NW SW ES
B1 NE EW EW EW
C1 EW SW SW NS
D1 NE EW ES SW
E1 NW NS EW NW
A2 NW NE ES EW
B2 SW ES NW NE
C2 NW NS SW NS
D2 NS NS NS NS
E2 NW ES ES NW
A3 NE EW SW ES
B3 SW NE NW ES
C3 NE EW SW ES
D3 NW NE EW EW
E3 NE SW SW NS
A4 SW NE NE EW
B4 EW NW EW SW
C4 NE NW SW ES
D4 NW NE SW ES
E4 NS ES NW NS
A5 EW NW ES SW
B5 NW NE SW ES
C5 SW NS NS NS
D5 NE NW EW EW
E5 NS NE NE SW`;
const CORRIDOR =
  'f10 f9 f8 g8 g9 h9 h8 i8 i7 i6 h6 g6 f6 f7 e7 e6 d6 d7 c7 b7 b6 c6 c5 b5 a5 a4 b4 c4 c3 b3 b2 c2 d2 e2 e3 d3 d4 e4 e5 f5 g5 g4 g3 g2 h2 h3 h4 h5';
// cell, end, stone, step in the corridor, points
const CHAMBERS = `
i1 open - 0 0
a2 open - 0 0
b2 open - 31 0
e2 open - 34 0
a3 open - 0 0
b3 open - 30 0
e3 open - 35 0
i3 closed red 0 12
e4 open - 38 0
d5 closed - 0 0
g5 open - 41 0
h5 open - 48 0
a6 open - 0 0
b6 open - 21 0
d6 open - 17 0
e6 open - 16 0
f6 open - 13 0
i6 open blue 10 0
b7 open - 20 0
g7 closed red 0 3
h7 closed red 0 3
e8 closed green 0 2
f8 open blue 3 0
g8 open green 4 0
h8 open blue 7 0
c9 closed green 0 0
d9 open - 0 0
j9 open blue 0 0
c10 closed green 0 0
d10 closed blue 0 0`;

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

export const PRINTED: Printed = { starts: ['a5', 'a6', 'e10', 'f10', 'j6', 'j5'], flags: [15, 30, 45] };
export const built: SeatView = {
  tiles: lines(TILES).map(([field = '', ...sides]) => ({ field, number: 0, turn: 0, sides, draft: false })),
  corridor: CORRIDOR.split(' '),
  ahead: '',
  start: 4,
  chambers: lines(CHAMBERS).map(([cell = '', end = '', stone = '', step, points]) => ({
    cell,
    end,
    stone: stone === '-' ? '' : stone,
    step: Number(step),
    beside: 0,
    points: Number(points),
  })),
  supply: {},
  bet: '',
  still_in: false,
  score: 68,
};
