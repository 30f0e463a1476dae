// When a link from a mail works is decided here (docs/product.md, "Forgotten password" and "E-mail address").

export type LinkPurpose = 'reset' | 'confirm' | 'change' | 'undo';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How long a link works once it has been sent, in ms. */
export const lifetimesMs: Readonly<Record<LinkPurpose, number>> = {
  reset: 10 * minuteMs,
  change: 10 * minuteMs,
  confirm: dayMs,
  undo: 7 * dayMs,
};

/** Clocks of processes and of the moment before a jump may be apart by so much, in ms. */
const skewMs = minuteMs;

interface LinkState {
  readonly purpose: LinkPurpose;
  readonly sentAt: Date | null;
  readonly endedAt: Date | null;
}

/**
 * Whether a link works now: it was sent, was not used or replaced, and its time is not over. A link from the future was
 * sent before the clock was set back, so nobody knows how old it is.
 */
export function isOpen({ purpose, sentAt, endedAt }: LinkState, now: Date): boolean {
  if (endedAt !== null || sentAt === null) return false;
  const age = now.getTime() - sentAt.getTime();
  return age >= -skewMs && age < lifetimesMs[purpose];
}

/** So many links for a forgotten password an account gets, in `resetWindowMs`, in ms. */
const resetsMax = 3;
export const resetWindowMs = 60 * minuteMs;

/**
 * Whether a request for a new password is mailed for. Requests from a device where the account has signed in before are
 * counted apart, so that nobody else can use up what its owner has.
 */
export function mayMailReset(earlier: readonly { readonly isKnownDevice: boolean }[], isKnownDevice: boolean): boolean {
  return earlier.filter((each) => each.isKnownDevice === isKnownDevice).length < resetsMax;
}

/** A mail that could not be sent for so long, in ms, is given up. */
export const patienceMs = 3 * dayMs;

/** Links are forgotten so long after they were made, in ms, when none can work any more. */
export const keptMs = lifetimesMs.undo + patienceMs + dayMs;
