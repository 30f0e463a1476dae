import { between, tenth, type Point } from '../path.ts';

/** A tapered limb between two joints. */
function segment([ax, ay]: Point, ar: number, [bx, by]: Point, br: number): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
  const p = (x: number, y: number, k: number): string => `${tenth(x + nx * k)} ${tenth(y + ny * k)}`;
  return `<path d="M${p(ax, ay, ar)}L${p(bx, by, br)}L${p(bx, by, -br)}L${p(ax, ay, -ar)}Z"/>`;
}

function joint([x, y]: Point, r: number): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}"/>`;
}

/** A limb through joints of the given half widths. */
export function limb(joints: readonly Point[], widths: readonly number[], fill: string, opacity = 1): string {
  const widthAt = (i: number): number => widths[i] ?? 16;
  const parts = joints.slice(1).map((end, i) => segment(joints[i] ?? end, widthAt(i), end, widthAt(i + 1)));
  const ends = joints.map((place, i) => joint(place, widthAt(i)));
  return `<g fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}>${parts.join('')}${ends.join('')}</g>`;
}

/** The part of a limb from its start to `share` of its length, and where it ends. */
export function startOfLimb(joints: readonly [Point, Point, Point], share: number): Point[] {
  const [a, b, c] = joints;
  if (share <= 0.5) return [a, between(a, b, share * 2)];
  return [a, b, between(b, c, (share - 0.5) * 2)];
}
