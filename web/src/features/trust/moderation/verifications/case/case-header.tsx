import { moderation } from '../../../../../i18n/moderation.ts';
import { refusalText } from '../../../../../i18n/refusals.ts';
import { localDateTime } from '../../../../../i18n/times.ts';
import { t } from '../../../../../i18n/translate.ts';
import type { Case } from './case-queries.ts';
import { PanelHeader } from '../../panel/panel-header.tsx';
import type { PanelWays } from '../../panel/panel-props.ts';
import { waitedText } from '../../waiting/waited-text.ts';

interface CaseHeaderProps {
  shown: Case;
  now: number;
  ways: PanelWays;
}

function outcomeText({ status, refusal, decided_at: decidedAt }: Case): string {
  const time = decidedAt === null ? '' : localDateTime(decidedAt);
  return status === 'approved'
    ? t(moderation.decidedApproved, { time })
    : t(moderation.decidedRefused, { time, reason: refusal ? refusalText(refusal) : '' });
}

/** The member's name and the state of the case. */
export function CaseHeader({ shown, now, ways }: CaseHeaderProps) {
  const { name, age, location, status, request_number: number, previous_refusal: before } = shown;
  const ageAndLocation = [age, location].filter(Boolean).join(', ');
  const request = number === 1 ? t(moderation.firstRequest) : t(moderation.requestNumber, { n: number });
  const details = [ageAndLocation, waitedText('submitted', shown.submitted_at, now), request]
    .filter(Boolean)
    .join(' · ');
  return (
    <PanelHeader name={name} details={details} ways={ways}>
      {status === 'pending' && before !== null && (
        <p className="wrap-anywhere text-warn">{t(moderation.refusedBefore, { reason: refusalText(before) })}</p>
      )}
      {status !== 'pending' && <p className="font-semibold wrap-anywhere">{outcomeText(shown)}</p>}
    </PanelHeader>
  );
}
