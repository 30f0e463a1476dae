import { createMemberStore } from '../../api/member-change.ts';

/** A plan limits these actions for a day (docs/product/plans.md). */
export type LimitKind = 'swipes' | 'messages' | 'profiles';

/**
 * The members to whom a message was refused today. The server does not limit replies to some members. So after somebody
 * on this list writes, one more attempt is made before the conversation counts as limited.
 */
export const refusedReceivers = createMemberStore<ReadonlySet<number>>(new Set());

/** The times when used-up limits end, in ms since the epoch. */
export const dayLimits = createMemberStore<Partial<Record<LimitKind, number>>>({});
