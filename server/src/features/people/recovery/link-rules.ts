// Decides when a link from a mail works (docs/product/passwords.md, "Forgotten password", and
// docs/product/accounts.md, "E-mail address").

export type LinkPurpose = 'reset' | 'confirm' | 'change' | 'undo';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The time for which a link works once it has been sent, in ms. */
export const lifetimesMs: Readonly<Record<LinkPurpose, number>> = {
  reset: 10 * minuteMs,
  change: 10 * minuteMs,
  confirm: dayMs,
  undo: 7 * dayMs,
};

/** The highest tolerated difference between the clocks of processes, in ms. */
const skewMs = minuteMs;

interface LinkState {
  readonly purpose: LinkPurpose;
  readonly sentAt: Date | null;
  readonly endedAt: Date | null;
}

/**
 * Returns true if a link works now: it was sent, was not used or replaced, and its time is not over. A link from the
 * future was sent before the clock was set back. Its age is unknown, so it does not work.
 */
export function isOpen({ purpose, sentAt, endedAt }: LinkState, now: Date): boolean {
  if (endedAt !== null || sentAt === null) return false;
  const age = now.getTime() - sentAt.getTime();
  return age >= -skewMs && age < lifetimesMs[purpose];
}

/** An account gets at most this many links for a forgotten password in `resetWindowMs`, in ms. */
const resetsMax = 3;
export const resetWindowMs = 60 * minuteMs;

/**
 * Returns true if a request for a new password may send a mail. Requests from a device where the account has signed in
 * before are counted separately, so that nobody else can use up the owner's budget.
 */
export function mayMailReset(earlier: readonly { readonly isKnownDevice: boolean }[], isKnownDevice: boolean): boolean {
  return earlier.filter((each) => each.isKnownDevice === isKnownDevice).length < resetsMax;
}

/** A member gets at most this many mails about new devices in a day. */
const deviceMailsMax = 5;

/** Mails about new devices from this time or before do not count. */
export function countedDeviceMailsSince(now: Date): Date {
  return new Date(now.getTime() - dayMs);
}

/** Returns true if a new device may be mailed. Somebody who knows the password cannot flood the mailbox. */
export function mayMailDevice(sent: number): boolean {
  return sent < deviceMailsMax;
}

/** A mail that could not be sent for this time is given up, in ms. */
export const patienceMs = 3 * dayMs;

/** Links are deleted this long after they were made, in ms, when none can work any more. */
export const keptMs = lifetimesMs.undo + patienceMs + dayMs;
