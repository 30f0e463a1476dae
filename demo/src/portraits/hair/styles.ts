import { headwear } from '../headwear/headwear.ts';
import type { HairStyle } from '../recipe.ts';
import type { Sketch } from '../sketch.ts';
import { curlBall } from './curl-mass.ts';
import { bun, hairBehind, looseHair, tail } from './long.ts';
import { brushedBack, rows, rowTails } from './rows.ts';
import { capPath, hairlines } from './scalp.ts';
import * as short from './short.ts';
import { fallingStrands, strandsBehind, type Strands } from './strands.ts';
import { afro, bantu, band, curlsBehind, curlsInFront, locKnot, spikes } from './volume.ts';

export interface Hair {
  /** What hangs behind the neck and the shoulders. */
  readonly behind?: (sketch: Sketch) => string;
  /** What lies on the head. */
  readonly on: (sketch: Sketch) => string;
  /** Whether ears lie over the hair, under it, or are covered. */
  readonly ears: 'over' | 'under' | 'hidden';
  readonly covered?: boolean;
}

function hanging(strands: Strands): Hair {
  return {
    behind: (sketch) => strandsBehind(sketch, strands),
    on: (sketch) => fallingStrands(sketch, strands),
    ears: 'under',
  };
}

function loose(length: number, wave: number, spread: number, part: number, lift: number): Hair {
  const fall = { length, wave, spread, part, lift };
  return { behind: (sketch) => hairBehind(sketch, fall), on: (sketch) => looseHair(sketch, fall), ears: 'under' };
}

const puffGrain = { size: 6.5, count: 80, rough: 1 };

function puffOn(sketch: Sketch, x: number, y: number, r: number): string {
  const [px] = sketch.head.point(x, y, -20);
  return curlBall(sketch, { x: px, y, rx: r, ry: r * 0.86 }, puffGrain);
}

const hairs: Partial<Record<HairStyle, Hair>> = {
  braids: hanging({ count: 15, width: 4.4, length: 205, part: 0, spread: 17, waver: 8, pattern: 'braid' }),
  sidebraids: hanging({
    count: 14,
    width: 3.6,
    length: 150,
    part: 0.42,
    spread: 12,
    waver: 10,
    pattern: 'braid',
    lift: 6,
  }),
  locs: hanging({ count: 12, width: 6.6, length: 175, part: -0.2, spread: 18, waver: 17, pattern: 'loc', lift: 8 }),
  twistout: hanging({ count: 13, width: 6, length: 84, part: 0.3, spread: 25, waver: 16, pattern: 'twist', lift: 11 }),
  longwave: loose(190, 8, 20, 0.3, 9),
  straight: loose(212, 1, 9, 0, 5),
  bob: loose(84, 2, 13, -0.34, 9),
  curls: {
    behind: curlsBehind,
    on: (sketch) =>
      `<path d="${capPath(sketch, 8, hairlines.soft(sketch.face.hairline), 15)}" fill="${sketch.hair.base}"/>${curlsInFront(sketch)}`,
    ears: 'under',
  },
  afro: { behind: (sketch) => afro(sketch, 'behind'), on: (sketch) => afro(sketch, 'on'), ears: 'over' },
  twa: { on: short.twa, ears: 'over' },
  puff: {
    behind: (sketch) => puffOn(sketch, 0, -128, 50),
    on: (sketch) => brushedBack(sketch) + band(sketch, -112),
    ears: 'over',
  },
  twopuffs: {
    behind: (sketch) => puffOn(sketch, -58, -100, 36) + puffOn(sketch, 58, -100, 36),
    on: (sketch) => brushedBack(sketch),
    ears: 'over',
  },
  bantu: { on: bantu, ears: 'over' },
  cornrows: { on: (sketch) => rows(sketch, 11), ears: 'over' },
  cornrowpuff: {
    behind: (sketch) => puffOn(sketch, 0, -130, 44),
    on: (sketch) => rows(sketch, 9) + band(sketch, -111),
    ears: 'over',
  },
  cornrowbraids: { behind: (sketch) => rowTails(sketch, 190), on: (sketch) => rows(sketch, 10, 0.24), ears: 'over' },
  braidbun: { behind: (sketch) => locKnot(sketch, 'braid', 40), on: (sketch) => rows(sketch, 13), ears: 'over' },
  braidtail: {
    behind: (sketch) => locKnot(sketch, 'braid', 26) + rowTails(sketch, 150, 4),
    on: (sketch) => rows(sketch, 15, -0.15),
    ears: 'over',
  },
  locbun: { behind: (sketch) => locKnot(sketch, 'loc', 40), on: (sketch) => rows(sketch, 12), ears: 'over' },
  shortlocs: { on: (sketch) => spikes(sketch, 'loc', 52), ears: 'over' },
  twists: { on: (sketch) => spikes(sketch, 'twist', 22), ears: 'over' },
  sleekbun: { behind: (sketch) => bun(sketch, -112, 30), on: (sketch) => brushedBack(sketch, 2), ears: 'over' },
  ponytail: {
    behind: (sketch) => tail(sketch, sketch.head.yaw > 0 ? -1 : 1, 165, 8),
    on: (sketch) => brushedBack(sketch, 6),
    ears: 'over',
  },
  fade: { on: short.fade, ears: 'over' },
  buzz: { on: short.buzz, ears: 'over' },
  waves: { on: short.waves, ears: 'over' },
  hightop: { on: short.hightop, ears: 'over' },
  curlytop: { on: short.curlytop, ears: 'over' },
  sidepart: { on: short.sidepart, ears: 'over' },
  receding: { on: short.receding, ears: 'over' },
  bald: { on: short.bald, ears: 'over' },
};

export function hairOf({ recipe: { hair } }: Sketch): Hair {
  const found = hairs[hair] ?? headwear[hair];
  if (!found) throw new Error(`there is no hair ${hair}`);
  return found;
}
