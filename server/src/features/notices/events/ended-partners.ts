import type { MemberEvent } from '@mwanzo/contract/events';

/**
 * The end of a match is remembered for this time, in ms: longer than any event is delayed or kept for a reconnection.
 */
const rememberedMs = 10 * 60 * 1000;

interface Told {
  readonly to: readonly number[];
  readonly event: MemberEvent;
}

/**
 * The matches that have just ended. A delayed event between the two, such as a message that was stored just before, is
 * not shown any more.
 *
 * @param now a clock in ms that never jumps
 */
export function createEndedPartners(now: () => number) {
  /** The time when each match ended for a member. Oldest first. */
  const endedAt = new Map<string, number>();

  function forgetOld(): void {
    for (const [key, at] of endedAt) {
      if (now() - at <= rememberedMs) break;
      endedAt.delete(key);
    }
  }

  return {
    /** Records the end or the beginning of a match, and returns the receivers who may see the event. */
    admit({ to, event }: Told): readonly number[] {
      if (!('partner' in event)) return to;
      forgetOld();
      const keyOf = (userId: number) => `${userId} ${event.partner}`;
      if (event.type === 'match_ended') {
        for (const userId of to) {
          endedAt.delete(keyOf(userId));
          endedAt.set(keyOf(userId), now());
        }
        return to;
      }
      if (event.type === 'match') for (const userId of to) endedAt.delete(keyOf(userId));
      return to.filter((userId) => !endedAt.has(keyOf(userId)));
    },
  };
}
