import type { DatePlan } from '@mwanzo/contract/conversations/date-plans';
import type { Match } from '@mwanzo/contract/conversations/matches';
import { datePlanLimits } from '@mwanzo/contract/limits';
import chevronRightIcon from 'lucide/dist/esm/icons/chevron-right.mjs';
import { Link } from 'wouter';
import { dates as texts } from '../../../i18n/dates.ts';
import { t } from '../../../i18n/translate.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { EmergencyNumbers } from '../../../ui/frames/emergency-numbers.tsx';
import { fromAbove } from '../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { Note, RowGroup, rowClass, RowText } from '../../../ui/frames/row-group.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { MatchArch, useMatches } from './person-line.tsx';
import { planMoment } from './plan-times.ts';

interface PlanListProps {
  plans: readonly DatePlan[];
  now: number;
}

/** Lists the open plans, and the matches for whom another plan can be made. */
export function PlanList({ plans, now }: PlanListProps) {
  const matches = useMatches();
  const isFull = plans.length >= datePlanLimits.openMax;
  return (
    <>
      <p className="mx-0.5 mb-4 text-ink-2">{t(texts.lead)}</p>
      {plans.length > 0 && (
        <RowGroup title={t(texts.open)}>
          {plans.map((plan) => (
            <Row
              key={plan.id}
              href={`/dates/${plan.id}`}
              match={matches.data?.find(({ id }) => id === plan.partner.id)}
              label={t(texts.meeting, { name: plan.partner.name })}
              hint={`${plan.place}, ${planMoment(Date.parse(plan.meets_at), now)}`}
            />
          ))}
        </RowGroup>
      )}
      {isFull ? (
        <Note>{t(texts.limit, { count: datePlanLimits.openMax })}</Note>
      ) : (
        <Loaded of={matches}>{(known) => <Choices matches={known} />}</Loaded>
      )}
      <div className="mt-6">
        <EmergencyNumbers />
      </div>
    </>
  );
}

function Choices({ matches }: { matches: readonly Match[] }) {
  if (matches.length === 0)
    return (
      <div className="grid gap-4 py-4 text-center">
        <p className="text-ink-2">{t(texts.noMatches)}</p>
        <LinkButton to="/matches" variant="outlined">
          {t(texts.toMatches)}
        </LinkButton>
      </div>
    );
  return (
    <RowGroup title={t(texts.whom)}>
      {matches.map((match) => (
        <Row key={match.id} href={`/dates/with/${match.id}`} match={match} label={match.name} />
      ))}
    </RowGroup>
  );
}

interface RowProps {
  href: string;
  match: Match | undefined;
  label: string;
  hint?: string;
}

function Row({ href, match, label, hint }: RowProps) {
  return (
    <Link href={href} state={fromAbove} className={classNames(rowClass, 'hover:bg-sunk')}>
      <MatchArch match={match} />
      <RowText label={<bdi>{label}</bdi>} hint={hint} />
      <Icon icon={chevronRightIcon} size={20} className="text-line-strong" />
    </Link>
  );
}
