import { defineMessages } from './define-messages.ts';
import { localDate, localDateTime } from './times.ts';
import { t } from './translate.ts';

export const premium = defineMessages({
  until: { en: 'Premium until {moment}', sw: 'Premium hadi {moment}' },
  trialUntil: {
    en: 'Your trial runs until {moment}. It does not renew.',
    sw: 'Jaribio lako linaendelea hadi {moment}. Halijirudii.',
  },
  grace: {
    en: 'Your Premium time is over. It still works until {moment}.',
    sw: 'Muda wako wa Premium umekwisha. Bado inafanya kazi hadi {moment}.',
  },
  addTime: { en: 'Add more time', sw: 'Ongeza muda' },
});

interface PaidTime {
  /** Null without Premium. */
  readonly until: string | null;
  readonly stops_at: string | null;
  /** The end of the running trial is null without one. */
  readonly trial?: { readonly ends_at: string | null } | undefined;
}

const day = 86_400_000;

/** Formats a time, with the time of day if it is soon. */
export const momentText = (moment: string, now: number): string =>
  Date.parse(moment) - now < 2 * day ? localDateTime(moment) : localDate(moment);

/**
 * Says until when Premium is paid: "Premium until 19 Dec 2026". In the days of grace it says until when Premium still
 * works, and of a trial that nothing follows that it is one. Null without Premium.
 * @param now ms since the epoch
 */
export function premiumText({ until, stops_at, trial }: PaidTime, now: number): string | null {
  if (until === null) return null;
  if (until === trial?.ends_at && Date.parse(until) > now)
    return t(premium.trialUntil, { moment: localDateTime(until) });
  if (Date.parse(until) > now) return t(premium.until, { moment: momentText(until, now) });
  if (stops_at === null || Date.parse(stops_at) <= now) return null;
  return t(premium.grace, { moment: momentText(stops_at, now) });
}
