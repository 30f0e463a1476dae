const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const nairobiOffsetMs = 3 * 60 * minuteMs;

/**
 * The time when the current quiet hours end. Null outside of them. `quietFrom` and `quietTo` are minutes since midnight
 * in Nairobi, which has no summer time. The end may be on the next day, and equal ends mean that there are none.
 */
export function quietUntil({ quietFrom, quietTo }: { quietFrom: number; quietTo: number }, now: Date): Date | null {
  const local = now.getTime() + nairobiOffsetMs;
  const midnight = local - (local % dayMs);
  const minute = (local - midnight) / minuteMs;
  const isOvernight = quietFrom > quietTo;
  const isQuiet = isOvernight ? minute >= quietFrom || minute < quietTo : minute >= quietFrom && minute < quietTo;
  if (!isQuiet) return null;
  const endDay = isOvernight && minute >= quietFrom ? dayMs : 0;
  return new Date(midnight + endDay + quietTo * minuteMs - nairobiOffsetMs);
}
