/**
 * The loudness of `bars` equal parts of sound, as the root of the mean square, relative to the loudest part: 0 to 255.
 * @param samples 16-bit samples of one channel
 */
export function waveformOf(samples: Int16Array, bars: number): Uint8Array {
  const levels = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * samples.length) / bars);
    const part = samples.subarray(from, Math.max(from + 1, Math.floor(((bar + 1) * samples.length) / bars)));
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
  });
  // Silence stays silence: quiet noise is not scaled up to the size of a voice.
  const loudest = Math.max(...levels, 64);
  return Uint8Array.from(levels, (level) => Math.round((level / loudest) * 255));
}
