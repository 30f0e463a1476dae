import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import { moderation } from '../../../i18n/moderation.ts';
import { t } from '../../../i18n/translate.ts';
import { Tag } from '../../../ui/words/tag.tsx';
import { waitingOf, type WaitingHours } from './waiting-rules.ts';

const kinds = { calm: 'plain', warn: 'warn', danger: 'danger' } as const;

interface WaitingTagProps {
  submittedAt: string;
  /** ms since the epoch */
  now: number;
  /** Whether it is on the chosen row, whose background is that of a plain tag. */
  onBlush: boolean;
  /** When the colour changes; left out: as for verifications. */
  hours?: WaitingHours;
}

/** The waiting time, such as "29h", in a colour that warns as the promised time runs out. */
export function WaitingTag({ submittedAt, now, onBlush, hours: limits }: WaitingTagProps) {
  const { hours, minutes, urgency } = waitingOf(submittedAt, now, limits);
  const time = hours < 1 ? t(moderation.minutes, { count: minutes }) : t(moderation.hours, { count: hours });
  return (
    <Tag kind={kinds[urgency]} icon={clockIcon} className={onBlush && urgency === 'calm' ? 'bg-surface!' : undefined}>
      <span aria-hidden>{time}</span>
      <span className="sr-only">{t(moderation.waitingFor, { time })}</span>
    </Tag>
  );
}

/** A text such as "Submitted 29 hours ago". */
export function submittedText(submittedAt: string, now: number): string {
  const { hours, minutes } = waitingOf(submittedAt, now);
  return hours < 1
    ? t(moderation.submittedMinutes, { count: minutes })
    : t(moderation.submittedHours, { count: hours });
}
