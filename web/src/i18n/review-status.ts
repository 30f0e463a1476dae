import { dateFormat } from '@mwanzo/contract/formats';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { defineMessages } from './define-messages.ts';
import { currentLocale } from './language.ts';
import { t } from './translate.ts';

/** Texts for a member whose documents are in review. */
export const reviewStatus = defineMessages({
  inReview: { en: 'Your documents are in review', sw: 'Hati zako zinakaguliwa' },
  inReviewShort: { en: 'Your documents are in review, {decided}', sw: 'Hati zako zinakaguliwa, {decided}' },
  since: {
    en: 'Since {since}, {decided}. Until then you can look around and pass.',
    sw: 'Tangu {since}, {decided}. Kwa sasa unaweza kuangalia na kupita.',
  },
  yesterday: { en: 'yesterday, {time}', sw: 'jana, {time}' },
  decidedBy: { en: 'decided by {day}', sw: 'uamuzi kabla ya {day}' },
  decidedToday: { en: 'decided by {time} today', sw: 'uamuzi kabla ya {time} leo' },
  late: {
    en: 'Taking longer than we said. A person is on it.',
    sw: 'Inachukua muda kuliko tulivyosema. Mtu anaishughulikia.',
  },
  lateShort: { en: 'In review, a little longer than we said', sw: 'Inakaguliwa, muda kidogo zaidi' },
  rejected: { en: 'We could not verify you yet', sw: 'Bado hatujaweza kukuthibitisha' },
  rejectedText: { en: 'Read why, and send new photos.', sw: 'Soma sababu, kisha tuma picha mpya.' },
  rejectedShort: { en: 'Not verified yet: send new photos', sw: 'Bado: tuma picha mpya' },
});

const dayMs = 86_400_000;

/** Formats a time as in Nairobi, where the reviewers are. */
function inNairobi(moment: number, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(currentLocale(), { ...options, timeZone: 'Africa/Nairobi' }).format(moment);
}

const clock = (moment: number) => inNairobi(moment, { hour: '2-digit', minute: '2-digit', hour12: false });
const weekday = (moment: number) => inNairobi(moment, { weekday: 'long' });
const dayOf = (moment: number) => nairobiDay(new Date(moment));

function sinceText(sent: number, now: number): string {
  const time = clock(sent);
  if (dayOf(sent) === dayOf(now)) return time;
  return dayOf(sent) === dayOf(now - dayMs) ? t(reviewStatus.yesterday, { time }) : weekday(sent);
}

function decidedText(decideBy: number, now: number): string {
  return dayOf(decideBy) === dayOf(now)
    ? t(reviewStatus.decidedToday, { time: clock(decideBy) })
    : t(reviewStatus.decidedBy, { day: weekday(decideBy) });
}

/** Returns the moment by which a submission in review is to be decided; null unless it is in review and in time. */
function dueOf(verification: Submission | undefined, now: number): number | null {
  if (verification?.status !== 'pending' || !verification.decide_by) return null;
  const due = Date.parse(verification.decide_by);
  return now > due ? null : due;
}

/** Returns "decided by Tuesday" for a submission that is in review and in time; otherwise null. */
export function decidedByOf(verification: Submission | undefined, now: number): string | null {
  const due = dueOf(verification, now);
  return due === null ? null : decidedText(due, now);
}

/** Returns "Tuesday, 14:20" for a submission that is in review and in time; otherwise null. */
export function decisionMomentOf(verification: Submission | undefined, now: number): string | null {
  const due = dueOf(verification, now);
  return due === null ? null : `${weekday(due)}, ${clock(due)}`;
}

export interface ReviewTexts {
  title: string;
  text: string;
  /** Title and text in one sentence, for short phones. */
  short: string;
}

interface Submission {
  status: string;
  submitted_at: string | null;
  decide_by: string | null;
}

/**
 * Says since when documents have been in review, and by when a person decides: "Since 14:20, decided by Tuesday." Null
 * unless the verification is in review.
 * @param now ms since the epoch
 */
export function inReviewTexts(verification: Submission | undefined, now: number): ReviewTexts | null {
  if (verification?.status !== 'pending' || !verification.submitted_at || !verification.decide_by) return null;
  const title = t(reviewStatus.inReview);
  const [start, end] = [Date.parse(verification.submitted_at), Date.parse(verification.decide_by)];
  if (now > end) return { title, text: t(reviewStatus.late), short: t(reviewStatus.lateShort) };
  const decided = decidedText(end, now);
  return {
    title,
    text: t(reviewStatus.since, { since: sinceText(start, now), decided }),
    short: t(reviewStatus.inReviewShort, { decided }),
  };
}
