import { useState, type SubmitEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { request } from '../../api/request.ts';
import { readReturnPath } from '../../api/return-path.ts';
import { accounts } from '../../i18n/accounts.ts';
import { t } from '../../i18n/translate.ts';
import { enterSession } from '../../queries/own-profile.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { mailIcon } from '../../ui/icons/mail.ts';
import { showToast } from '../../ui/layers/toast-store.ts';
import { TextLink } from '../../ui/words/text-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AuthTitle } from './auth-layout.tsx';
import { PasswordInput } from './password-input.tsx';

export function LoginScreen() {
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();

  const signIn = async (form: FormData) => {
    setBusy(true);
    try {
      const body = { email: String(form.get('email')), password: String(form.get('password')) };
      const { access, refresh, user } = await request('POST /api/token/', { body });
      void enterSession({ access, refresh }, user);
      showToast({ title: t(accounts.welcomeBack), description: t(accounts.signedIn) });
      navigate(readReturnPath(), { replace: true });
    } catch {
      // The same words for any error (docs/product.md, "Errors").
      showToast({ title: t(accounts.loginFailed), description: t(accounts.wrongCredentials), kind: 'bad' });
      setBusy(false);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void signIn(new FormData(event.currentTarget));
  };

  return (
    <AccountFrame pair="nafula-juma" saying="Karibu tena" meaning={t(accounts.karibuMeaning)} banner>
      <AuthTitle title={t(accounts.welcomeBackTitle)}>{t(accounts.pickUp)}</AuthTitle>
      <form className="mt-5.5 grid gap-4" onSubmit={submit}>
        <Field label={t(accounts.email)}>
          {(control) => (
            <TextInput {...control} icon={mailIcon} type="email" name="email" autoComplete="email" required />
          )}
        </Field>
        <Field label={t(accounts.password)}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
        </Field>
        <Button type="submit" full busy={busy} className="mt-1.5">
          {t(busy ? accounts.signingIn : accounts.signIn)}
        </Button>
      </form>
      <p className="mt-3.5 text-center">
        {t(accounts.newHere)}{' '}
        <Link href="/signup" asChild>
          <TextLink>{t(accounts.createAnAccount)}</TextLink>
        </Link>
      </p>
    </AccountFrame>
  );
}
