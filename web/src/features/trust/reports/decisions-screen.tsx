import type { MemberDecision } from '@mwanzo/contract/trust/reports';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { decisionReasons, decisions as texts } from '../../../i18n/decisions.ts';
import { localDate, localDateTime } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { decisionsQuery } from '../../../queries/decisions.ts';
import { SunOnHorizon } from '../../../ui/drawings/sun-on-horizon.tsx';
import { Card } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/empty-state.tsx';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { Appeal } from './appeal.tsx';

/** Lists the reviewers' decisions about the member, with the reasons and the appeal against each. */
export function DecisionsScreen() {
  const query = useQuery({ ...decisionsQuery, refetchOnMount: 'always' });
  const client = useQueryClient();
  // The card already shows the new state. The list is fetched again so that the form does not come back at the next
  // visit.
  const refresh = () => void client.invalidateQueries({ queryKey: decisionsQuery.queryKey });
  return (
    <InnerPage title={t(texts.title)} up="/settings">
      <Loaded of={query}>
        {(decisions) =>
          decisions.length === 0 ? (
            <EmptyState drawing={<SunOnHorizon />} title={t(texts.none)}>
              {t(texts.noneText)}
            </EmptyState>
          ) : (
            <div className="grid gap-3">
              {decisions.map((decision) => (
                <DecisionCard key={decision.id} decision={decision} onAppealed={refresh} />
              ))}
            </div>
          )
        }
      </Loaded>
    </InnerPage>
  );
}

function DecisionCard({ decision, onAppealed }: { decision: MemberDecision; onAppealed: () => void }) {
  const { decision: sanction, reason, until } = decision;
  return (
    <Card>
      <h2 className="mb-2 text-[1.125rem] tracking-[-0.01em]">{t(texts[sanction])}</h2>
      <div className="grid gap-3">
        <p className="text-small text-ink-2">
          {t(texts.decidedAt, { date: localDate(decision.decided_at) })}
          {until !== null && `. ${t(texts.until, { moment: localDateTime(until) })}`}
        </p>
        <p>{t(decisionReasons[reason])}</p>
        {sanction === 'warn' && decision.appeal !== 'lifted' && (
          <p className="text-small text-ink-2">{t(texts.whatWarnMeans)}</p>
        )}
        <Appeal decision={decision} onSent={onAppealed} />
      </div>
    </Card>
  );
}
