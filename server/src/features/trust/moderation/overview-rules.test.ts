import { expect, test } from 'vitest';
import { overviewOf, overviewSince, type OverviewFacts } from './overview-rules.ts';

/** 01:00 in Nairobi on the 23rd. */
const now = new Date('2026-11-22T22:00:00Z');
const nothing: OverviewFacts = {
  submissions: [],
  reports: [],
  items: [],
  asked: [],
  appeals: [],
  secondLooks: [],
};
const waiting = { decidedAt: null, decidedBy: null, decision: null, isForReader: true, isUrgent: false };
const decided = (arrived: string, at: string, decidedBy: number | null = 1) => ({
  ...waiting,
  arrivedAt: new Date(arrived),
  decidedAt: new Date(at),
  decidedBy,
  decision: 'approve',
  isForReader: false,
});

test('the 14 days begin at midnight in Nairobi, and end with today', () => {
  expect(overviewSince(now)).toEqual(new Date('2026-11-09T21:00:00Z'));
  const { days } = overviewOf(nothing, now);
  expect([days.length, days[0]?.day, days[13]?.day]).toEqual([14, '2026-11-10', '2026-11-23']);
});

test('of an even number of waits the median is the mean of the two in the middle, with one decimal', () => {
  const submissions = [1, 2, 3.5, 10].map((hours) =>
    decided(new Date(Date.parse('2026-11-20T12:00:00Z') - hours * 3_600_000).toISOString(), '2026-11-20T12:00:00Z'),
  );
  expect(overviewOf({ ...nothing, submissions }, now).days[10]).toEqual({
    day: '2026-11-20',
    decided: 4,
    median_hours: 2.8,
    longest_hours: 10,
  });
});

test('a day without a decision has no hours, and a case that is decided at once has waited for none', () => {
  const submissions = [decided('2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z')];
  const { days } = overviewOf({ ...nothing, submissions }, now);
  expect(days.slice(9, 11)).toEqual([
    { day: '2026-11-19', decided: 0, median_hours: null, longest_hours: null },
    { day: '2026-11-20', decided: 1, median_hours: 0, longest_hours: 0 },
  ]);
});

test('what comes or is decided at midnight in Nairobi belongs to the new day, and the first of 14 days counts', () => {
  const [midnight, before] = ['2026-11-22T21:00:00Z', '2026-11-22T20:59:59Z'];
  const submissions = [decided(midnight, midnight), decided(before, before)];
  const reports = ['2026-11-09T21:00:00Z', '2026-11-09T20:59:59Z'].map((at) => ({
    ...waiting,
    arrivedAt: new Date(at),
  }));
  const shown = overviewOf({ ...nothing, submissions, reports }, now);
  expect(shown.today).toEqual({ arrived: 1, decided: 1 });
  expect([shown.days[12]?.decided, shown.days[13]?.decided]).toEqual([1, 1]);
  expect(shown.hours).toHaveLength(24);
  expect(shown.hours[0]).toEqual({ arrived: 1, decided: 1, expected: 0.1 });
  expect(shown.hours[23]).toEqual({ arrived: 0, decided: 0, expected: 0.1 });
});

test('a promise of hours is kept until the last of them is over, each kind of case by its own', () => {
  const arrived = '2026-11-18T12:00:00Z';
  const cases = (hours: number) =>
    [0, 1].map((later) => decided(arrived, new Date(Date.parse(arrived) + hours * 3_600_000 + later).toISOString()));
  const reports = cases(24).map((each) => ({ ...each, isUrgent: false }));
  const shown = overviewOf({ ...nothing, submissions: cases(48), reports }, now);
  expect([shown.verifications_kept, shown.reports_kept]).toEqual([
    { kept: 1, of: 2 },
    { kept: 1, of: 2 },
  ]);
});

test('what others have to decide counts as arrived, and not among what waits for this reviewer', () => {
  const arrivedAt = new Date('2026-11-22T21:30:00Z');
  const reports = [
    { ...waiting, arrivedAt, isUrgent: true },
    { ...waiting, arrivedAt, isUrgent: true, isForReader: false },
  ];
  const appeals = [
    { appealedAt: arrivedAt, isForReader: true },
    { appealedAt: arrivedAt, isForReader: false },
  ];
  const shown = overviewOf({ ...nothing, reports, appeals }, now);
  expect([shown.urgent.waiting, shown.today.arrived, shown.hours[0]?.arrived]).toEqual([1, 2, 2]);
  expect([shown.queues[4]?.waiting, shown.appeals_for_others]).toEqual([1, 1]);
});

test('a requested sanction waits among the reports, and its first end is told', () => {
  const asked = ['2026-11-23T04:00:00Z', '2026-11-22T23:00:00Z'].map((end) => ({
    askedAt: new Date('2026-11-22T10:00:00Z'),
    holdsUntil: new Date(end),
  }));
  const shown = overviewOf({ ...nothing, asked }, now);
  expect(shown.queues[2]).toEqual({ queue: 'reports', waiting: 2, oldest_at: '2026-11-22T10:00:00.000Z' });
  expect(shown.asked).toEqual({ waiting: 2, ends_at: '2026-11-22T23:00:00.000Z' });
  expect(shown.urgent.waiting).toBe(0);
});

