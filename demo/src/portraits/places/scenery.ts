import { tenth, times } from '../path.ts';
import type { Random } from '../seeded-random.ts';

/** What a place needs to be drawn: the light of the day, and chance that is the same for the same picture. */
export interface Scene {
  readonly id: string;
  readonly random: Random;
  readonly defs: string[];
  readonly light: Light;
}

export type Light = 'morning' | 'noon' | 'dusk';

const skies: Record<Light, readonly [string, string, string]> = {
  morning: ['#f6c9a0', '#fbe6c8', '#ffd98a'],
  noon: ['#7fbcd8', '#d5ecef', '#fff1bf'],
  dusk: ['#7a4f8a', '#f4926a', '#ffc46b'],
};

/** Draws the sky in the light of the day, with the sun and clouds. */
export function sky({ id, defs, light, random }: Scene, horizon: number): string {
  const [top, low, sun] = skies[light];
  defs.push(
    `<linearGradient id="${id}y" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
  );
  const x = random() > 0.5 ? 330 - random() * 40 : 60 + random() * 40;
  const y = light === 'noon' ? 60 + random() * 30 : horizon - 40 - random() * 60;
  const clouds =
    light === 'dusk'
      ? ''
      : cloud(60 + random() * 240, 50 + random() * 50, 0.8) + cloud(20 + random() * 320, 110 + random() * 40, 0.5);
  return `<rect width="400" height="500" fill="url(#${id}y)"/><circle cx="${tenth(x)}" cy="${tenth(y)}" r="${light === 'noon' ? 30 : 46}" fill="${sun}"/>${clouds}`;
}

export function cloud(x: number, y: number, s: number): string {
  return `<path d="M${tenth(x)} ${tenth(y)}c6 -20 34 -22 42 -6c16 -6 30 4 28 16h-84c-2 -8 6 -12 14 -10z" fill="#fff" opacity="${s * 0.8}"/>`;
}

export function ground(y: number, color: string): string {
  return `<rect y="${y}" width="400" height="${500 - y}" fill="${color}"/>`;
}

/** Rolling hills across the picture. `heights` are the tops from left to right. */
export function ridge(heights: readonly number[], color: string, opacity = 1): string {
  const step = 400 / (heights.length - 1);
  const line = heights.slice(1).map((y, i) => {
    const before = heights[i] ?? y;
    return `C${tenth(step * i + step / 2)} ${before} ${tenth(step * i + step / 2)} ${y} ${tenth(step * (i + 1))} ${y}`;
  });
  return `<path d="M0 ${heights[0] ?? 300}${line.join('')}V500H0Z" fill="${color}" opacity="${opacity}"/>`;
}

export function acacia(x: number, y: number, s: number, color = '#3f5a2c'): string {
  return `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${s})"><path d="M-3 0C-2 -26 -8 -40 -24 -56M2 0C2 -28 10 -42 28 -58M0 0V-60" stroke="#4b3322" stroke-width="6" fill="none"/><path d="M-64 -58C-50 -82 -14 -88 0 -84C26 -90 58 -80 66 -58C40 -52 -40 -52 -64 -58Z" fill="${color}"/><path d="M-38 -76C-22 -96 18 -98 40 -78Z" fill="${color}"/></g>`;
}

export function palm(x: number, y: number, s: number, lean = 14): string {
  const fronds = [-150, -115, -75, -40, -10, 20]
    .map(
      (a) =>
        `<path d="M0 0C20 -16 52 -14 70 10C50 2 22 6 0 0Z" transform="translate(${lean} -120) rotate(${a + 20})" fill="#2f6b46"/>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-5 0C-4 -50 ${lean - 12} -90 ${lean} -120" stroke="#7a5736" stroke-width="9" fill="none"/>${fronds}<circle cx="${lean}" cy="-114" r="6" fill="#7a4a22"/></g>`;
}

export function leafTree(x: number, y: number, s: number, color: string): string {
  return `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${s})"><path d="M-7 0L-4 -70H5L8 0Z" fill="#5a3d28"/><circle cy="-100" r="44" fill="${color}"/><circle cx="-28" cy="-78" r="28" fill="${color}"/><circle cx="30" cy="-80" r="30" fill="${color}"/><circle cx="-14" cy="-112" r="20" fill="#fff" opacity=".1"/></g>`;
}

export function water(y: number, color: string, random: Random): string {
  const glints = times(12, () => {
    const gy = y + 8 + random() * (480 - y);
    return `<path d="M${tenth(random() * 380)} ${tenth(gy)}h${tenth(16 + random() * 40)}" stroke="#fff" stroke-width="2" opacity=".35" stroke-linecap="round"/>`;
  });
  return ground(y, color) + glints;
}

export function dhow(x: number, y: number, s: number): string {
  return `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-50 0C-40 18 40 18 56 -4L-50 0Z" fill="#5b3620"/><path d="M-6 -4V-92" stroke="#5b3620" stroke-width="4"/><path d="M-34 -18C-20 -60 10 -90 40 -100C36 -60 30 -34 44 -12Z" fill="#fff6e6"/></g>`;
}

/** A box-shaped building with rows of windows. */
export function tower(x: number, top: number, w: number, base: number, color: string, lit = '#ffe6ae'): string {
  const rows = Math.floor((base - top - 12) / 16);
  const columns = Math.max(2, Math.floor(w / 13));
  const windows = times(rows, (r) =>
    times(
      columns,
      (c) =>
        `<rect x="${tenth(x + 4 + c * ((w - 6) / columns))}" y="${top + 8 + r * 16}" width="6" height="8" fill="${lit}" opacity="${(r * 7 + c * 3) % 4 ? 0.55 : 0.15}"/>`,
    ),
  );
  return `<rect x="${x}" y="${top}" width="${w}" height="${base - top}" fill="${color}"/>${windows}`;
}
