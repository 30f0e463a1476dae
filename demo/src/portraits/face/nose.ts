import { bothSides, tenth } from '../path.ts';
import type { Sketch } from '../sketch.ts';
import type { NoseTip } from './features.ts';

const tips: Record<NoseTip, { lift: number; round: number; drop: number }> = {
  round: { lift: 15, round: 1, drop: 0 },
  broad: { lift: 12, round: 1.25, drop: 0.5 },
  pointed: { lift: 19, round: 0.72, drop: 1 },
  low: { lift: 14, round: 0.95, drop: 4 },
};

/** Draws the shadow beside the bridge, the tip with its light, and the wings with the nostrils. */
export function drawNose({ face, head, skin }: Sketch): string {
  const { noseY: y, noseBridge: b, noseWing: w } = face;
  const tip = tips[face.noseTip];
  // The shadow falls on the right, and on the far side of a head that is turned away from the light.
  const dark: -1 | 1 = head.yaw < -0.12 ? -1 : 1;
  const [tipX, tipY] = head.at(0, y - 5 + tip.drop, tip.lift);
  const plane = head.lay(
    `M${b * 0.7} -14C${b} -2 ${b * 0.9} ${y - 22} ${b * 1.25} ${y - 14}C${w * 0.95} ${y - 10} ${w * 1.02} ${y + 1} ${w * 0.8} ${y + 2.5}C${w * 0.5} ${y - 4} ${b * 0.5} ${y - 9} ${b * 0.35} ${y - 18}C${b * 0.2} 6 ${b * 0.3} -6 ${b * 0.7} -14Z`,
    { side: dark, lift: 4 },
  );
  const under = [head.at(-w * 0.86, y - 1, 3), head.at(w * 0.86, y - 1, 3)] as const;
  const base = head.at(0, y + 4.5 + tip.drop, tip.lift * 0.55);
  const shadow = `M${under[0].map(tenth).join(' ')}Q${tenth(base[0])} ${tenth(base[1] + 9)} ${under[1].map(tenth).join(' ')}Q${tenth(base[0])} ${tenth(base[1] - 5)} ${under[0].map(tenth).join(' ')}Z`;
  const wings = bothSides((side) => {
    const wing = head.lay(
      `M${w * 0.74} ${y - 10}C${w * 1.06} ${y - 9} ${w * 1.12} ${y + 2} ${w * 0.84} ${y + 2.6}C${w * 0.72} ${y + 3} ${w * 0.6} ${y + 1} ${w * 0.52} ${y + 0.4}`,
      { side, lift: 4 },
    );
    const [nx, ny] = head.at(side * w * 0.46, y + 0.8, tip.lift * 0.45);
    return (
      `<path d="${wing}" stroke="${skin.line}" stroke-width="2" fill="none" stroke-linecap="round" opacity=".6"/>` +
      `<ellipse cx="${tenth(nx)}" cy="${tenth(ny)}" rx="${tenth(w * 0.22)}" ry="1.8" fill="${skin.line}" opacity=".75"/>`
    );
  });
  const ridge = head.lay(`M${-b * 0.25} -4C${-b * 0.45} ${y * 0.4} ${-b * 0.4} ${y - 20} ${-b * 0.3} ${y - 13}`, {
    lift: tip.lift * 0.5,
  });
  return (
    `<path d="${plane}" fill="${skin.shade}" opacity=".42"/><path d="${shadow}" fill="${skin.shade}" opacity=".6"/>` +
    `<path d="${ridge}" stroke="${skin.glow}" stroke-width="${tenth(b * 0.62)}" fill="none" stroke-linecap="round" opacity=".34"/>` +
    `<ellipse cx="${tenth(tipX - 1.6)}" cy="${tenth(tipY)}" rx="${tenth(w * 0.34 * tip.round)}" ry="${tenth(4.6 * tip.round)}" fill="${skin.glow}" opacity=".5"/>${wings}`
  );
}
