import type { Sketch } from '../sketch.ts';

const fallback = ['#c2184b', '#f8b133', '#7f1033', '#fff3e2'] as const;

/** The four colours of what is worn on the head: main, second, shade, fourth. */
export function wrapColors({ recipe }: Sketch): readonly [string, string, string, string] {
  const [main, second, shade, fourth] = recipe.wrap ?? fallback;
  return [main ?? fallback[0], second ?? fallback[1], shade ?? fallback[2], fourth ?? fallback[3]];
}

export const crease = (d: string, width = 3, opacity = 0.24): string =>
  `<path d="${d}" stroke="#1a0508" stroke-opacity="${opacity}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;

export const sheen = (d: string, color: string, width = 3.5, opacity = 0.7): string =>
  `<path d="${d}" stroke="${color}" stroke-width="${width}" fill="none" stroke-linecap="round" opacity="${opacity}"/>`;
