import type { Overview } from '@mwanzo/contract/trust/overview';
import type { ReactNode } from 'react';
import { overview as texts } from '../../../../i18n/overview.ts';
import { t } from '../../../../i18n/translate.ts';
import { waitedText } from '../waiting/waited-text.ts';
import { reportWaitingHours, urgentHours, verificationHours, type WaitingHours } from '../waiting/waiting-rules.ts';
import { WaitingTag } from '../waiting/waiting-tag.tsx';

interface KeyFiguresProps {
  overview: Overview;
  /** The current time, in ms since the epoch. */
  now: number;
}

/** The four key figures at the top. */
export function KeyFigures({ overview: { queues, urgent, today }, now }: KeyFiguresProps) {
  const queue = (name: string) => queues.find((each) => each.queue === name) ?? { waiting: 0, oldest_at: null };
  return (
    <div className="overview-figures">
      <Waiting title={t(texts.verifications)} {...queue('verifications')} now={now} hours={verificationHours} />
      <Waiting title={t(texts.reports)} {...queue('reports')} now={now} hours={reportWaitingHours} />
      <Waiting title={t(texts.urgent)} {...urgent} now={now} hours={urgentHours} text={t(texts.hidden)} />
      <Figure title={t(texts.decidedToday)} count={today.decided}>
        {t(today.arrived > today.decided ? texts.grows : texts.arrived, { count: today.arrived })}
      </Figure>
    </div>
  );
}

interface WaitingProps {
  title: string;
  waiting: number;
  oldest_at: string | null;
  now: number;
  hours: WaitingHours;
  /** Shown instead of the waiting time of the oldest item. */
  text?: string;
}

function Waiting({ title, waiting, oldest_at: oldest, now, hours, text }: WaitingProps) {
  const tag = oldest !== null && <WaitingTag submittedAt={oldest} now={now} onBlush={false} hours={hours} />;
  return (
    <Figure title={title} count={waiting} tag={tag}>
      {oldest === null ? t(texts.none) : (text ?? t(texts.oldest, { time: waitedText('plain', oldest, now) }))}
    </Figure>
  );
}

interface FigureProps {
  title: string;
  count: number;
  tag?: ReactNode;
  children: ReactNode;
}

function Figure({ title, count, tag, children }: FigureProps) {
  return (
    <section className="overview-card relative gap-0!">
      <h2 className="text-small font-normal tracking-normal text-ink-2">{title}</h2>
      <p className="font-display text-[2.5rem] leading-[1.15] font-bold tracking-[-0.02em]">{count}</p>
      <p className="text-small">{children}</p>
      {tag && <span className="absolute top-3.5 right-3.5">{tag}</span>}
    </section>
  );
}
