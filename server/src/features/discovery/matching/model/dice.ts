/**
 * Numbers from 0 up to 1, the same for the same seeds: a counter whose bits are mixed (splitmix32; the finaliser is
 * MurmurHash3's, public domain, A. Appleby). This room imports nothing, so it has a mixer of its own.
 * @param seeds whole numbers from 0 to 2^53, such as a day and a member; their order matters
 */
export function createDice(...seeds: readonly number[]): () => number {
  let state = seeds.reduce((mixed, seed) => mix(mix(mixed ^ (seed % 2 ** 32)) ^ Math.floor(seed / 2 ** 32)), 0);
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    return mix(state) / 2 ** 32;
  };
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
