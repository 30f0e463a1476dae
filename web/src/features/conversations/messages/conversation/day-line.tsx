import { localWeekday } from '../../../../i18n/times.ts';

/** The line above the first message of a day. */
export function DayLine({ timestamp, now }: { timestamp: string; now: number }) {
  return <p className="self-center pt-3 pb-1 text-tiny font-semibold text-ink-2">{localWeekday(timestamp, now)}</p>;
}
