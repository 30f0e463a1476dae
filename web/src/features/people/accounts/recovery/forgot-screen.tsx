import { useEffect, useState, type SubmitEvent } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { request } from '../../../../api/request.ts';
import { accounts } from '../../../../i18n/accounts.ts';
import { isolate } from '../../../../i18n/isolate.ts';
import { passwords } from '../../../../i18n/recovery.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { useFieldErrors } from '../../../../ui/controls/use-field-errors.ts';
import { TextLink } from '../../../../ui/words/text-link.tsx';
import { checkEmail } from '../credentials/account-checks.ts';
import { EmailField } from '../credentials/email-field.tsx';
import { RecoveryFrame } from './recovery-frame.tsx';
import { useSending } from './use-sending.ts';

interface Typed {
  email: string;
}

function check({ email }: Typed): { email?: string } {
  const wrong = checkEmail(email);
  return wrong === undefined ? {} : { email: wrong };
}

/**
 * Asks for the mail with the link that sets a new password. The page reacts in the same way whether the address has an
 * account or not.
 */
export function ForgotScreen() {
  // The state holds the address that was typed at sign-in.
  const state = useHistoryState<Partial<Typed> | null>();
  const [typed, setTyped] = useState<Typed>({ email: state?.email ?? '' });
  const [sentTo, setSentTo] = useState<string>();
  const { errors, form, passes } = useFieldErrors(typed, check);
  const { busy, failure, send } = useSending(async () => {
    const email = typed.email.trim();
    await request('POST /api/password/reset/', { body: { email } });
    setSentTo(email);
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (passes(typed)) send();
  };

  if (sentTo !== undefined) return <LinkSent email={sentTo} onOther={() => setSentTo(undefined)} />;
  return (
    <RecoveryFrame title={t(passwords.forgotTitle)} text={t(passwords.forgotText)}>
      <form ref={form} noValidate className="mt-5.5 grid gap-4" onSubmit={submit}>
        <EmailField
          label={t(accounts.email)}
          value={typed.email}
          error={errors.email}
          onChange={(email) => setTyped({ email })}
          autoComplete="username"
        />
        {failure !== undefined && <FieldError>{failure}</FieldError>}
        <Button type="submit" full busy={busy} className="mt-1.5">
          {t(busy ? passwords.sendingLink : passwords.sendLink)}
        </Button>
      </form>
      <BackToLogin />
    </RecoveryFrame>
  );
}

function BackToLogin() {
  return (
    <p className="mt-3.5 text-center">
      <Link href="/login" asChild>
        <TextLink>{t(passwords.backToLogin)}</TextLink>
      </Link>
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
