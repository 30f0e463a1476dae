import { moderation } from '../../../i18n/moderation.ts';
import { t } from '../../../i18n/translate.ts';
import { clockIcon } from '../../../ui/icons/clock.ts';
import { Tag } from '../../../ui/words/tag.tsx';
import { waitingOf } from './waiting-rules.ts';

const kinds = { calm: 'plain', warn: 'warn', danger: 'danger' } as const;

interface WaitingTagProps {
  submittedAt: string;
  /** ms since the epoch */
  now: number;
  /** On the chosen row, whose ground is the plain tag's. */
  onBlush: boolean;
}

/** "29h", in the colour of how close it is to the promise. */
export function WaitingTag({ submittedAt, now, onBlush }: WaitingTagProps) {
  const { hours, minutes, urgency } = waitingOf(submittedAt, now);
  const time = hours < 1 ? t(moderation.minutes, { count: minutes }) : t(moderation.hours, { count: hours });
  return (
    <Tag kind={kinds[urgency]} icon={clockIcon} className={onBlush && urgency === 'calm' ? 'bg-surface!' : undefined}>
      <span aria-hidden>{time}</span>
      <span className="sr-only">{t(moderation.waitingFor, { time })}</span>
    </Tag>
  );
}

/** "Submitted 29 hours ago". */
export function submittedText(submittedAt: string, now: number): string {
  const { hours, minutes } = waitingOf(submittedAt, now);
  return hours < 1
    ? t(moderation.submittedMinutes, { count: minutes })
    : t(moderation.submittedHours, { count: hours });
}
