/** Formats minutes since midnight as a time: "22:00". */
export function clockTime(minutes: number): string {
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

export interface QuietHours {
  from: number;
  to: number;
}

/**
 * Returns the quiet hours after one end was typed, in minutes since midnight, or why they cannot be saved. Equal ends
 * would be no time at all, which switches quiet hours off.
 */
export function quietHoursAfter(
  hours: QuietHours,
  end: keyof QuietHours,
  typed: string,
): QuietHours | 'incomplete' | 'same' {
  const chosen = minutesOf(typed);
  if (chosen === null) return 'incomplete';
  const next = { ...hours, [end]: chosen };
  return next.from === next.to ? 'same' : next;
}

/** Converts a time field's value to minutes since midnight. Null if it is incomplete. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
