import { useState } from 'react';
import { readReturnPath } from '../../../api/return-path.ts';
import { useSession } from '../../../api/session.ts';
import { t } from '../../../i18n/translate.ts';
import { verifications } from '../../../i18n/verifications.ts';
import type { Verification } from '../../../shared/verifications/open-verification.ts';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { Logo } from '../../../ui/drawings/logo.tsx';
import { Spinner } from '../../../ui/frames/spinner.tsx';
import { TextLink } from '../../../ui/words/text-link.tsx';
import { useVerification } from './use-verification.ts';
import { ApprovedNotice, PendingNotice, RejectedNotice } from './verification-notice.tsx';
import { VerifyForm } from './verify-form.tsx';

export function VerifyScreen() {
  const { status, profile } = useSession();
  const verification = useVerification(status === 'authenticated');
  const verified = verification ? verification.status === 'approved' : profile?.isVerified === true;
  return (
    <main className="mx-auto w-full max-w-[480px] px-5 pb-8 toast-room [--nav-h:0px]">
      <div className="-mx-1 flex min-h-15 items-center justify-between gap-3">
        <a href="/" className="no-underline">
          <Logo size={28} className="text-[1.5rem]" />
        </a>
        {!verified && <TextLink to={readReturnPath()}>{t(verifications.skip)}</TextLink>}
      </div>
      {verified ? <ApprovedNotice /> : <LastStep verification={verification} />}
    </main>
  );
}

/** The last step of signing up. It can be skipped. */
function LastStep({ verification }: { verification: Verification | undefined }) {
  return (
    <>
      <p className="text-small font-semibold text-ink-2">{t(verifications.step, { step: 3 })}</p>
      <h1 className="mt-1.5 mb-2 text-[2.25rem] tracking-[-0.03em]">{t(verifications.title)}</h1>
      <p className="text-ink-2">{t(verifications.text)}</p>
      {verification ? <FormOrNotice verification={verification} /> : <Spinner />}
    </>
  );
}

/** Shows the form, or a notice about the last submission. */
function FormOrNotice({ verification }: { verification: Verification }) {
  const [resubmitting, setResubmitting] = useState(false);
  if (verification.status === 'pending' && !resubmitting) {
    return <PendingNotice verification={verification} onSendAgain={() => setResubmitting(true)} />;
  }
  return (
    <>
      {verification.status === 'rejected' && <RejectedNotice verification={verification} />}
      <VerifyForm />
      <LinkButton to={readReturnPath()} variant="ghost" size="sm" full className="mt-1.5">
        {t(verifications.skip)}
      </LinkButton>
    </>
  );
}
