import hourglassIcon from 'lucide/dist/esm/icons/hourglass.mjs';
import { reportReviews } from '../../../../i18n/report-reviews.ts';
import { t } from '../../../../i18n/translate.ts';
import { Tag } from '../../../../ui/words/tag.tsx';
import { timeLeft } from '../waiting/waiting-rules.ts';

/** The time that is left of the suspension while a ban or a long suspension waits for an answer. */
export function TimeLeftTag({ end, now }: { end: string | null; now: number }) {
  const left = timeLeftText(end, now);
  return (
    <Tag kind="danger" icon={hourglassIcon}>
      {left}
    </Tag>
  );
}

export function timeLeftText(end: string | null, now: number): string {
  if (end === null) return t(reportReviews.holdsNoMore);
  const { hours, minutes, isOver } = timeLeft(end, now);
  if (isOver) return t(reportReviews.holdsNoMore);
  return hours < 1 ? t(reportReviews.minutesLeft, { count: minutes }) : t(reportReviews.hoursLeft, { count: hours });
}
