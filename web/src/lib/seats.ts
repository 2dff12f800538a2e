// Seats have a colour and a shape, always both.

export const COLOURS = ['lapis', 'carnelian', 'malachite', 'amethyst', 'ochre'] as const;
export const SHAPES = ['disc', 'pyramid', 'block', 'rhomb', 'hexagon'] as const;

export const colour = (seat: number): string => `var(--${COLOURS[seat % 5]!})`;
export const soft = (seat: number): string => `var(--${COLOURS[seat % 5]!}-soft)`;
export const on = (seat: number): string => `var(--on-${COLOURS[seat % 5]!})`;
export const shape = (seat: number): string => `seat-${SHAPES[seat % 5]!}`;
