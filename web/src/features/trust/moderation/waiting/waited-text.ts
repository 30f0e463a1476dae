import { appealReviews } from '../../../../i18n/appeal-reviews.ts';
import { moderation } from '../../../../i18n/moderation.ts';
import { overview } from '../../../../i18n/overview.ts';
import { reportReviews } from '../../../../i18n/report-reviews.ts';
import { t } from '../../../../i18n/translate.ts';
import { waitingOf } from './waiting-rules.ts';

const texts = {
  submitted: [moderation.submittedMinutes, moderation.submittedHours],
  reported: [reportReviews.reportedMinutes, reportReviews.reportedHours],
  appealed: [appealReviews.appealedMinutes, appealReviews.appealedHours],
  plain: [overview.minutes, overview.hours],
} as const;

/** A text such as "Submitted 29 hours ago", with minutes during the first hour. `plain` is only "29 h". */
export function waitedText(what: keyof typeof texts, since: string, now: number): string {
  const { hours, minutes } = waitingOf(since, now);
  const [inMinutes, inHours] = texts[what];
  return hours < 1 ? t(inMinutes, { count: minutes }) : t(inHours, { count: hours });
}
