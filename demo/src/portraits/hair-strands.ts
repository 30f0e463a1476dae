import type { HairShades } from './palette.ts';
import type { Random } from './seeded-random.ts';
import { tenth } from './sketch.ts';

interface Ellipse {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

/** One plait along a path: dark edge, body, and a dashed highlight that reads as the weave. */
export function braid(path: string, width: number, hair: HairShades): string {
  return (
    `<path d="${path}" stroke="${hair.deep}" stroke-width="${width + 1.5}" fill="none" stroke-linecap="round"/>` +
    `<path d="${path}" stroke="${hair.base}" stroke-width="${width - 1}" fill="none" stroke-linecap="round"/>` +
    `<path d="${path}" stroke="${hair.shine}" stroke-width="${width - 5.5}" fill="none" stroke-dasharray="2.5 6.500" stroke-linecap="round" opacity=".8"/>`
  );
}

export function loc(path: string, width: number, hair: HairShades): string {
  return (
    `<path d="${path}" stroke="${hair.deep}" stroke-width="${width + 1}" fill="none" stroke-linecap="round"/>` +
    `<path d="${path}" stroke="${hair.base}" stroke-width="${width - 3}" fill="none" stroke-linecap="round"/>` +
    `<path d="${path}" stroke="${hair.shine}" stroke-width="${width - 8}" fill="none" stroke-dasharray="3 7" stroke-linecap="round" opacity=".7"/>`
  );
}

/** The bumpy outline of a round of coily hair, made of `bumps` arcs of slightly uneven size. */
export function cloud({ cx, cy, rx, ry }: Ellipse, bumps: number, swell: number, random: Random): string {
  const points = Array.from({ length: bumps }, (_, i) => {
    const angle = (Math.PI * 2 * i) / bumps;
    const uneven = 1 + (random() - 0.5) * 0.05;
    return { x: cx + Math.cos(angle) * rx * uneven, y: cy + Math.sin(angle) * ry * uneven };
  });
  const arcs = points.map((point, i) => {
    const next = points[(i + 1) % bumps] ?? point;
    const radius = tenth(Math.hypot(next.x - point.x, next.y - point.y) * swell);
    return `A${radius} ${radius} 0 0 1 ${tenth(next.x)} ${tenth(next.y)}`;
  });
  const start = points[0] ?? { x: cx, y: cy };
  return `M${tenth(start.x)} ${tenth(start.y)}${arcs.join('')}Z`;
}

/** Small curls scattered over an ellipse, brighter towards the light from the left. */
export function curls({ cx, cy, rx, ry }: Ellipse, count: number, random: Random, hair: HairShades): string {
  return Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    const x = cx + Math.cos(angle) * rx * reach;
    const y = cy + Math.sin(angle) * ry * reach;
    const size = 5 + random() * 5;
    const opacity = tenth(0.35 + 0.5 * (1 - (x - cx + rx) / (2 * rx)));
    return (
      `<path d="M${tenth(x)} ${tenth(y)}q${tenth(size * 0.7)} ${tenth(-size)} ${tenth(size * 1.3)} 0q${tenth(size * 0.1)} ${tenth(size * 0.8)} ${tenth(-size * 0.6)} ${tenth(size * 0.7)}" ` +
      `stroke="${hair.shine}" stroke-width="2" fill="none" opacity="${opacity}" stroke-linecap="round"/>`
    );
  }).join('');
}
