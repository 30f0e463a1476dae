import { keptAfterDecisionHours, undecidedHoursMax } from '@mwanzo/contract/limits';
import { consent } from '../../../i18n/face-consent.ts';
import { t } from '../../../i18n/translate.ts';
import { CheckBox } from '../../../ui/controls/check-box.tsx';

interface FaceConsentProps {
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

/**
 * Asks whether software may compare the faces. It says what happens without consent, and how long pictures are stored.
 */
export function FaceConsent({ agreed, onAgree }: FaceConsentProps) {
  const details = [
    t(consent.optional),
    t(consent.hints),
    t(consent.nobodyElse),
    t(consent.deleted, { after: keptAfterDecisionHours, undecided: undecidedHoursMax }),
    t(consent.number),
  ];
  return (
    <div className="mb-4.5 grid gap-2 text-label">
      <CheckBox checked={agreed} onChange={onAgree} name="consent">
        {t(consent.agree)}
      </CheckBox>
      <ul className="ml-9.5 grid gap-1 text-small text-ink-2">
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </div>
  );
}
