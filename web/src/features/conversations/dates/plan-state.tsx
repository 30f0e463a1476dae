import type { DatePlan } from '@mwanzo/contract/conversations/date-plans';
import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import shieldAlertIcon from 'lucide/dist/esm/icons/shield-alert.mjs';
import wifiOffIcon from 'lucide/dist/esm/icons/wifi-off.mjs';
import type { ReactNode } from 'react';
import { openPlan as texts } from '../../../i18n/open-plan.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon, type IconNode } from '../../../ui/icons/icon.tsx';
import { isAhead, isLate, partBefore, partOfWay } from './plan-rules.ts';
import { isSameDay, planClock, planMoment } from './plan-times.ts';

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
  const meetsAt = Date.parse(plan.meets_at);
  const timeOf = (moment: number) =>
    isSameDay(moment, now) ? t(texts.today, { time: planClock(moment) }) : planMoment(moment, now);
  if (plan.fine_at !== null) {
    const fineAt = Date.parse(plan.fine_at);
    return (
      <>
        <TimeCard
          label={t(texts.said)}
          time={timeOf(fineAt)}
          part={partOfWay(plan, fineAt)}
          ends={[t(meetsAt > fineAt ? texts.youMeet : texts.youMet, { time: planClock(meetsAt) }), planClock(checkIn)]}
        />
        <FriendSees isTakingBack={isTakingBack} onTakeBack={onTakeBack} />
      </>
    );
  }
  if (isWaiting)
    return (
      <StateCard icon={wifiOffIcon} title={t(texts.waiting)} text={t(texts.waitingText)}>
        <Button size="sm" variant="outlined" className="mt-3" onClick={onTry}>
          {t(texts.tryNow)}
        </Button>
      </StateCard>
    );
  if (isLate(plan, now))
    return (
      <StateCard icon={shieldAlertIcon} title={t(texts.late)} text={t(texts.lateText, { time: planClock(checkIn) })} />
    );
  const nowText = t(texts.now, { time: planClock(now) });
  const meetText = t(texts.youMeet, { time: planClock(meetsAt) });
  if (isAhead(plan, now))
    return (
      <TimeCard
        label={t(texts.meetAt, { name: plan.partner.name })}
        time={timeOf(meetsAt)}
        part={partBefore(plan, now)}
        ends={[nowText, meetText]}
      />
    );
  return (
    <TimeCard label={t(texts.sayBy)} time={timeOf(checkIn)} part={partOfWay(plan, now)} ends={[meetText, nowText]} />
  );
}

interface TimeCardProps {
  label: string;
  time: string;
  /** The position of the sun, from 0 to 1. */
  part: number;
  /** The texts below the two ends of the sun's way. */
  ends: readonly [string, string];
}

/** Shows the time that counts now, with the sun on its way to it. */
function TimeCard({ label, time, part, ends: [start, end] }: TimeCardProps) {
  return (
    <section className="rounded-[22px] bg-blush px-4.5 pt-4 pb-4.5">
      <h2>
        <span className="font-sans block text-label font-semibold tracking-normal wrap-anywhere">{label}</span>{' '}
        <span className="block text-[1.6875rem] leading-[1.1] tracking-[-0.025em]">{time}</span>
      </h2>
      <SunOnLine part={part} />
      <p className="flex flex-wrap justify-between gap-x-4 text-small">
        <span>{start}</span>
        <span>{end}</span>
      </p>
    </section>
  );
}

/** Says that "I am fine" has arrived, and takes it back. */
function FriendSees({ isTakingBack, onTakeBack }: Pick<PlanStateProps, 'isTakingBack' | 'onTakeBack'>) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-[22px] bg-surface p-3 pl-3.5 shadow-1">
      <span className="grid h-12 w-11 flex-none place-items-center rounded-[22px_22px_10px_10px] bg-blush">
        <Icon icon={checkIcon} size={20} />
      </span>
      <output className="block min-w-[8em] flex-1 leading-[1.35]">
        <b className="block font-[650]">{t(texts.seesNow)}</b>
        <span className="text-small text-ink-2">{t(texts.byMistake)}</span>
      </output>
      <Button size="sm" variant="outlined" busy={isTakingBack} onClick={onTakeBack}>
        {t(texts.undo)}
      </Button>
    </div>
  );
}

/** Draws the time that has passed as the sun's way. It moves once a minute, without animation. */
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
  children?: ReactNode;
}

function StateCard({ icon, title, text, children }: StateCardProps) {
  return (
    <section role="alert" className="grid grid-cols-[36px_minmax(0,1fr)] gap-x-3 rounded-[22px] bg-warn-soft p-4">
      <span className="grid size-9 place-items-center rounded-[12px] bg-surface text-warn">
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
