export interface PremiumPeriod {
  readonly startsAt: Date;
  /** The end of the paid or given time. */
  readonly endsAt: Date;
  /** The end of the days of grace. */
  readonly stopsAt: Date;
}

interface Length {
  readonly hours: number;
  readonly graceHours: number;
}

const hourMs = 60 * 60 * 1000;
const latestEnd = (periods: readonly PremiumPeriod[], now: Date): number =>
  Math.max(now.getTime(), ...periods.map(({ endsAt }) => endsAt.getTime()));

/** The end of a member's Premium, and of its days of grace. */
export interface PremiumEnd {
  readonly until: Date;
  readonly stopsAt: Date;
}

/**
 * Returns the end of the Premium that a member has now. Periods that follow each other without a gap count as one. Null
 * without Premium.
 * @param periods those that were not taken back, the earliest first
 */
export function currentPlan(periods: readonly PremiumPeriod[], now: Date): PremiumEnd | null {
  const lasting: PremiumPeriod[] = [];
  for (const period of periods) {
    const isNow = period.startsAt <= now && period.stopsAt > now;
    const follows = lasting.some(({ startsAt, stopsAt }) => period.startsAt > startsAt && period.startsAt <= stopsAt);
    if (isNow || follows) lasting.push(period);
  }
  if (lasting.length === 0) return null;
  const latest = (of: 'endsAt' | 'stopsAt') => new Date(Math.max(...lasting.map((period) => period[of].getTime())));
  return { until: latest('endsAt'), stopsAt: latest('stopsAt') };
}

/** Returns the period that follows a member's others: it starts when the last one ends, or now. */
export function nextPeriod(periods: readonly PremiumPeriod[], { hours, graceHours }: Length, now: Date): PremiumPeriod {
  const start = latestEnd(periods, now);
  const after = (passed: number) => new Date(start + passed * hourMs);
  return { startsAt: after(0), endsAt: after(hours), stopsAt: after(hours + graceHours) };
}

/**
 * Returns the periods that begin earlier once another one was taken back, and by how many ms. They move forward, in
 * their order, to now or to the end of the current one. Each keeps its length, so no time is lost.
 * @param periods those that are left, the earliest first
 */
export function moveForward<Period extends PremiumPeriod>(
  periods: readonly Period[],
  now: Date,
): { readonly period: Period; readonly earlierByMs: number }[] {
  const hasBegun = ({ startsAt }: Period): boolean => startsAt <= now;
  let place = latestEnd(periods.filter(hasBegun), now);
  return periods
    .filter((period) => !hasBegun(period))
    .map((period) => {
      const earlierByMs = period.startsAt.getTime() - place;
      place += period.endsAt.getTime() - period.startsAt.getTime();
      return { period, earlierByMs };
    })
    .filter(({ earlierByMs }) => earlierByMs > 0);
}
