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
import { useFieldErrors, type FieldErrors } from '../../ui/controls/use-field-errors.ts';
import { mailIcon } from '../../ui/icons/mail.ts';
import { showToast } from '../../ui/layers/toast-store.ts';
import { TextLink } from '../../ui/words/text-link.tsx';
import { checkEmail } from './account-checks.ts';
import { AccountFrame } from './account-frame.tsx';
import { AuthTitle } from './auth-layout.tsx';
import { PasswordInput } from './password-input.tsx';

const nothing = { email: '', password: '' };
type Credentials = typeof nothing;

/** Read from the form: a password manager may have filled it in without an event. */
function read(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  return { email: String(data.get('email')), password: String(data.get('password')) };
}

function check({ email, password }: Credentials): FieldErrors<keyof Credentials> {
  const wrongEmail = checkEmail(email);
  return {
    ...(wrongEmail && { email: wrongEmail }),
    ...(password === '' && { password: t(accounts.passwordMissing) }),
  };
}

export function LoginScreen() {
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState(nothing);
  const { errors, form, passes } = useFieldErrors(typed, check);
  const [, navigate] = useLocation();

  const signIn = async (body: Credentials) => {
    setBusy(true);
    try {
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
    const credentials = read(event.currentTarget);
    setTyped(credentials);
    if (!busy && passes(credentials)) void signIn(credentials);
  };

  return (
    <AccountFrame pair="nafula-juma" saying="Karibu tena" meaning={t(accounts.karibuMeaning)} banner>
      <AuthTitle title={t(accounts.welcomeBackTitle)}>{t(accounts.pickUp)}</AuthTitle>
      <form
        ref={form}
        noValidate
        className="mt-5.5 grid gap-4"
        onInput={(event) => setTyped(read(event.currentTarget))}
        onSubmit={submit}
      >
        <Field label={t(accounts.email)} error={errors.email}>
          {(control) => (
            <TextInput {...control} icon={mailIcon} type="email" name="email" autoComplete="email" required />
          )}
        </Field>
        <Field label={t(accounts.password)} error={errors.password}>
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
