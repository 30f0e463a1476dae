import { mixColors } from '../palette.ts';
import { smoothPath, tenth, type Point } from '../path.ts';
import type { Sketch } from '../sketch.ts';

interface Ball {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

interface Grain {
  /** The radius of one curl. */
  readonly size: number;
  readonly count: number;
  /** How much the outline is broken by curls: 0 is smooth. */
  readonly rough?: number;
}

/** A ball of curls: an uneven outline, and curls that catch the light from the upper left. */
export function curlBall(sketch: Sketch, ball: Ball, grain: Grain): string {
  const { hair } = sketch;
  return `<path d="${bumpyOutline(sketch, ball, grain)}" fill="${hair.base}"/>${curls(sketch, ball, grain)}`;
}

function bumpyOutline({ random }: Sketch, { x, y, rx, ry }: Ball, { size, rough = 1 }: Grain): string {
  const steps = Math.max(18, Math.round((rx + ry) / (size * 0.5)));
  const points = Array.from({ length: steps }, (_, i): Point => {
    const angle = (i / steps) * Math.PI * 2;
    const bump = 1 + ((random() - 0.5) * 0.9 + (i % 2 ? 0.4 : -0.4)) * rough * (size / (rx + ry)) * 1.6;
    return [x + Math.cos(angle) * rx * bump, y + Math.sin(angle) * ry * bump];
  });
  return smoothPath(points, true);
}

/** Curls inside an ellipse. Those in the light are drawn brighter, and each has a rim of light on its upper left. */
export function curls({ hair, random }: Sketch, { x, y, rx, ry }: Ball, { size, count }: Grain): string {
  const places = Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2;
    const radius = Math.sqrt(random()) * 0.95;
    const px = Math.cos(angle) * radius;
    const py = Math.sin(angle) * radius;
    return { px, py, r: size * (0.7 + random() * 0.6), spin: random() * 80 - 40 };
  }).toSorted((a, b) => b.px + b.py - (a.px + a.py));
  return places
    .map(({ px, py, r, spin }) => {
      const lit = Math.max(0, Math.min(1, 0.34 - 0.42 * px - 0.5 * py));
      const cx = tenth(x + px * rx);
      const cy = tenth(y + py * ry);
      const q = tenth(r * 0.72);
      return (
        `<circle cx="${cx}" cy="${cy}" r="${tenth(r)}" fill="${mixColors(hair.deep, hair.base, 0.45 + lit)}"/>` +
        `<path d="M${tenth(cx - q)} ${tenth(cy + q * 0.3)}a${q} ${q} 0 0 1 ${tenth(q * 1.5)} ${tenth(-q * 0.7)}" transform="rotate(${tenth(spin)} ${cx} ${cy})" stroke="${mixColors(hair.base, hair.shine, lit)}" stroke-width="${tenth(size * 0.28)}" fill="none" stroke-linecap="round"/>`
      );
    })
    .join('');
}
