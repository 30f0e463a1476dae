import { mixColors } from '../palette.ts';
import { mix, smoothPath, times, type Point } from '../path.ts';
import type { Sketch } from '../sketch.ts';
import { strand } from './strands.ts';
import { capPath, hairlines, stroke } from './scalp.ts';

/** A braid that lies on the scalp, from the hairline to the back of the crown. `s` is -1 at the left ear, 1 at the right. */
function rowPoints({ head, face }: Sketch, s: number, bend: number): Point[] {
  const side = Math.abs(s);
  const startY =
    side > 0.8
      ? mix(face.hairline + 12, -14, (side - 0.8) / 0.2)
      : mix(face.hairline - 1, face.hairline + 12, (side / 0.8) ** 3);
  const start = head.at(s * 0.93 * head.halfWidth(startY), startY - 5, 2);
  const middleY = mix(-86, -58, side ** 2);
  const middle = head.at((s * 0.9 + bend) * head.halfWidth(middleY), middleY, 5);
  const end = head.point(s * 30 + bend * 26, mix(-111, -102, side), mix(-20, -44, side));
  return [start, middle, end];
}

/** Cornrows: braids with the scalp in view between them. */
export function rows(sketch: Sketch, count: number, bend = 0): string {
  const { hair, skin, face } = sketch;
  const scalp = mixColors(skin.shade, hair.deep, 0.74);
  const cap = `<path d="${capPath(sketch, 2, hairlines.soft(face.hairline), 4)}" fill="${scalp}"/>`;
  const braids = times(count, (i) => {
    const order = i % 2 ? count - 1 - (i - 1) / 2 : i / 2;
    const s = (order / (count - 1)) * 2 - 1;
    const points = rowPoints(sketch, s, bend);
    const width = 92 / count + 1.6;
    const d = smoothPath(points);
    return (
      stroke(d, hair.deep, width) +
      stroke(d, hair.base, width - 2.2) +
      stroke(d, hair.shine, width * 0.4, ` stroke-dasharray="1.8 3.4" opacity="${s < 0.2 ? 0.85 : 0.5}"`)
    );
  });
  return cap + braids;
}

/** The ends of cornrows as braids that hang behind the ears. */
export function rowTails(sketch: Sketch, length: number, count = 7): string {
  const { head, random } = sketch;
  return times(count * 2, (i) => {
    const side = i % 2 ? 1 : -1;
    const t = Math.floor(i / 2) / count;
    const [x, y] = head.edge(side, 6, -6 + t * 16);
    const end = length + (random() - 0.5) * 22;
    return strand(
      sketch,
      [
        [x - side * 14, y - 60],
        [x, y],
        [x + side * (6 + t * 12), mix(y, end, 0.5)],
        [x + side * (2 + t * 16), end],
      ],
      5.2,
      'braid',
      side < 0 ? 0.9 : 0.5,
    );
  });
}

/** A cap of hair brushed back, with the lines of the brush. */
export function brushedBack(sketch: Sketch, lift = 4): string {
  const { hair, id, face } = sketch;
  const path = capPath(sketch, 3, hairlines.soft(face.hairline), lift);
  const lines = times(13, (i) => {
    const s = (i / 12) * 1.9 - 0.95;
    return stroke(smoothPath(rowPoints(sketch, s, 0)), i % 3 === 1 ? hair.shine : hair.deep, 1.8, ' opacity=".5"');
  });
  return `<path d="${path}" fill="url(#${id}h)"/>${lines}`;
}