test('an end without a reviewer counts as a decision, of nobody', () => {
  const ended = decided('2026-11-19T12:00:00Z', '2026-11-22T12:00:00Z', null);
  // One that was decided before decisions had names is none of them.
  const submissions = [ended, { ...ended, decision: null }];
  const shown = overviewOf({ ...nothing, submissions, secondLooks: [{ decidedBy: 7, hasAgreed: false }] }, now);
  expect(shown.verifications_kept).toEqual({ kept: 0, of: 2 });
  expect(shown.decisions).toEqual([{ decision: 'approve', count: 1 }]);
  expect(shown.reviewers).toEqual([{ moderator_id: 7, decided: 0, second_looks: 1, agreed: 0 }]);
});

test('an hour expects the mean of the 13 days before, whatever today has brought', () => {
  const at = (daysAgo: number) => new Date(Date.parse('2026-11-22T21:30:00Z') - daysAgo * 86_400_000);
  const reports = Array.from({ length: 14 }, (_, daysAgo) => ({ ...waiting, arrivedAt: at(daysAgo) }));
  expect(overviewOf({ ...nothing, reports }, now).hours[0]).toEqual({ arrived: 1, decided: 0, expected: 1 });
});

test('each queue has what waits in it for this reviewer, and the oldest of that', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour));
  const facts: OverviewFacts = {
    submissions: [
      { ...waiting, arrivedAt: at(3) },
      { ...waiting, arrivedAt: at(2) },
      { ...waiting, arrivedAt: at(1), isForReader: false },
    ],
    reports: [
      { ...waiting, arrivedAt: at(5) },
      { ...waiting, arrivedAt: at(4), isUrgent: true },
    ],
    items: [
      { queue: 'photos', arrivedAt: at(8) },
      { queue: 'changes', arrivedAt: at(7) },
      { queue: 'photos', arrivedAt: at(6) },
      { queue: 'photos', arrivedAt: at(9) },
    ],
    asked: [{ askedAt: at(10), holdsUntil: at(20) }],
    appeals: [
      { appealedAt: at(12), isForReader: true },
      { appealedAt: at(11), isForReader: false },
      { appealedAt: at(11), isForReader: false },
    ],
    secondLooks: [],
  };
  expect(overviewOf(facts, now)).toMatchObject({
    queues: [
      { queue: 'verifications', waiting: 2, oldest_at: at(2).toISOString() },
      { queue: 'changes', waiting: 1, oldest_at: at(7).toISOString() },
      { queue: 'reports', waiting: 3, oldest_at: at(4).toISOString() },
      { queue: 'photos', waiting: 3, oldest_at: at(6).toISOString() },
      { queue: 'appeals', waiting: 1, oldest_at: at(12).toISOString() },
    ],
    urgent: { waiting: 1, oldest_at: at(4).toISOString() },
    appeals_for_others: 2,
  });
});

test('decisions and reviewers are counted, those of a decision by its name and of a reviewer by their number', () => {
  const made = (decision: string, decidedBy: number, hours: number) => ({
    ...decided(
      '2026-11-21T12:00:00Z',
      new Date(Date.UTC(2026, 10, 21, 12) + hours * 3_600_000).toISOString(),
      decidedBy,
    ),
    decision,
    isUrgent: false,
  });
  const submissions = [made('reject', 12, 10), made('approve', 5, 1.63), made('reject', 5, 2)];
  const reports = [made('warn', 12, 1), made('ban', 7, 1)];
  const secondLooks = [
    { decidedBy: 12, hasAgreed: true },
    { decidedBy: 12, hasAgreed: true },
    { decidedBy: 12, hasAgreed: false },
    { decidedBy: 3, hasAgreed: false },
  ];
  const shown = overviewOf({ ...nothing, submissions, reports, secondLooks }, now);
  expect(shown.decisions).toEqual([
    { decision: 'approve', count: 1 },
    { decision: 'ban', count: 1 },
    { decision: 'reject', count: 2 },
    { decision: 'warn', count: 1 },
  ]);
  expect(shown.reviewers).toEqual([
    { moderator_id: 3, decided: 0, second_looks: 1, agreed: 0 },
    { moderator_id: 5, decided: 2, second_looks: 0, agreed: 0 },
    { moderator_id: 7, decided: 1, second_looks: 0, agreed: 0 },
    { moderator_id: 12, decided: 2, second_looks: 3, agreed: 2 },
  ]);
  // Two of the three were decided on the same Nairobi day. 1.63 hours are told as 1.6.
  expect(shown.days[11]).toEqual({ day: '2026-11-21', decided: 2, median_hours: 1.8, longest_hours: 2 });
  expect(overviewOf({ ...nothing, submissions: submissions.slice(1, 2) }, now).days[11]?.median_hours).toBe(1.6);
  expect(overviewOf({ ...nothing, submissions: [...submissions, made('approve', 5, 0.5)] }, now).days[11]).toEqual({
    day: '2026-11-21',
    decided: 3,
    median_hours: 1.6,
    longest_hours: 2,
  });
});
