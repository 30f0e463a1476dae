import type { MemberDecision } from '@mwanzo/contract/trust/reports';
import { useEffect, useRef } from 'react';
import { decisionReasons, decisions as texts } from '../../../i18n/decisions.ts';
import { localDateTime } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Appeal } from './appeal.tsx';

export interface RestrictedAccountProps {
  /** The decision from the response that refused the sign-in. */
  decision: MemberDecision;
  onBack: () => void;
}

/** Replaces the sign-in form: says why and until when a member is suspended or banned, and takes their appeal. */
export function RestrictedAccount({ decision, onBack }: RestrictedAccountProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isBan = decision.decision === 'ban';
  // The form that had the focus has disappeared.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <div>
        <h1 ref={heading} tabIndex={-1} className="mt-1.5 mb-2 text-[2rem] tracking-[-0.03em] outline-none">
          {t(isBan ? texts.isBanned : texts.isSuspended)}
        </h1>
        <p>
          {isBan || decision.until === null
            ? t(texts.isBannedText)
            : t(texts.isSuspendedText, { moment: localDateTime(decision.until) })}
        </p>
        <p className="mt-2 text-ink-2">{t(decisionReasons[decision.reason])}</p>
      </div>
      <Appeal decision={decision} />
      <Button variant="ghost" full onClick={onBack}>
        {t(texts.backToSignIn)}
      </Button>
    </div>
  );
}
