import type { Overview } from '@mwanzo/contract/trust/overview';

const hourMs = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();
const medians = [19, 21, 24, 22, 18, null, 20, 23, 26, 24, 21, 19, 20, 21];
const arrivals = [2, 1, 1, 0, 1, 3, 6, 9, 12, 11, 10, 13, 15, 12, 11, 9, 13, 16, 20, 24, 22, 16, 10, 6];

/** Makes the queues of a busy day. On one of the 14 days nothing was decided. */
export function busyOverview(): Overview {
  return {
    queues: [
      { queue: 'verifications', waiting: 18, oldest_at: ago(41) },
      { queue: 'changes', waiting: 5, oldest_at: ago(2) },
      { queue: 'reports', waiting: 7, oldest_at: ago(3) },
      { queue: 'photos', waiting: 2, oldest_at: ago(1.5) },
      { queue: 'appeals', waiting: 0, oldest_at: null },
    ],
    asked: { waiting: 2, ends_at: ago(-4.5) },
    appeals_for_others: 1,
    urgent: { waiting: 1, oldest_at: ago(0.7) },
    today: { arrived: 116, decided: 96 },
    days: medians.map((median, index) => ({
      day: `2026-11-${String(index + 9).padStart(2, '0')}`,
      decided: median === null ? 0 : 90 + index,
      median_hours: median,
      longest_hours: median && median + 20,
    })),
    verifications_kept: { kept: 1311, of: 1312 },
    reports_kept: { kept: 162, of: 164 },
    hours: arrivals.map((arrived, hour) => ({
      arrived,
      decided: Math.max(0, arrived - (hour % 3)),
      expected: arrived,
    })),
    decisions: [
      { decision: 'approve', count: 1204 },
      { decision: 'ban', count: 9 },
      { decision: 'dismiss', count: 71 },
      { decision: 'request_new', count: 108 },
      { decision: 'suspend', count: 22 },
      { decision: 'warn', count: 62 },
    ],
    reviewers: [
      { moderator_id: 4172, decided: 541, second_looks: 20, agreed: 19 },
      { moderator_id: 8830, decided: 433, second_looks: 0, agreed: 0 },
    ],
  };
}
