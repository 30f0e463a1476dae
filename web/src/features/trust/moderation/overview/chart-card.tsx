import { useId, useState, type ReactNode } from 'react';
import { overview } from '../../../../i18n/overview.ts';
import { t } from '../../../../i18n/translate.ts';
import type { Scale } from './chart-rules.ts';

interface ChartCardProps {
  title: string;
  /** Describes the chart in one sentence. */
  label: string;
  legend: ReactNode;
  chart: ReactNode;
  table: ReactNode;
}

/** A card with a chart, which can also be shown as a table. */
export function ChartCard({ title, label, legend, chart, table }: ChartCardProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section aria-labelledby={id} className="overview-card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-lead tracking-[-0.01em]">
          {title}
        </h2>
        <ul className="flex flex-wrap gap-x-4 text-small text-ink-2">{legend}</ul>
      </div>
      {asTable ? (
        <div className="overflow-x-auto">{table}</div>
      ) : (
        <>
          <p className="sr-only">{label}</p>
          <div aria-hidden className="overview-chart">
            {chart}
          </div>
        </>
      )}
      <button type="button" className="overview-switch" onClick={() => setAsTable(!asTable)}>
        {t(asTable ? overview.asChart : overview.asTable)}
      </button>
    </section>
  );
}

export function LegendEntry({ sign, children }: { sign: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <i aria-hidden className={`overview-sign ${sign}`} />
      {children}
    </li>
  );
}

/** The horizontal lines of a scale with their numbers. */
export function ScaleLines({ scale: { top, ticks } }: { scale: Scale }) {
  return ticks.map((tick) => (
    <span key={tick} className="overview-tick" style={{ bottom: `${(tick / top) * 100}%` }}>
      {tick}
    </span>
  ));
}
