/** A held message that is sent again within this time is confirmed by that, in ms. */
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
 * Returns true if a message confirms itself, because its sender was asked about the same message before. A request with
 * the same client id does not count: the device repeats it because it did not get the question. A request from before
 * the question, which a clock that was set back makes, does not count either.
 */
export function confirmsItself(held: HeldMessage | null, now: Date, clientId: string | null): boolean {
  if (held === null || (clientId !== null && held.clientId === clientId)) return false;
  return held.heldAt > forgottenHeld(now) && held.heldAt <= now;
}
