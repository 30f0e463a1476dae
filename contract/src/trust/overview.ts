import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { date, timestamp } from '../text.ts';

export const queueNames = ['verifications', 'changes', 'reports', 'photos', 'appeals'] as const;

const count = z.number().int();
const waiting = z.object({ waiting: count, oldest_at: timestamp.nullable() });
/** The decided cases that were decided within the promised time. */
const kept = z.object({ kept: count, of: count });

/**
 * The cases that this reviewer may decide, and the state of the queues. It names no member. Days and hours are those of
 * Nairobi.
 */
export const overview = z.object({
  queues: z.array(waiting.extend({ queue: z.enum(queueNames) })),
  /** The reports that hide a profile until they are decided. */
  urgent: waiting,
  /**
   * The bans and long suspensions that wait for this reviewer's answer. They count among the reports too. `ends_at` is
   * the end of the first of the suspensions that hold meanwhile.
   */
  asked: z.object({ waiting: count, ends_at: timestamp.nullable() }),
  /** The appeals against decisions that this reviewer has made or confirmed. Somebody else has to decide them. */
  appeals_for_others: count,
  /** Verifications and reports. */
  today: z.object({ arrived: count, decided: count }),
  /** The waiting times of the verifications decided on each of the last 14 days, oldest day first. */
  days: z.array(
    z.object({ day: date, decided: count, median_hours: z.number().nullable(), longest_hours: z.number().nullable() }),
  ),
  /** Of the last 14 days. */
  verifications_kept: kept,
  reports_kept: kept,
  /** 24 hours of today, verifications and reports. `expected` is the mean of the 13 days before. */
  hours: z.array(z.object({ arrived: count, decided: count, expected: z.number() })),
  /** Of the last 14 days. */
  decisions: z.array(z.object({ decision: z.string(), count })),
  /**
   * Reviewers, ordered by id so that this is no ranking. `agreed` counts the second looks that came to the same
   * decision.
   */
  reviewers: z.array(z.object({ moderator_id: count, decided: count, second_looks: count, agreed: count })),
});
export type Overview = z.infer<typeof overview>;

export const overviewEndpoints = {
  showOverview: defineEndpoint({
    method: 'GET',
    path: '/api/moderation/overview/',
    summary: 'How the queues stand: who waits how long, the load by hour, and what was decided in the last 14 days.',
    access: 'moderator',
    status: 200,
    response: overview,
    errors: ['not_found'],
    limit: 'moderation',
  }),
};
