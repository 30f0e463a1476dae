/** The side of the square to which a picture is scaled before it is hashed, in px. Its proportions are not kept. */
export const hashedSide = 64;

/**
 * The number of frequencies that are compared in each direction. Finer ones are lost when a picture is encoded again.
 */
const frequencies = 16;
const hashDigits = (frequencies * frequencies) / 4;

/** A picture whose luminances deviate less from their mean has too little structure to be recognised. */
const deviationMin = 4;

/** For each frequency, from 1, the values of the wave over the side. */
const waves = Array.from({ length: frequencies }, (_, index) =>
  Float64Array.from({ length: hashedSide }, (__, at) =>
    Math.cos(((2 * at + 1) * (index + 1) * Math.PI) / (2 * hashedSide)),
  ),
);

interface Line {
  readonly begin: number;
  /** The distance of two neighbours in the line. */
  readonly step: number;
}

/** Sums up a line of `values` by the heights of the wave. Each hash needs 1280 such sums, so this is a plain loop. */
function alongWave(wave: Float64Array, values: Uint8Array | Float64Array, { begin, step }: Line): number {
  let sum = 0;
  for (let at = 0; at < hashedSide; at += 1) sum += (wave[at] ?? 0) * (values[begin + at * step] ?? 0);
  return sum;
}

/**
 * Computes a hash that describes the look of a picture: it tells which of its coarse waves (a discrete cosine
 * transform) are stronger than their median. The hash stays nearly the same when the picture is encoded, scaled or
 * coloured again.
 *
 * @param grey the luminances of the picture in `hashedSide` x `hashedSide`
 * @returns 256 bits as 64 hexadecimal digits, or null when the picture is too plain to be recognised
 */
export function perceptualHash(grey: Uint8Array): string | null {
  if (grey.length !== hashedSide ** 2) throw new TypeError(`A hash needs ${hashedSide ** 2} luminances`);
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  const variance = grey.reduce((sum, value) => sum + (value - mean) ** 2, 0) / grey.length;
  if (variance < deviationMin ** 2) return null;
  const rows = new Float64Array(hashedSide * frequencies);
  for (let y = 0; y < hashedSide; y += 1)
    waves.forEach((wave, across) => {
      rows[y * frequencies + across] = alongWave(wave, grey, { begin: y * hashedSide, step: 1 });
    });
  const strengths = waves.flatMap((wave) =>
    waves.map((_, across) => alongWave(wave, rows, { begin: across, step: frequencies })),
  );
  const median = strengths.toSorted((one, other) => one - other)[strengths.length / 2] ?? 0;
  const bits = strengths.map((strength) => (strength >= median ? '1' : '0')).join('');
  return BigInt(`0b${bits}`).toString(16).padStart(hashDigits, '0');
}

/** In a mirrored picture, every second wave from left to right changes its sign, beginning with the first. */
const turnedOver = BigInt(`0x${'a'.repeat(hashDigits)}`);

/** The hash of the mirrored picture. */
export function mirroredHash(hash: string): string {
  return (BigInt(`0x${hash}`) ^ turnedOver).toString(16).padStart(hashDigits, '0');
}
