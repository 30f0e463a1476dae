import { drawNecklace } from '../accessories.ts';
import { smoothPath, tenth, type Point } from '../path.ts';
import type { Sketch } from '../sketch.ts';
import { drawGarment, garmentOf, sleeveOf, type Garment } from './garment.ts';
import { limb, startOfLimb } from './limbs.ts';
import type { Arm, Pose } from './pose.ts';

interface Build {
  readonly shoulder: number;
  readonly waist: number;
  readonly hip: number;
  readonly neck: number;
  readonly arm: number;
}

/** The measures of the body, which follow from frame and weight. */
export function buildOf({ slight, weight }: Sketch): Build {
  const fat = weight * (weight > 0 ? 1.3 : 0.7);
  return {
    shoulder: (slight ? 108 : 130) + fat * 9,
    waist: (slight ? 76 : 100) + fat * 22,
    hip: (slight ? 98 : 100) + fat * 20,
    neck: (slight ? 28 : 37) + fat * 5,
    arm: (slight ? 25 : 31) + fat * 5,
  };
}

function torsoPath({ shoulder: s, waist, hip, neck }: Build): string {
  const side = (k: -1 | 1): Point[] => [
    [k * (neck + 2), 104],
    [k * (neck + 22), 132],
    [k * (s - 12), 158],
    [k * (s + 8), 190],
    [k * (s - 2), 250],
    [k * (waist + 6), 330],
    [k * waist, 390],
    [k * hip, 480],
    [k * (hip - 6), 540],
  ];
  return smoothPath([...side(-1), ...side(1).toReversed()], true);
}

function drawNeck({ skin, id, face, recipe }: Sketch, { neck: w }: Build): string {
  const chin = face.chinY;
  const bones =
    recipe.neckline === 'high'
      ? ''
      : `<path d="M${-w - 14} 152Q-18 156 -8 166M${w + 14} 152Q18 156 8 166" stroke="${skin.shade}" stroke-width="2.4" fill="none" opacity=".5" stroke-linecap="round"/>`;
  return (
    `<path d="M${-w} 40C${-w} 100 ${-w - 2} 124 ${-w - 24} 140C-8 180 8 180 ${w + 24} 140C${w + 2} 124 ${w} 100 ${w} 40Z" fill="url(#${id}s)"/>` +
    `<path d="M${-w} ${chin - 24}C${-w * 0.5} ${chin + 18} ${w * 0.8} ${chin + 26} ${w} ${chin - 6}V40H${-w}Z" fill="${skin.shade}" opacity=".75"/>${bones}`
  );
}

/** The arm from the shoulder: sleeve and skin, and the hand. */
function drawArm(sketch: Sketch, build: Build, garment: Garment, side: -1 | 1, arm: Arm): string {
  const { skin } = sketch;
  const shoulder: Point = [side * (build.shoulder - 19), 198];
  const joints = [shoulder, arm.elbow, arm.wrist] as const;
  const r = build.arm;
  const color = side < 0 ? skin.base : skin.shade;
  const bare = limb(joints, [r, r * 0.78, r * 0.58], color);
  const share = sleeveOf(sketch);
  const widths = share > 0.5 ? [r + 3, r * 0.9 + 3, r * 0.74 + 2] : [r + 3, r + 4];
  const sleeve = share > 0 ? limb(startOfLimb(joints, share * 0.96), widths, garment.fill) : '';
  const shade = side > 0 && share > 0 ? limb(startOfLimb(joints, share * 0.96), widths, '#000', 0.1) : '';
  return drawHand(sketch, arm, color, r) + bare + sleeve + shade;
}

