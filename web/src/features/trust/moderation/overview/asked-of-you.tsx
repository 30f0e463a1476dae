import type { Overview } from '@mwanzo/contract/trust/overview';
import { Link } from 'wouter';
import { overview as texts } from '../../../../i18n/overview.ts';
import { t } from '../../../../i18n/translate.ts';
import { TimeLeftTag } from '../reports/time-left-tag.tsx';
import { pathOfQueue } from '../room/room-queues.ts';

interface AskedOfYouProps {
  overview: Overview;
  /** The current time, in ms since the epoch. */
  now: number;
}

/**
 * Says first of all which bans and long suspensions wait for this reviewer, with the time that is left, and which
 * appeals wait for somebody else because of this reviewer's own decisions.
 */
export function AskedOfYou({ overview: { asked, appeals_for_others: others }, now }: AskedOfYouProps) {
  return (
    <>
      {asked.waiting > 0 && (
        <section className="overview-card mb-3.5 gap-1.5! bg-warn-soft!">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <h2 className="text-[1.125rem] tracking-[-0.01em]">{t(texts.asked, { count: asked.waiting })}</h2>
            <TimeLeftTag end={asked.ends_at} now={now} />
          </div>
          <p className="text-small">{t(texts.askedText)}</p>
          <Link href={pathOfQueue('reports')} className="w-fit content-center py-2 font-semibold">
            {t(texts.openAsked)}
          </Link>
        </section>
      )}
      {others > 0 && <p className="mb-3.5 text-small text-ink-2">{t(texts.appealsForOthers, { count: others })}</p>}
    </>
  );
}
