const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The hours of waiting after which the colour changes (docs/design.md, "The moderation room"). */
export interface WaitingHours {
  warn: number;
  danger: number;
}

/** For verifications: members are promised a decision within 24 to 48 hours. */
export const verificationHours: WaitingHours = { warn: 24, danger: 40 };
/** For reports, photos and appeals. */
export const reportWaitingHours: WaitingHours = { warn: 12, danger: 20 };
/** For reports about children: they warn from the start. */
export const urgentHours: WaitingHours = { ...reportWaitingHours, warn: -1 };

export interface Waiting {
  /** The whole hours. */
  hours: number;
  /** The total in whole minutes. */
  minutes: number;
  urgency: 'calm' | 'warn' | 'danger';
}

export interface TimeLeft {
  /** The whole hours; 0 when the time is over. */
  hours: number;
  minutes: number;
  isOver: boolean;
}

/**
 * Computes the time that is left until a moment.
 * @param end ISO 8601
 * @param now ms since the epoch
 */
export function timeLeft(end: string, now: number): TimeLeft {
  const left = Math.max(0, Date.parse(end) - now);
  return { hours: Math.floor(left / hourMs), minutes: Math.ceil(left / minuteMs), isOver: left === 0 };
}

/**
 * Computes how long a case has waited.
 * @param submittedAt ISO 8601
 * @param now ms since the epoch; a clock that is behind gives 0
 */
export function waitingOf(submittedAt: string, now: number, { warn, danger } = verificationHours): Waiting {
  const elapsed = Math.max(0, now - Date.parse(submittedAt));
  const urgency = elapsed > danger * hourMs ? 'danger' : elapsed > warn * hourMs ? 'warn' : 'calm';
  return { hours: Math.floor(elapsed / hourMs), minutes: Math.floor(elapsed / minuteMs), urgency };
}
