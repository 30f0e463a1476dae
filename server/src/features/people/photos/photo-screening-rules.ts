import type { HeldReason } from '@mwanzo/contract/people/photos';

/** Photos with at least this score are hidden from others until a person has looked at them. */
const heldFrom = 0.7;
/** Photos with at least this score are looked at by a person, and are shown in the meantime. */
const queuedFrom = 0.35;

type Screened =
  | { readonly isScreened: true; readonly result: { readonly explicit: number } }
  | { readonly isScreened: false; readonly why: 'crashed' | 'timeout' | 'busy' | 'no_model' };

interface Judgement {
  readonly isHeld: boolean;
  /** The reason why a person has to look at the photo; null if nobody has to. */
  readonly why: HeldReason | 'perhaps_explicit' | null;
}

/** Returns true if a photo with this score counts as a nude one. Null when it was not screened. */
export function isExplicit(explicit: number | null): boolean | null {
  return explicit === null ? null : explicit >= heldFrom;
}

/**
 * Decides if others see a new photo at once. One that could not be screened is hidden, unless the models are missing.
 * Then no photo can be screened, and a person looks at each while it is shown.
 */
export function judgePhoto(screened: Screened): Judgement {
  if (!screened.isScreened) return { isHeld: screened.why !== 'no_model', why: 'not_screened' };
  const { explicit } = screened.result;
  if (explicit >= heldFrom) return { isHeld: true, why: 'explicit' };
  return { isHeld: false, why: explicit >= queuedFrom ? 'perhaps_explicit' : null };
}
