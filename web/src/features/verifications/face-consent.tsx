import { keptAfterDecisionHours, undecidedHoursMax } from '@mwanzo/contract/limits';
import { useId } from 'react';
import { consent } from '../../i18n/face-consent.ts';
import { t } from '../../i18n/translate.ts';
import { CheckBox } from '../../ui/controls/check-box.tsx';
import { FieldError } from '../../ui/controls/field.tsx';

interface FaceConsentProps {
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  error: string | undefined;
}

/** Asks whether faces may be compared, and says by whom, what for and how long pictures are kept. */
export function FaceConsent({ agreed, onAgree, error }: FaceConsentProps) {
  const errorId = useId();
  const details = [
    t(consent.hints),
    t(consent.nobodyElse),
    t(consent.deleted, { after: keptAfterDecisionHours, undecided: undecidedHoursMax }),
    t(consent.number),
  ];
  return (
    <div className="mb-4.5 grid gap-2 text-label">
      <CheckBox checked={agreed} onChange={onAgree} name="consent" errorId={error && errorId}>
        {t(consent.agree)}
      </CheckBox>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <ul className="ml-9.5 grid gap-1 text-small text-ink-2">
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </div>
  );
}
