import type { Overview } from '@mwanzo/contract/trust/overview';
import { overview as texts } from '../../../../i18n/overview.ts';
import { t } from '../../../../i18n/translate.ts';
import { ChartCard, LegendEntry, ScaleLines } from './chart-card.tsx';
import { scaleOf } from './chart-rules.ts';
import { FigureTable } from './figure-table.tsx';

interface LoadChartProps {
  hours: Overview['hours'];
  /** The current hour in Nairobi. Later hours show the expected load. */
  hour: number;
}

const clock = (hour: number) => String(hour).padStart(2, '0');

/** The number of cases that arrived, and of those that were decided, in each hour of today. */
export function LoadChart({ hours, hour: present }: LoadChartProps) {
  const shown = hours.map((each, hour) => ({ ...each, hour, isToCome: hour > present }));
  const scale = scaleOf(
    shown.flatMap((each) => (each.isToCome ? [each.expected] : [each.arrived, each.decided])),
    5,
    5,
  );
  const height = (count: number) => ({ height: `${(count / scale.top) * 100}%` });
  return (
    <ChartCard
      title={t(texts.load)}
      label={t(texts.loadLabel)}
      legend={
        <>
          <LegendEntry sign="bg-coral">{t(texts.arrivedBars)}</LegendEntry>
          <LegendEntry sign="bg-ink">{t(texts.decided)}</LegendEntry>
          <LegendEntry sign="overview-expected">{t(texts.expected)}</LegendEntry>
        </>
      }
      chart={
        <>
          <div className="overview-plot">
            <ScaleLines scale={scale} />
            <div className="overview-bars">
              {shown.map(({ hour, arrived, decided, expected, isToCome }) => (
                <span key={hour}>
                  {isToCome ? (
                    <i className="overview-expected" style={height(expected)} />
                  ) : (
                    <>
                      <i className="bg-coral" style={height(arrived)} />
                      <i className="bg-ink" style={height(decided)} />
                    </>
                  )}
                </span>
              ))}
            </div>
          </div>
          <div className="overview-hours">
            {[0, 4, 8, 12, 16, 20].map((hour) => (
              <span key={hour}>{clock(hour)}</span>
            ))}
          </div>
        </>
      }
      table={
        <FigureTable
          heads={[t(texts.hour), t(texts.arrivedBars), t(texts.decided), t(texts.expected)]}
          rows={shown.map(({ hour, arrived, decided, expected }) => [clock(hour), arrived, decided, expected])}
        />
      }
    />
  );
}
