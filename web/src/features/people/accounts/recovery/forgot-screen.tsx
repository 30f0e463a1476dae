import { useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { request } from '../../../../api/request.ts';
import { accounts } from '../../../../i18n/accounts.ts';
import { isolate } from '../../../../i18n/isolate.ts';
import { passwords } from '../../../../i18n/recovery.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextLink } from '../../../../ui/words/text-link.tsx';
import { checkEmail } from '../credentials/account-checks.ts';
import { EmailField } from '../credentials/email-field.tsx';
import { RecoveryFrame } from './recovery-frame.tsx';
import { SentForm, useSentForm } from './sent-form.tsx';

/**
 * Asks for the mail with the link that sets a new password. The page reacts in the same way whether the address has an
 * account or not.
 */
export function ForgotScreen() {
  // The state holds the address that was typed at sign-in.
  const state = useHistoryState<{ email?: string } | null>();
  const [sentTo, setSentTo] = useState<string>();
  const { field, frame } = useSentForm(
    { email: state?.email ?? '' },
    {
      check: ({ email }) => ({ email: checkEmail(email) }),
      async send(typed) {
        const email = typed.email.trim();
        await request('POST /api/password/reset/', { body: { email } });
        setSentTo(email);
      },
    },
  );

  if (sentTo !== undefined) return <LinkSent email={sentTo} onOther={() => setSentTo(undefined)} />;
  return (
    <RecoveryFrame title={t(passwords.forgotTitle)} text={t(passwords.forgotText)}>
      <SentForm frame={frame} label={t(passwords.sendLink)} busyLabel={t(passwords.sendingLink)}>
        <EmailField {...field('email')} label={t(accounts.email)} autoComplete="username" />
      </SentForm>
      <BackToLogin />
    </RecoveryFrame>
  );
}

function BackToLogin() {
  return (
    <p className="mt-3.5 text-center">
      <TextLink to="/login">{t(passwords.backToLogin)}</TextLink>
    </p>
  );
}

function LinkSent({ email, onOther }: { email: string; onOther: () => void }) {
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);
  return (
    <RecoveryFrame
      title={t(passwords.sentTitle)}
      text={<span className="wrap-anywhere">{t(passwords.sentText, { email: isolate(email) })}</span>}
    >
      <Button variant="outlined" full className="mt-5.5" onClick={onOther}>
        {t(passwords.otherAddress)}
      </Button>
      <BackToLogin />
    </RecoveryFrame>
  );
}
