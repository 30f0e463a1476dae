const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Beyond this many hours the colour changes (docs/design.md, "The moderation room"). Members are promised 24 to 48. */
const warnHours = 24;
const dangerHours = 40;

export interface Waiting {
  /** Whole hours. */
  hours: number;
  /** Whole minutes in all. */
  minutes: number;
  urgency: 'calm' | 'warn' | 'danger';
}

/**
 * The time that a case has waited.
 * @param submittedAt ISO 8601
 * @param now ms since the epoch; a clock that is behind gives 0
 */
export function waitingOf(submittedAt: string, now: number): Waiting {
  const elapsed = Math.max(0, now - Date.parse(submittedAt));
  const urgency = elapsed > dangerHours * hourMs ? 'danger' : elapsed > warnHours * hourMs ? 'warn' : 'calm';
  return { hours: Math.floor(elapsed / hourMs), minutes: Math.floor(elapsed / minuteMs), urgency };
}
