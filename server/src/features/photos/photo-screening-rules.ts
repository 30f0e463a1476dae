import type { HeldReason } from '@mwanzo/contract/photos';

/** Photos with at least this score are not shown to strangers until a person has looked at them. */
const heldFrom = 0.7;
/** From here on a person looks at them, and they are shown meanwhile. */
const queuedFrom = 0.35;

type Screened =
  | { readonly isScreened: true; readonly result: { readonly explicit: number } }
  | { readonly isScreened: false; readonly why: 'crashed' | 'timeout' | 'busy' | 'no_model' };

interface Judgement {
  readonly isHeld: boolean;
  /** Why a person is to look at it; null: nobody needs to. */
  readonly why: HeldReason | 'perhaps_explicit' | null;
}

/** Whether a photo with this score is taken for a nude one. Null when nothing has looked at it. */
export function isExplicit(explicit: number | null): boolean | null {
  return explicit === null ? null : explicit >= heldFrom;
}

/**
 * Whether others see a new photo at once. One that could not be screened is held, unless the models are missing: then no
 * photo could be screened, and a person looks at each while it is shown.
 */
export function judgePhoto(screened: Screened): Judgement {
  if (!screened.isScreened) return { isHeld: screened.why !== 'no_model', why: 'not_screened' };
  const { explicit } = screened.result;
  if (explicit >= heldFrom) return { isHeld: true, why: 'explicit' };
  return { isHeld: false, why: explicit >= queuedFrom ? 'perhaps_explicit' : null };
}
