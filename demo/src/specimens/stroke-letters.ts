import { tenth } from '../portraits/path.ts';

/** A letter drawn as strokes on a grid that is 6 units high, and its width. */
type Glyph = readonly [width: number, path: string];

const roundStroke = 'M2.1 0C.8 0 0 1.2 0 3S.8 6 2.1 6S4.2 4.8 4.2 3S3.4 0 2.1 0Z';

// Letters drawn as paths, because a machine without fonts would leave out the text of an SVG.
const glyphs: Readonly<Record<string, Glyph>> = {
  A: [4, 'M0 6L2 0L4 6M.8 3.8H3.2'],
  B: [3.8, 'M0 0V6H2.2A1.6 1.6 0 0 0 2.2 2.8H0H2A1.4 1.4 0 0 0 2 0H0'],
  C: [4, 'M4 1.4C3.6 .4 3 0 2.1 0C.8 0 0 1.2 0 3S.8 6 2.1 6C3 6 3.6 5.6 4 4.6'],
  D: [4, 'M0 0H1.8C3.2 0 4 1.2 4 3S3.2 6 1.8 6H0Z'],
  E: [3.6, 'M3.6 0H0V6H3.6M0 3H3'],
  F: [3.6, 'M3.6 0H0V6M0 3H3'],
  G: [4, 'M4 1.4C3.6 .4 3 0 2.1 0C.8 0 0 1.2 0 3S.8 6 2.1 6C3.2 6 4 5.4 4 4.4V3.3H2.4'],
  H: [4, 'M0 0V6M4 0V6M0 3H4'],
  I: [0, 'M0 0V6'],
  J: [3.4, 'M3.4 0V4.4C3.4 5.4 2.8 6 1.8 6C.9 6 .2 5.5 0 4.6'],
  K: [4, 'M0 0V6M3.8 0L0 3.6M1.4 2.4L4 6'],
  L: [3.4, 'M0 0V6H3.4'],
  M: [4.6, 'M0 6V0L2.3 3.6L4.6 0V6'],
  N: [4, 'M0 6V0L4 6V0'],
  O: [4.2, roundStroke],
  P: [3.8, 'M0 6V0H2.2A1.6 1.6 0 0 1 2.2 3.2H0'],
  Q: [4.2, `${roundStroke}M2.6 4.4L4.2 6.2`],
  R: [4, 'M0 6V0H2.2A1.6 1.6 0 0 1 2.2 3.2H0M1.8 3.2L4 6'],
  S: [3.9, 'M3.8 1.2C3.5 .4 2.9 0 2 0C.9 0 .2 .6 .2 1.5C.2 3.6 3.9 2.4 3.9 4.5C3.9 5.4 3.1 6 2 6C1 6 .3 5.6 0 4.7'],
  T: [4, 'M0 0H4M2 0V6'],
  U: [4, 'M0 0V4C0 5.3 .8 6 2 6S4 5.3 4 4V0'],
  V: [4, 'M0 0L2 6L4 0'],
  W: [5, 'M0 0L1.2 6L2.5 1.6L3.8 6L5 0'],
  X: [4, 'M0 0L4 6M4 0L0 6'],
  Y: [4, 'M0 0L2 3L4 0M2 3V6'],
  Z: [4, 'M0 0H4L0 6H4'],
  0: [4.2, roundStroke],
  1: [2, 'M.4 1.2L1.8 0V6'],
  2: [4, 'M.1 1.6C.2 .6 .9 0 2 0C3.1 0 3.8 .7 3.8 1.7C3.8 3 1.5 4.2 0 6H4'],
  3: [
    4,
    'M.2 .9C.6 .3 1.2 0 2 0C3.1 0 3.7 .6 3.7 1.5C3.7 2.4 3 2.9 1.6 2.9C3.1 2.9 4 3.5 4 4.5C4 5.4 3.2 6 2 6C1.1 6 .4 5.7 0 5',
  ],
  4: [4, 'M3 6V0L0 4.2H4'],
  5: [4, 'M3.6 0H.6L.3 2.8C.8 2.4 1.4 2.2 2 2.2C3.2 2.2 4 3 4 4.1C4 5.2 3.2 6 2 6C1.1 6 .4 5.7 0 5'],
  6: [
    4,
    'M3.4 .5C3 .2 2.6 0 2.1 0C.8 0 0 1.4 0 3.6C0 5 .8 6 2.1 6C3.2 6 4 5.3 4 4.2C4 3.1 3.2 2.4 2.1 2.4C1.1 2.4 .3 3 0 3.9',
  ],
  7: [4, 'M0 0H4L1.4 6'],
  8: [
    4,
    'M2 2.8C.9 2.8 .3 2.2 .3 1.4C.3 .6 1 0 2 0S3.7 .6 3.7 1.4C3.7 2.2 3.1 2.8 2 2.8C.8 2.8 0 3.4 0 4.4S.8 6 2 6S4 5.4 4 4.4S3.2 2.8 2 2.8',
  ],
  9: [
    4,
    'M.6 5.5C1 5.8 1.4 6 1.9 6C3.2 6 4 4.6 4 2.4C4 1 3.2 0 1.9 0C.8 0 0 .7 0 1.8C0 2.9 .8 3.6 1.9 3.6C2.9 3.6 3.7 3 4 2.1',
  ],
  '-': [2.4, 'M.2 3.2H2.2'],
  '.': [0.2, 'M0 5.9V6'],
  '’': [0.2, 'M0 0V1.4'],
  "'": [0.2, 'M0 0V1.4'],
  ' ': [1.6, ''],
};

const letterGap = 1.7;
const combiningTilde = '\u0303';
/** Centred on x = 0. */
const tildePath = 'M-1.5 -1.3C-.8 -2.1 .8 -.7 1.5 -1.5';

interface Lettering {
  readonly x: number;
  readonly y: number;
  /** Height of a capital in drawing units. */
  readonly height: number;
  readonly color: string;
  /** Thickness of the strokes in grid units: 0.7 is plain, 1.1 is bold. */
  readonly pen?: number;
}

/** Draws one line of capitals with its upper left corner at `x`, `y`. Unknown letters are left out. */
export function strokeLetters(text: string, { x, y, height, color, pen = 0.7 }: Lettering): string {
  let advance = 0;
  let lastMiddle = 0;
  const letters = [...text.normalize('NFD').toUpperCase()].map((character) => {
    if (character === combiningTilde) return `<path transform="translate(${lastMiddle} 0)" d="${tildePath}"/>`;
    const glyph = glyphs[character];
    if (glyph === undefined) return '';
    const [width, path] = glyph;
    const start = tenth(advance);
    lastMiddle = tenth(advance + width / 2);
    advance += width + letterGap;
    return path && `<path transform="translate(${start} 0)" d="${path}"/>`;
  });
  const scale = Math.round((height / 6) * 1000) / 1000;
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${color}" stroke-width="${pen}" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g>`;
}
