import { mixColors } from '../palette.ts';
import { smoothPath, tenth, times, type Point } from '../path.ts';
import type { Sketch } from '../sketch.ts';
import { curls } from './curl-mass.ts';
import { capPath, hairlinePoints, hairlines, shellPoints, stroke } from './scalp.ts';

function clipped({ id, defs }: Sketch, d: string, art: string): string {
  defs.push(`<clipPath id="${id}hc"><path d="${d}"/></clipPath>`);
  return `<g clip-path="url(#${id}hc)">${art}</g>`;
}

/** Short coils as a grain of small dots. */
function grain({ head, hair, random }: Sketch, count: number, size: number): string {
  const [topX] = head.point(0, -70, 0);
  return times(count, () => {
    const x = topX + (random() - 0.5) * 150;
    const y = -118 + random() * 120;
    const lit = random() * 0.8 - (x - topX) / 150 - (y + 60) / 160;
    const color = lit > 0.25 ? hair.shine : hair.deep;
    return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(size * (0.6 + random() * 0.7))}" fill="${color}" opacity=".6"/>`;
  });
}

function fadeSides({ id, defs, hair, skin }: Sketch): string {
  const edge = mixColors(hair.base, skin.base, 0.5);
  defs.push(
    `<linearGradient id="${id}fd" gradientUnits="userSpaceOnUse" x1="0" y1="-70" x2="0" y2="12"><stop offset="0" stop-color="${hair.base}"/><stop offset=".4" stop-color="${hair.base}" stop-opacity=".9"/><stop offset="1" stop-color="${edge}" stop-opacity=".12"/></linearGradient>`,
  );
  return `url(#${id}fd)`;
}

export function buzz(sketch: Sketch): string {
  const path = capPath(sketch, 1, hairlines.sharp(sketch.face.hairline), 1.5);
  return `<path d="${path}" fill="${fadeSides(sketch)}" opacity=".86"/>${clipped(sketch, path, grain(sketch, 110, 1.3))}`;
}

export function fade(sketch: Sketch): string {
  const path = capPath(sketch, 3, hairlines.sharp(sketch.face.hairline), 9);
  return `<path d="${path}" fill="${fadeSides(sketch)}"/>${clipped(sketch, path, grain(sketch, 150, 2.3))}`;
}

/** Brushed waves: rings around the crown. */
export function waves(sketch: Sketch): string {
  const { head, hair } = sketch;
  const path = capPath(sketch, 2, hairlines.sharp(sketch.face.hairline), 4);
  const [x] = head.point(-8, -100, 0);
  const rings = times(9, (i) => {
    const r = 9 + i * 9;
    const points = Array.from({ length: 17 }, (_, j): Point => {
      const angle = Math.PI * (j / 16);
      const ripple = 1 + 0.05 * Math.sin(j * 2.4 + i * 1.7);
      return [x + Math.cos(angle) * r * 1.25 * ripple, -112 + Math.sin(angle) * r * 0.78 * ripple];
    });
    return stroke(smoothPath(points), i % 2 ? hair.shine : hair.deep, 2.2, ' opacity=".6"');
  });
  return `<path d="${path}" fill="${fadeSides(sketch)}"/>${clipped(sketch, path, rings)}`;
}

function topOutline(sketch: Sketch, height: number, flare: number, round: number): Point[] {
  const { head } = sketch;
  const left = head.edge(-1, -52, 1);
  const right = head.edge(1, -52, 1);
  return [
    left,
    [left[0] - flare, -86 - height * 0.4],
    [left[0] + 4 + round, -104 - height + round * 0.5],
    [(left[0] + right[0]) / 2, -108 - height + round * 0.35],
    [right[0] - 4 - round, -104 - height + round * 0.5],
    [right[0] + flare, -86 - height * 0.4],
    right,
  ];
}

