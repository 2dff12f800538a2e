// How large the parts of a drawn card are, in units of its drawing.

import { SIDE } from './geometry';

export interface Size {
  cell: number;
  joint: number;
  pad: number;
  head: number;
  fine: boolean; // bricks, rims and symbols under marks
  text: number;
}

export const TALL: Size = { cell: 62, joint: 3, pad: 14, head: 134, fine: true, text: 19 };
export const LOW: Size = { ...TALL, head: 64 };
export const MIDDLE: Size = { ...TALL, head: 96, text: 34 };
export const MINI: Size = { cell: 14.5, joint: 1.5, pad: 5, head: 25, fine: false, text: 14 };

export const widthOf = (size: Size): number => SIDE * size.cell + (SIDE - 1) * size.joint + 2 * size.pad;
export const heightOf = (size: Size): number => size.head + widthOf(size);
export const stepOf = (size: Size): number => size.cell + size.joint;