function drawHand({ skin }: Sketch, { elbow, wrist, hand = 'open' }: Arm, color: string, r: number): string {
  if (hand === 'none') return '';
  const angle = tenth((Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI);
  const s = tenth((r / 25) * 10) / 10;
  const line = `stroke="${skin.line}" stroke-width="1.8" fill="none" opacity=".5" stroke-linecap="round"`;
  const shapes = {
    open: `<path d="M-8 -14C8 -19 22 -18 36 -12C46 -8 47 0 44 6C40 14 22 17 8 15L-8 13Z" fill="${color}"/><path d="M6 -13C14 -26 24 -28 28 -22C28 -16 20 -12 16 -8Z" fill="${color}"/><path d="M24 -6L43 -4M24 2L43 3M22 9L38 9" ${line}/>`,
    fist: `<path d="M-8 -14C4 -20 24 -20 30 -10C34 0 32 12 24 16C12 20 0 16 -8 13Z" fill="${color}"/><path d="M14 -14C20 -6 20 8 16 15M23 -12C27 -4 26 6 23 13" ${line}/>`,
  } as const;
  return `<g transform="translate(${tenth(wrist[0])} ${tenth(wrist[1])}) rotate(${angle}) scale(${s})">${shapes[hand]}</g>`;
}

function drawLegs(sketch: Sketch, build: Build, pose: Pose): string {
  if (!pose.legs) return '';
  const { skin } = sketch;
  const { trousers = '#2f3b52', shoes = '#f4efe6', cut = 'long' } = pose.legs;
  const leg = (side: -1 | 1, [knee, ankle]: readonly [Point, Point]): string => {
    const hip: Point = [side * build.hip * 0.48, 500];
    const joints = [hip, knee, ankle] as const;
    const r = build.hip * 0.5;
    const bare = limb(joints, [r, r * 0.62, r * 0.38], side < 0 ? skin.base : skin.shade);
    const share = cut === 'short' ? 0.42 : 0.95;
    const cloth = limb(
      startOfLimb(joints, share),
      share > 0.5 ? [r + 2, r * 0.7, r * 0.5] : [r + 2, r * 0.82],
      trousers,
    );
    const toe = pose.legs?.face ?? side;
    const [x, y] = ankle;
    const shoe = `<path d="M${tenth(x - toe * 20)} ${tenth(y - 12)}L${tenth(x + toe * 16)} ${tenth(y - 12)}C${tenth(x + toe * 44)} ${tenth(y + 2)} ${tenth(x + toe * 56)} ${tenth(y + 8)} ${tenth(x + toe * 56)} ${tenth(y + 24)}L${tenth(x - toe * 24)} ${tenth(y + 24)}Z" fill="${shoes}"/><path d="M${tenth(x - toe * 24)} ${tenth(y + 20)}L${tenth(x + toe * 56)} ${tenth(y + 20)}" stroke="#1d1512" stroke-width="6" opacity=".7"/>`;
    return bare + cloth + shoe;
  };
  return `<g>${leg(1, pose.legs.right)}${leg(-1, pose.legs.left)}</g>`;
}

export interface Body {
  readonly behind: string;
  readonly torso: string;
  readonly front: string;
}

/** The body below the head: arms behind it, the torso with the garment, and arms in front. */
export function drawBody(sketch: Sketch, pose: Pose): Body {
  const { id, defs, face } = sketch;
  const build = buildOf(sketch);
  const garment = garmentOf(sketch);
  const torso = torsoPath(build);
  const down = tenth(Math.max(-6, (face.chinY - 102) * 0.7));
  defs.push(`<clipPath id="${id}t"><path d="${torso}"/></clipPath>`);
  const place = (art: string): string => (art === '' ? '' : `<g transform="translate(0 ${down})">${art}</g>`);
  const arm = (side: -1 | 1, which: Arm): string => drawArm(sketch, build, garment, side, which);
  const arms = [[-1, pose.left] as const, [1, pose.right] as const];
  const inFront = arms.filter(([, which]) => which.front === true);
  const behind = arms.filter(([, which]) => which.front !== true);
  return {
    behind: place(behind.map(([side, which]) => arm(side, which)).join('')),
    torso: place(
      drawLegs(sketch, build, pose) +
        `<path d="${torso}" fill="url(#${id}s)"/>${drawNeck(sketch, build)}${drawGarment(sketch, garment)}${drawNecklace(sketch)}`,
    ),
    front: place(inFront.map(([side, which]) => arm(side, which)).join('')),
  };
}
