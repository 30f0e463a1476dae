import { reportHours, reviewHours } from '@mwanzo/contract/limits';
import { nairobiDay, startOfNairobiDay } from '@mwanzo/contract/nairobi-day';
import { queueNames, type Overview } from '@mwanzo/contract/trust/overview';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The number of counted days, including today. */
const days = 14;

/** The beginning of the first counted day. */
export function overviewSince(now: Date): Date {
  return new Date(startOfNairobiDay(now).getTime() - (days - 1) * dayMs);
}

/** A submission or a case of reports that waits, or was decided on one of the counted days. */
interface CountedCase {
  readonly arrivedAt: Date;
  readonly decidedAt: Date | null;
  /** Null if no moderator has decided. */
  readonly decidedBy: number | null;
  readonly decision: string | null;
  /** It waits, and this reviewer may decide it. */
  readonly isForReader: boolean;
}

export interface OverviewFacts {
  readonly submissions: readonly CountedCase[];
  readonly reports: readonly (CountedCase & { readonly isUrgent: boolean })[];
  /** The changes and photos that wait for this reviewer. */
  readonly items: readonly { readonly queue: 'changes' | 'photos'; readonly arrivedAt: Date }[];
  /** The bans and long suspensions that wait for this reviewer's answer, and the end of what holds meanwhile. */
  readonly asked: readonly { readonly askedAt: Date; readonly holdsUntil: Date }[];
  readonly appeals: readonly { readonly appealedAt: Date; readonly isForReader: boolean }[];
  readonly secondLooks: readonly { readonly decidedBy: number; readonly hasAgreed: boolean }[];
}

type DecidedCase = CountedCase & { readonly decidedAt: Date };
const decidedOf = (cases: readonly CountedCase[]): DecidedCase[] =>
  cases.flatMap((each) => (each.decidedAt === null ? [] : [{ ...each, decidedAt: each.decidedAt }]));
const hoursWaited = ({ arrivedAt, decidedAt }: DecidedCase): number =>
  (decidedAt.getTime() - arrivedAt.getTime()) / hourMs;
const hourOf = (moment: Date): number => Math.floor((moment.getTime() - startOfNairobiDay(moment).getTime()) / hourMs);
const rounded = (hours: number): number => Math.round(hours * 10) / 10;
const earliest = (moments: readonly Date[]): string | null =>
  moments.length === 0 ? null : new Date(Math.min(...moments.map(Number))).toISOString();
const waitingOf = (moments: readonly Date[]) => ({ waiting: moments.length, oldest_at: earliest(moments) });
const arrivals = (cases: readonly CountedCase[]) =>
  cases.filter((each) => each.isForReader).map((each) => each.arrivedAt);

/** The state of the queues for one reviewer, from what waits and what was decided since `overviewSince`. */
export function overviewOf(facts: OverviewFacts, now: Date): Overview {
  const { submissions, reports, items, asked, appeals } = facts;
  const cases = [...submissions, ...reports];
  const today = startOfNairobiDay(now);
  const waiting: Record<(typeof queueNames)[number], Date[]> = {
    verifications: arrivals(submissions),
    changes: items.filter(({ queue }) => queue === 'changes').map(({ arrivedAt }) => arrivedAt),
    reports: [...arrivals(reports), ...asked.map(({ askedAt }) => askedAt)],
    photos: items.filter(({ queue }) => queue === 'photos').map(({ arrivedAt }) => arrivedAt),
    appeals: appeals.filter(({ isForReader }) => isForReader).map(({ appealedAt }) => appealedAt),
  };
  return {
    queues: queueNames.map((queue) => ({ queue, ...waitingOf(waiting[queue]) })),
    urgent: waitingOf(arrivals(reports.filter(({ isUrgent }) => isUrgent))),
    asked: { waiting: asked.length, ends_at: earliest(asked.map(({ holdsUntil }) => holdsUntil)) },
    appeals_for_others: appeals.filter(({ isForReader }) => !isForReader).length,
    today: {
      arrived: cases.filter(({ arrivedAt }) => arrivedAt >= today).length,
      decided: decidedOf(cases).filter(({ decidedAt }) => decidedAt >= today).length,
    },
    days: daysOf(decidedOf(submissions), now),
    verifications_kept: keptOf(decidedOf(submissions), reviewHours.to),
    reports_kept: keptOf(decidedOf(reports), reportHours),
    hours: hoursOf(cases, now),
    decisions: decisionsOf(decidedOf(cases)),
    reviewers: reviewersOf(decidedOf(cases), facts.secondLooks),
  };
}

const keptOf = (decided: readonly DecidedCase[], hours: number) => ({
  kept: decided.filter((each) => hoursWaited(each) <= hours).length,
  of: decided.length,
});

function daysOf(decided: readonly DecidedCase[], now: Date): Overview['days'] {
  const first = overviewSince(now).getTime();
  const byDay = Map.groupBy(decided, ({ decidedAt }) => nairobiDay(decidedAt));
  return Array.from({ length: days }, (_, index) => {
    const day = nairobiDay(new Date(first + index * dayMs));
    const waits = (byDay.get(day) ?? []).map(hoursWaited);
    const [median, longest] = [medianOf(waits), Math.max(...waits)];
    const isEmpty = waits.length === 0;
    return {
      day,
      decided: waits.length,
      median_hours: isEmpty ? null : rounded(median),
      longest_hours: isEmpty ? null : rounded(longest),
    };
  });
}

/** Of an even number, the mean of the two in the middle. */
function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? 0;
  const middle = (sorted.length - 1) / 2;
  return (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
}

/** The 24 hours of today. Of the days before, only what arrived counts: its mean is what is to be expected. */
function hoursOf(cases: readonly CountedCase[], now: Date): Overview['hours'] {
  const [since, today] = [overviewSince(now), startOfNairobiDay(now)];
  const hours = Array.from({ length: 24 }, () => ({ arrived: 0, decided: 0, before: 0 }));
  for (const { arrivedAt, decidedAt } of cases) {
    const [arrived, decided] = [hours[hourOf(arrivedAt)], decidedAt && hours[hourOf(decidedAt)]];
    if (arrived && arrivedAt >= today) arrived.arrived += 1;
    else if (arrived && arrivedAt >= since) arrived.before += 1;
    if (decided && decidedAt && decidedAt >= today) decided.decided += 1;
  }
  return hours.map(({ arrived, decided, before }) => ({ arrived, decided, expected: rounded(before / (days - 1)) }));
}

function decisionsOf(decided: readonly DecidedCase[]): Overview['decisions'] {
  const counts = new Map<string, number>();
  for (const { decision } of decided) if (decision !== null) counts.set(decision, (counts.get(decision) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([decision, count]) => ({ decision, count }));
}

function reviewersOf(
  decided: readonly DecidedCase[],
  secondLooks: OverviewFacts['secondLooks'],
): Overview['reviewers'] {
  const reviewers = new Map<number, { decided: number; second_looks: number; agreed: number }>();
  const reviewer = (id: number) => {
    const known = reviewers.get(id) ?? { decided: 0, second_looks: 0, agreed: 0 };
    reviewers.set(id, known);
    return known;
  };
  for (const { decidedBy } of decided) if (decidedBy !== null) reviewer(decidedBy).decided += 1;
  for (const { decidedBy, hasAgreed } of secondLooks) {
    const counted = reviewer(decidedBy);
    counted.second_looks += 1;
    if (hasAgreed) counted.agreed += 1;
  }
  return [...reviewers]
    .toSorted(([one], [other]) => one - other)
    .map(([id, counted]) => ({ moderator_id: id, ...counted }));
}
