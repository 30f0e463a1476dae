import { reviewHours } from '@mwanzo/contract/limits';
import type { Overview } from '@mwanzo/contract/trust/overview';
import { overview as texts } from '../../../../i18n/overview.ts';
import { t } from '../../../../i18n/translate.ts';
import { ChartCard, LegendEntry, ScaleLines } from './chart-card.tsx';
import { linesOf, scaleOf } from './chart-rules.ts';
import { FigureTable } from './figure-table.tsx';

type Days = Overview['days'];

/** The number of hours between two lines. */
const step = 12;

/** The waiting times of the verifications of the last 14 days. */
export function WaitChart({ days }: { days: Days }) {
  const longest = days.map(({ longest_hours }) => longest_hours);
  const median = days.map(({ median_hours }) => median_hours);
  const scale = scaleOf(
    longest.filter((hours) => hours !== null),
    step,
    reviewHours.to,
  );
  const share = (hours: number) => `${(hours / scale.top) * 100}%`;
  return (
    <ChartCard
      title={t(texts.wait)}
      label={t(texts.waitLabel, reviewHours)}
      legend={
        <>
          <LegendEntry sign="overview-sign-median">{t(texts.median)}</LegendEntry>
          <LegendEntry sign="overview-sign-longest">{t(texts.longest)}</LegendEntry>
          <LegendEntry sign="bg-blush">{t(texts.promise, reviewHours)}</LegendEntry>
        </>
      }
      chart={
        <>
          <div className="overview-plot">
            <div
              className="absolute inset-x-0 bg-blush"
              style={{ bottom: share(reviewHours.from), height: share(reviewHours.to - reviewHours.from) }}
            />
            <ScaleLines scale={scale} />
            <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="overview-lines">
              <Lines values={longest} top={scale.top} className="overview-longest" />
              <Lines values={median} top={scale.top} className="" />
            </svg>
            <Dots values={longest} top={scale.top} className="overview-dot-open" />
            <Dots values={median} top={scale.top} className="" />
          </div>
          <div className="overview-days">
            {days.map(({ day }) => (
              <span key={day}>{Number(day.slice(8))}</span>
            ))}
          </div>
        </>
      }
      table={
        <FigureTable
          heads={[t(texts.day), t(texts.median), t(texts.longest), t(texts.decided)]}
          rows={days.map((each) => [each.day, each.median_hours ?? '–', each.longest_hours ?? '–', each.decided])}
        />
      }
    />
  );
}

interface ValuesProps {
  values: readonly (number | null)[];
  top: number;
  className: string;
}

function Lines({ values, top, className }: ValuesProps) {
  return linesOf(values, top).map((points) => <polyline key={points} points={points} className={className} />);
}

function Dots({ values, top, className }: ValuesProps) {
  return values.map(
    (value, index) =>
      value !== null && (
        <i
          // The days keep their order.
          // oxlint-disable-next-line no-array-index-key
          key={index}
          className={`overview-dot ${className}`}
          style={{ left: `${(index / (values.length - 1)) * 100}%`, bottom: `${(value / top) * 100}%` }}
        />
      ),
  );
}
