import type { MemberEvent } from '@mwanzo/contract/events';

/** How long the end of a match is remembered, in ms: longer than any event is on its way or kept for a reconnection. */
const rememberedMs = 10 * 60 * 1000;

interface Told {
  readonly to: readonly number[];
  readonly event: MemberEvent;
}

/**
 * The matches that have just ended. An event of one of the two that was on its way meanwhile, such as a message that was
 * stored just before, is not shown any more.
 * @param now a clock in ms that never jumps
 */
export function createEndedPartners(now: () => number) {
  /** When each match ended for a member. Oldest first. */
  const endedAt = new Map<string, number>();

  function forgetOld(): void {
    for (const [key, at] of endedAt) {
      if (now() - at <= rememberedMs) break;
      endedAt.delete(key);
    }
  }

  return {
    /** Notes the end or the beginning of a match, and returns who of the receivers may be shown the event. */
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
