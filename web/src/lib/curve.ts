// Points over a game as lines in a drawing.

export interface Curve {
  low: number;
  high: number;
  lines: string[]; // a path for each seat
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** Paths in a box of this size; the scale begins at a round number at or below the least. */
export function curve(points: number[][], width: number, height: number): Curve {
  const all = points.flat();
  const high = Math.max(1, ...all);
  const low = Math.min(0, ...all);
  const x = (k: number) => (points.length > 1 ? (k * width) / (points.length - 1) : 0);
  const y = (value: number) => height - ((value - low) * height) / (high - low);
  const seats = points[0]?.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) =>
    points.map((row, k) => `${k ? 'L' : 'M'}${x(k).toFixed(1)} ${y(row[seat] ?? 0).toFixed(1)}`).join(''),
  );
  return { low, high, lines };
}

/** Three or four round numbers between the ends. */
export function ticks(low: number, high: number): number[] {
  const step = STEPS.find((one) => (high - low) / one <= 4) ?? 1000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, k) => first + k * step);
}
