import type { DatePlan } from '@mwanzo/contract/date-plans';
import circleCheckIcon from 'lucide/dist/esm/icons/circle-check.mjs';
import shieldAlertIcon from 'lucide/dist/esm/icons/shield-alert.mjs';
import wifiOffIcon from 'lucide/dist/esm/icons/wifi-off.mjs';
import type { ReactNode } from 'react';
import { openPlan as texts } from '../../i18n/open-plan.ts';
import { t } from '../../i18n/translate.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon, type IconNode } from '../../ui/icons/icon.tsx';
import { isLate, partOfWay } from './plan-rules.ts';
import { isSameDay, planClock, planMoment, planWeekday } from './plan-times.ts';

interface PlanStateProps {
  plan: DatePlan;
  now: number;
  /** True if the member pressed "I am fine" and it could not be sent yet. */
  isWaiting: boolean;
  onTry: () => void;
  isTakingBack: boolean;
  onTakeBack: () => void;
}

/** Shows what the friend sees about the member now. Screen readers announce changes. */
export function PlanState({ plan, now, isWaiting, onTry, isTakingBack, onTakeBack }: PlanStateProps) {
  const checkIn = Date.parse(plan.check_in_at);
  if (plan.fine_at !== null)
    return (
      <StateCard
        icon={circleCheckIcon}
        title={t(texts.saidAt, { time: planClock(Date.parse(plan.fine_at)) })}
        text={t(texts.saidText, { day: planWeekday(Date.parse(plan.closes_at)) })}
      >
        <p className="mt-3 flex flex-wrap items-center justify-between gap-2">
          <span className="text-small text-ink-2">{t(texts.byMistake)}</span>
          <Button size="sm" variant="outlined" busy={isTakingBack} onClick={onTakeBack}>
            {t(texts.takeBack)}
          </Button>
        </p>
      </StateCard>
    );
  if (isWaiting)
    return (
      <StateCard warns icon={wifiOffIcon} title={t(texts.waiting)} text={t(texts.waitingText)}>
        <Button size="sm" variant="outlined" className="mt-3" onClick={onTry}>
          {t(texts.tryNow)}
        </Button>
      </StateCard>
    );
  if (isLate(plan, now))
    return (
      <StateCard
        warns
        icon={shieldAlertIcon}
        title={t(texts.late)}
        text={t(texts.lateText, { time: planClock(checkIn) })}
      />
    );
  const time = isSameDay(checkIn, now) ? t(texts.today, { time: planClock(checkIn) }) : planMoment(checkIn, now);
  return (
    <section aria-label={t(texts.sayBy)} className="rounded-[22px] bg-blush px-4.5 pt-4 pb-4.5">
      <p className="text-label font-semibold">{t(texts.sayBy)}</p>
      <p className="font-display text-[1.6875rem] leading-[1.1] font-bold tracking-[-0.025em]">{time}</p>
      <SunOnLine part={partOfWay(plan, now)} />
      <p className="flex flex-wrap justify-between gap-x-4 text-small">
        <span>{t(texts.youMeet, { time: planClock(Date.parse(plan.meets_at)) })}</span>
        <span>{t(texts.now, { time: planClock(now) })}</span>
      </p>
    </section>
  );
}

/** Draws the time from the meeting to the check-in as the sun's way. It moves once a minute, without animation. */
function SunOnLine({ part }: { part: number }) {
  const percent = `${Math.round(part * 100)}%`;
  return (
    <div aria-hidden className="relative mt-4 mb-2 h-2 rounded-[4px] bg-surface forced-colors:border">
      <i className="absolute inset-y-0 left-0 rounded-[4px] bg-ink" style={{ width: percent }} />
      <i
        className="absolute -top-1.5 -ml-2.5 size-5 rounded-full border-3 border-ink bg-marigold"
        style={{ left: percent }}
      />
    </div>
  );
}

interface StateCardProps {
  icon: IconNode;
  title: string;
  text: string;
  warns?: boolean;
  children?: ReactNode;
}

function StateCard({ icon, title, text, warns = false, children }: StateCardProps) {
  return (
    <section
      role={warns ? 'alert' : 'status'}
      className={classNames(
        'grid grid-cols-[36px_minmax(0,1fr)] gap-x-3 rounded-[22px] p-4',
        warns ? 'bg-warn-soft' : 'bg-blush',
      )}
    >
      <span className={classNames('grid size-9 place-items-center rounded-[12px] bg-surface', warns && 'text-warn')}>
        <Icon icon={icon} size={22} />
      </span>
      <div>
        <h2 className="text-[1.4375rem] leading-[1.15] tracking-[-0.02em]">{title}</h2>
        <p className="mt-1 text-label">{text}</p>
        {children}
      </div>
    </section>
  );
}
