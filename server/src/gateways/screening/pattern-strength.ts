/** The side of the square whose pattern is measured, in px: a power of two. */
export const patternSide = 256;

/** Waves of 2.3 to 16 px. Longer ones are shapes of the picture, shorter ones noise of the encoder. */
const frequencies = { from: patternSide / 16, to: patternSide / 2.3 } as const;
/** The width of a ring of frequencies that are compared with each other. */
const ringWidth = 4;
/** Frequencies along the axes belong to edges in the picture and to the blocks of JPEG. */
const axisMin = 3;

/**
 * Measures the strongest regular fine pattern of a grey square. Each wave is compared with the waves of about its
 * length: the result is the greatest ratio of a strength to the typical one. A photo of a screen shows the screen's
 * raster as a few sharp peaks. Hair, cloth and noise have many weak ones.
 */
export function patternStrength(grey: Uint8Array): number {
  const spectrum = spectrumOf(grey);
  const rings = new Map<number, number[]>();
  for (let y = -patternSide / 2; y < patternSide / 2; y += 1) {
    for (let x = axisMin; x < patternSide / 2; x += 1) {
      const length = Math.hypot(x, y);
      if (Math.abs(y) < axisMin || length < frequencies.from || length > frequencies.to) continue;
      const ring = Math.floor(length / ringWidth);
      const strength = spectrum[((y + patternSide) % patternSide) * patternSide + x] ?? 0;
      const members = rings.get(ring);
      if (members) members.push(strength);
      else rings.set(ring, [strength]);
    }
  }
  return Math.max(1, ...[...rings.values()].map(peakOf));
}

function peakOf(strengths: readonly number[]): number {
  const ordered = strengths.toSorted((one, other) => one - other);
  const typical = ordered[Math.floor(ordered.length / 2)] ?? 0;
  // A plain picture has only the noise of rounding.
  return (ordered.at(-1) ?? 0) / Math.max(typical, noiseFloor);
}

/** The strength below which a wave is invisible: an amplitude of about a quarter of a grey level. */
const noiseFloor = (patternSide * patternSide) / 16;

/** The strength of each wave of the square, whose borders are smoothed first. */
function spectrumOf(grey: Uint8Array): Float64Array {
  const side = patternSide;
  const [real, imaginary] = [new Float64Array(side * side), new Float64Array(side * side)];
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  const window = Float64Array.from({ length: side }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / side));
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const index = y * side + x;
      real[index] = ((grey[index] ?? 0) - mean) * (window[y] ?? 0) * (window[x] ?? 0);
    }
  for (let y = 0; y < side; y += 1) transform(real, imaginary, y * side, 1);
  for (let x = 0; x < side; x += 1) transform(real, imaginary, x, side);
  return real.map((value, index) => Math.hypot(value, imaginary[index] ?? 0));
}

/** The fast Fourier transform of one row or column, in place. */
function transform(real: Float64Array, imaginary: Float64Array, start: number, step: number): void {
  const at = (index: number): number => start + index * step;
  for (let index = 1, mirrored = 0; index < patternSide; index += 1) {
    let bit = patternSide >> 1;
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit;
    mirrored ^= bit;
    if (index < mirrored) for (const part of [real, imaginary]) swap(part, at(index), at(mirrored));
  }
  for (let size = 2; size <= patternSide; size *= 2)
    for (let first = 0; first < patternSide; first += size)
      for (let index = 0; index < size / 2; index += 1) {
        const angle = (-2 * Math.PI * index) / size;
        const [one, other] = [at(first + index), at(first + index + size / 2)];
        const [re, im] = [real[other] ?? 0, imaginary[other] ?? 0];
        const [turnedRe, turnedIm] = [
          re * Math.cos(angle) - im * Math.sin(angle),
          re * Math.sin(angle) + im * Math.cos(angle),
        ];
        const [baseRe, baseIm] = [real[one] ?? 0, imaginary[one] ?? 0];
        real[one] = baseRe + turnedRe;
        imaginary[one] = baseIm + turnedIm;
        real[other] = baseRe - turnedRe;
        imaginary[other] = baseIm - turnedIm;
      }
}

function swap(values: Float64Array, one: number, other: number): void {
  const kept = values[one] ?? 0;
  values[one] = values[other] ?? 0;
  values[other] = kept;
}
