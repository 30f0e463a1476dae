import { hiddenKinds, type HiddenKind, type HiddenPerson } from './hidden-people.ts';

/** The people whom an account was shown as a woman and as a man; null if it could not look as that. */
export interface Sight {
  readonly female: ReadonlySet<number> | null;
  readonly male: ReadonlySet<number> | null;
}

const seed = 7;

/**
 * Guesses what somebody hides from who was shown them. If several kinds fit equally, one of them is drawn, always the
 * same for one seed.
 */
export function guessKind({ id, gender }: Pick<HiddenPerson, 'id' | 'gender'>, sight: Sight): HiddenKind {
  const own = sight[gender];
  const opposite = sight[gender === 'female' ? 'male' : 'female'];
  const isSeenByOwn = own === null ? null : own.has(id);
  const isSeenByOpposite = opposite === null ? null : opposite.has(id);
  const fitting = hiddenKinds.filter(
    (kind) =>
      (isSeenByOwn === null || isSeenByOwn === (kind !== 'straight')) &&
      (isSeenByOpposite === null || isSeenByOpposite === (kind !== 'same')),
  );
  const drawn = fitting.length === 0 ? hiddenKinds : fitting;
  return drawn[Math.floor(drawOf(id) * drawn.length)] ?? 'other';
}

/** A number from 0 to below 1 for an id. */
function drawOf(id: number): number {
  const mixed = Math.imul((id % 2 ** 31) ^ seed, 0x45d9f3b) >>> 0;
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}
