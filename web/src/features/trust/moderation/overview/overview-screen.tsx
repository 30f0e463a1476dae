import { useQuery } from '@tanstack/react-query';
import { dateFormat } from '@mwanzo/contract/formats';
import { reportDecisions } from '@mwanzo/contract/people/options';
import type { Overview } from '@mwanzo/contract/trust/overview';
import { useNow } from '../../../../device/use-now.ts';
import { overview as texts } from '../../../../i18n/overview.ts';
import { currentLocale } from '../../../../i18n/language.ts';
import { t } from '../../../../i18n/translate.ts';
import { Loaded } from '../../../../ui/frames/loaded.tsx';
import { AskedDocuments } from '../document-looks/asked-documents.tsx';
import { waitedText } from '../waiting/waited-text.ts';
import { AskedOfYou } from './asked-of-you.tsx';
import { percentOf } from './chart-rules.ts';
import { FigureTable } from './figure-table.tsx';
import { KeyFigures } from './key-figures.tsx';
import { LoadChart } from './load-chart.tsx';
import { overviewQuery } from '../room/overview-query.ts';
import { SwitchesCard } from '../switches/switches-card.tsx';
import { WaitChart } from './wait-chart.tsx';

const decisionNames = ['approve', 'reject', 'request_new', ...reportDecisions] as const;
const timeZone = 'Africa/Nairobi';

/** The reviewers' overview of all queues. It names no member. */
export function OverviewScreen() {
  const now = useNow();
  const query = useQuery(overviewQuery);
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(currentLocale(), { timeZone, ...options }).format(now);
  return (
    <div className="min-w-0 px-4 py-5 lg:col-span-2 lg:px-7">
      <h1>{format({ weekday: 'long', day: 'numeric', month: 'long' })}</h1>
      <p className="mb-4 text-small text-ink-2">
        {t(texts.inNairobi, { time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }) })}
      </p>
      <Loaded of={query} failedText={t(texts.failed)} className="justify-items-start gap-3">
        {(data) => <Figures overview={data} now={now} hour={Number(format({ hour: '2-digit', hourCycle: 'h23' }))} />}
      </Loaded>
    </div>
  );
}

interface FiguresProps {
  overview: Overview;
  now: number;
  hour: number;
}

function Figures({ overview, now, hour }: FiguresProps) {
  return (
    <>
      <SwitchesCard place="first" />
      <AskedDocuments now={now} />
      <AskedOfYou overview={overview} now={now} />
      <KeyFigures overview={overview} now={now} />
      <div className="overview-pair">
        <WaitChart days={overview.days} />
        <LoadChart hours={overview.hours} hour={hour} />
      </div>
      <div className="overview-pair">
        <QueueTable overview={overview} now={now} />
        <div className="grid content-start gap-3.5">
          <Decisions decisions={overview.decisions} />
          <Reviewers reviewers={overview.reviewers} />
        </div>
      </div>
      <SwitchesCard place="last" />
    </>
  );
}

const keptText = ({ kept, of }: Overview['reports_kept']) =>
  of === 0 ? '–' : t(texts.keptOf, { percent: percentOf(kept, of), count: of });

function QueueTable({ overview, now }: Omit<FiguresProps, 'hour'>) {
  const kept: Partial<Record<string, string>> = {
    verifications: keptText(overview.verifications_kept),
    reports: keptText(overview.reports_kept),
  };
  return (
    <section className="overview-card overflow-x-auto">
      <FigureTable
        heads={[t(texts.queue), t(texts.waiting), t(texts.oldestColumn), t(texts.kept)]}
        rows={overview.queues.map(({ queue, waiting, oldest_at }) => [
          t(texts[queue]),
          waiting,
          oldest_at ? waitedText('plain', oldest_at, now) : '–',
          kept[queue] ?? '–',
        ])}
      />
    </section>
  );
}

/** A decision of a newer server keeps its name. */
const decisionName = (decision: string) => {
  const known = decisionNames.find((name) => name === decision);
  return known ? t(texts[known]) : decision;
};

function Decisions({ decisions }: Pick<Overview, 'decisions'>) {
  return (
    <section className="overview-card">
      {decisions.length === 0 ? (
        <p className="text-ink-2">{t(texts.nobodyDecided)}</p>
      ) : (
        <FigureTable
          heads={[t(texts.decisions), t(texts.decided)]}
          rows={decisions.map(({ decision, count }) => [decisionName(decision), count])}
        />
      )}
    </section>
  );
}

function Reviewers({ reviewers }: Pick<Overview, 'reviewers'>) {
  if (reviewers.length === 0) return null;
  return (
    <section className="overview-card overflow-x-auto">
      <FigureTable
        heads={[t(texts.reviewer), t(texts.decided), t(texts.secondLook)]}
        rows={reviewers.map(({ moderator_id, decided, second_looks, agreed }) => [
          moderator_id,
          decided,
          second_looks === 0 ? '–' : t(texts.agreedOf, { agreed, count: second_looks }),
        ])}
      />
    </section>
  );
}
