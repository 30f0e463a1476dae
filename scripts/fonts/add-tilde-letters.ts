import { padded, readTables, uint16, uint32, writeTables } from './true-type.ts';

/** The glyphs of the parts, in the order of their characters: I, U, ı, u and the combining tilde. */
const glyphs = { I: 1, U: 2, ı: 3, u: 4, tilde: 5 };

interface TildeLetter {
  readonly character: string;
  readonly base: number;
  /**
   * The place of the tilde at weight 400. It is the place of the same letter's circumflex, moved as far as the tilde of
   * õ is from the circumflex of ô.
   */
  readonly offset: readonly [x: number, y: number];
  /** By how much the tilde has moved and the letter grown at weight 700. */
  readonly shift: readonly [x: number, y: number];
  readonly growth: number;
}

const letters: readonly TildeLetter[] = [
  { character: 'Ĩ', base: glyphs.I, offset: [-115, 175], shift: [0, 13], growth: 18 },
  { character: 'ĩ', base: glyphs.ı, offset: [-135, 0], shift: [5, 0], growth: 30 },
  { character: 'Ũ', base: glyphs.U, offset: [103, 175], shift: [-12, 13], growth: -4 },
  { character: 'ũ', base: glyphs.u, offset: [28, 0], shift: [-6, 0], growth: 10 },
];

/** Adds ĩ, ũ and their capitals to a variable TrueType font of the five glyphs above. */
export function addTildeLetters(font: Buffer): Buffer {
  const tables = readTables(font);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no table ${tag}.`);
    return found;
  };
  const count = table('maxp').readUInt16BE(4);
  const outlines = splitBy(table('glyf'), readOffsets(table('loca'), 0, count));
  const metrics = readMetrics(table('hmtx'), table('hhea').readUInt16BE(34), count);
  const variations = table('gvar');
  const varied = splitBy(variations.subarray(variations.readUInt32BE(16)), readOffsets(variations, 20, count));

  for (const letter of letters) {
    const outline = compose(letter, outlines);
    outlines.push(outline);
    metrics.push(uint16(metrics[letter.base]?.readUInt16BE(0) ?? 0, outline.readInt16BE(2)));
    varied.push(vary(letter));
  }
  table('maxp').writeUInt16BE(outlines.length, 4);
  table('hhea').writeUInt16BE(outlines.length, 34);
  tables.set('glyf', Buffer.concat(outlines));
  tables.set('loca', offsetsOf(outlines));
  tables.set('hmtx', Buffer.concat(metrics));
  tables.set('gvar', variationsOf(variations, varied));
  tables.set('cmap', characterMap(count));
  return writeTables(tables);
}

/** The offsets of loca and gvar, which both store half of them. There is one more than there are glyphs. */
function readOffsets(table: Buffer, start: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => 2 * table.readUInt16BE(start + 2 * index));
}

function offsetsOf(glyphData: readonly Buffer[]): Buffer {
  let offset = 0;
  return uint16(0, ...glyphData.map(({ length }) => (offset += length) / 2));
}

function splitBy(data: Buffer, offsets: readonly number[]): Buffer[] {
  return offsets.slice(1).map((end, index) => data.subarray(offsets[index], end));
}

/** The advance and left bearing of each glyph. Glyphs after `fullCount` have the last advance and their own bearing. */
function readMetrics(hmtx: Buffer, fullCount: number, count: number): Buffer[] {
  return Array.from({ length: count }, (_, index) => {
    if (index < fullCount) return hmtx.subarray(4 * index, 4 * index + 4);
    return uint16(hmtx.readUInt16BE(4 * fullCount - 4), hmtx.readInt16BE(4 * fullCount + 2 * (index - fullCount)));
  });
}

/** A glyph that shows the letter, whose metrics it takes, and the tilde. */
function compose({ base, offset }: TildeLetter, outlines: readonly Buffer[]): Buffer {
  const [[left, bottom, right, top], tilde] = [boxOf(outlines[base]), boxOf(outlines[glyphs.tilde])];
  const box = [
    Math.min(left, tilde[0] + offset[0]),
    Math.min(bottom, tilde[1] + offset[1]),
    Math.max(right, tilde[2] + offset[0]),
    Math.max(top, tilde[3] + offset[1]),
  ];
  const [bytes, words, rounded, more, ownMetrics] = [0x2, 0x3, 0x4, 0x20, 0x200];
  return uint16(-1, ...box, bytes | rounded | more | ownMetrics, base, 0, words | rounded, glyphs.tilde, ...offset);
}

function boxOf(outline: Buffer | undefined): [number, number, number, number] {
  const at = (place: number) => outline?.readInt16BE(place) ?? 0;
  return [at(2), at(4), at(6), at(8)];
}

/**
 * Describes the changes up to the font's largest weight, which is its first shared peak. They move the letter, the
 * tilde, and the right one of the four phantom points, which is the advance.
 */
function vary({ shift, growth }: TildeLetter): Buffer {
  const allPoints = 0;
  const deltas = Buffer.from([
    allPoints,
    ...runOfBytes(0, shift[0], 0, growth, 0, 0),
    ...runOfBytes(0, shift[1], 0, 0, 0, 0),
  ]);
  const ownPoints = 0x2000;
  return padded(Buffer.concat([uint16(1, 8, deltas.length, ownPoints), deltas]), 2);
}

function runOfBytes(...values: number[]): number[] {
  return [values.length - 1, ...values.map((value) => value & 0xff)];
}

function variationsOf(gvar: Buffer, varied: readonly Buffer[]): Buffer {
  const offsets = offsetsOf(varied);
  const peaks = gvar.subarray(gvar.readUInt32BE(8), gvar.readUInt32BE(16));
  const head = Buffer.concat([
    gvar.subarray(0, 8),
    uint32(20 + offsets.length),
    uint16(varied.length, 0),
    uint32(20 + offsets.length + peaks.length),
  ]);
  return Buffer.concat([head, offsets, peaks, ...varied]);
}

/** A map of the new letters alone, of format 4: a segment for each character, and the last one that it must have. */
function characterMap(firstGlyph: number): Buffer {
  const codes = letters.map(({ character }) => character.charCodeAt(0));
  const order = [...codes.entries()].toSorted(([, one], [, other]) => one - other);
  const ends = [...order.map(([, code]) => code), 0xffff];
  const deltas = [...order.map(([index, code]) => firstGlyph + index - code), 1];
  const search = [2 * ends.length, 8, 2, 2 * ends.length - 8];
  const segments = uint16(...search, ...ends, 0, ...ends, ...deltas, ...ends.map(() => 0));
  return Buffer.concat([uint16(0, 1, 3, 1), uint32(12), uint16(4, 6 + segments.length, 0), segments]);
}
