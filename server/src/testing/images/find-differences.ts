import sharp from 'sharp';

/** So many equal rows part two differences. */
const gapRows = 6;
/** Channels of 255 that differ by less count as equal: in a picture of few colours, edges are a little off. */
const channelDifference = 48;

interface Difference {
  readonly pixels: number;
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
}

/**
 * Says where two pictures differ much, from the top to the bottom.
 * @param one in any format that sharp reads
 * @param other of the same size
 */
export async function findDifferences(one: Buffer, other: Buffer): Promise<string[]> {
  const [before, after] = await Promise.all([readRows(one), readRows(other)]);
  const found: Difference[] = [];
  for (const [row, pixels] of before.entries()) {
    const columns = differingColumns(pixels, after[row] ?? pixels);
    const [first] = columns;
    if (first === undefined) continue;
    const here: Difference = { pixels: columns.length, rows: [row, row], columns: [first, columns.at(-1) ?? first] };
    const last = found.at(-1);
    if (last && row - last.rows[1] <= gapRows) found[found.length - 1] = join(last, here);
    else found.push(here);
  }
  return found.map(
    ({ pixels, rows, columns }) => `${pixels} pixels in rows ${rows.join(' to ')}, columns ${columns.join(' to ')}`,
  );
}

/** Resolves to the rows of a picture, with three bytes for each pixel. */
async function readRows(picture: Buffer): Promise<Buffer[]> {
  const raw = sharp(picture).removeAlpha().toColourspace('srgb').raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const length = info.width * info.channels;
  return Array.from({ length: info.height }, (_, row) => data.subarray(row * length, (row + 1) * length));
}

function differingColumns(one: Buffer, other: Buffer): number[] {
  const columns = new Set<number>();
  for (const [place, value] of one.entries())
    if (Math.abs(value - (other[place] ?? 0)) >= channelDifference) columns.add(Math.floor(place / 3));
  return [...columns];
}

function join(above: Difference, below: Difference): Difference {
  return {
    pixels: above.pixels + below.pixels,
    rows: [above.rows[0], below.rows[1]],
    columns: [Math.min(above.columns[0], below.columns[0]), Math.max(above.columns[1], below.columns[1])],
  };
}