function topHair(sketch: Sketch, height: number, flare: number, curl: number, round: number): string {
  const { head, hair, face } = sketch;
  const sides = `<path d="${capPath(sketch, 1, hairlines.sharp(face.hairline), 1)}" fill="${fadeSides(sketch)}" opacity=".8"/>`;
  const front = hairlinePoints(
    sketch,
    [
      [0.88, -50],
      [0.78, face.hairline + 3],
      [0.4, face.hairline],
      [0, face.hairline - 1],
    ],
    2,
  );
  const top = smoothPath([...topOutline(sketch, height, flare, round), ...front], true);
  const [x] = head.point(0, -90, 20);
  const mass = curls(
    sketch,
    { x, y: -84 - height * 0.55, rx: 66, ry: 32 + height * 0.55 },
    { size: curl, count: Math.round(900 / curl) },
  );
  return `${sides}<path d="${top}" fill="${hair.base}"/>${clipped(sketch, top, mass)}`;
}

export const hightop = (sketch: Sketch): string => topHair(sketch, 26, 3, 5, 0);
export const curlytop = (sketch: Sketch): string => topHair(sketch, 13, 5, 8.5, 20);

/** A short natural cut: an even shell of small curls. */
export function twa(sketch: Sketch): string {
  const { head, hair, face } = sketch;
  const path = capPath(sketch, 7, hairlines.soft(face.hairline), 15);
  const [x] = head.point(0, -70, 0);
  const rim = times(26, (i) => {
    const shell = shellPoints(sketch, 7, -4, 14);
    const t = (i / 25) * (shell.length - 1);
    const from = shell[Math.floor(t)] ?? [0, 0];
    const to = shell[Math.min(shell.length - 1, Math.floor(t) + 1)] ?? from;
    const share = t - Math.floor(t);
    return `<circle cx="${tenth(from[0] + (to[0] - from[0]) * share)}" cy="${tenth(from[1] + (to[1] - from[1]) * share)}" r="${tenth(5 + sketch.random() * 2)}" fill="${hair.base}"/>`;
  });
  return `${rim}<path d="${path}" fill="${hair.base}"/>${clipped(sketch, path, curls(sketch, { x, y: -66, rx: 84, ry: 62 }, { size: 5.4, count: 190 }))}`;
}

/** Straight hair, parted and combed to one side. */
export function sidepart(sketch: Sketch): string {
  const { head, face, hair, id } = sketch;
  const h = face.hairline;
  const sweep = head.yaw > 0 ? -1 : 1;
  const side = (share: number, y: number): Point => head.at(sweep * share * head.halfWidth(y), y, 3);
  const front: Point[] = [
    side(0.97, 4),
    side(0.93, -30),
    side(0.8, h + 10),
    side(0.4, h + 3),
    side(-0.2, h - 4),
    side(-0.52, h - 14),
    side(-0.8, h + 10),
    side(-0.93, -30),
    side(-0.975, 6),
  ];
  const shell = shellPoints(sketch, 4, 5, 13);
  const path = smoothPath([...shell, ...(sweep === 1 ? front : front.toReversed())], true);
  const lines = times(9, (i) => {
    const t = i / 8;
    return stroke(
      smoothPath([
        side(-0.5, h - 14 - t * 22),
        side(0.1, h - 12 - t * 24),
        side(0.6, h - 6 - t * 18),
        side(0.9, -34 - t * 20),
      ]),
      i % 2 ? hair.shine : hair.deep,
      2.4,
      ' opacity=".55"',
    );
  });
  return `<path d="${path}" fill="url(#${id}h)"/>${clipped(sketch, path, lines)}`;
}

/** Short hair that has gone back at the temples. */
export function receding(sketch: Sketch): string {
  const path = capPath(sketch, 1.5, hairlines.high(sketch.face.hairline), 3);
  return `<path d="${path}" fill="${fadeSides(sketch)}" opacity=".88"/>${clipped(sketch, path, grain(sketch, 120, 1.6))}`;
}

/** A shaved head: a shade where hair would grow, and the light on the crown. */
export function bald(sketch: Sketch): string {
  const { head, skin, face } = sketch;
  const [x, y] = head.at(-20, -80);
  const path = capPath(sketch, -1, hairlines.high(face.hairline), 0);
  return `<path d="${path}" fill="${skin.line}" opacity=".06"/><ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="17" ry="8" transform="rotate(-24 ${tenth(x)} ${tenth(y)})" fill="${skin.glow}" opacity=".4"/>`;
}
