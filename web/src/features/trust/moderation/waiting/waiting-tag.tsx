import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { Tag } from '../../../../ui/words/tag.tsx';
import { waitingOf, type WaitingHours } from './waiting-rules.ts';

const kinds = { calm: 'plain', warn: 'warn', danger: 'danger' } as const;

interface WaitingTagProps {
  submittedAt: string;
  /** The current time, in ms since the epoch. */
  now: number;
  /** True on the chosen row, whose background has the colour of a plain tag. */
  onBlush: boolean;
  /** The hours after which the colour changes; those of verifications if left out. */
  hours?: WaitingHours;
}

/** The waiting time, such as "29h". Its colour warns as the promised time runs out. */
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
