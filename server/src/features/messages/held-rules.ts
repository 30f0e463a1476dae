/** A held message that is sent again this long after it was asked about is confirmed by that, in ms. */
const rememberedMs = 10 * 60 * 1000;

/** Messages held at or before this time are forgotten. */
export function forgottenHeld(now: Date): Date {
  return new Date(now.getTime() - rememberedMs);
}

export interface HeldMessage {
  readonly heldAt: Date;
  readonly clientId: string | null;
}

/**
 * Whether a message confirms itself by being the same as one that its sender was asked about. A request with the same
 * client id is none: the device repeats it because it has not heard the question. Neither is one before the question,
 * which a clock that was set back makes.
 */
export function confirmsItself(held: HeldMessage | null, now: Date, clientId: string | null): boolean {
  if (held === null || (clientId !== null && held.clientId === clientId)) return false;
  return held.heldAt > forgottenHeld(now) && held.heldAt <= now;
}
