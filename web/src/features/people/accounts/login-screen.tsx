import type { MemberDecision } from '@mwanzo/contract/trust/reports';
import mailIcon from 'lucide/dist/esm/icons/mail.mjs';
import { useState, type ComponentType } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { sessionEnd } from '../../../api/session-end.ts';
import { accounts } from '../../../i18n/accounts.ts';
import { t } from '../../../i18n/translate.ts';
import { deferred, orNothing } from '../../../loading/deferred.tsx';
import { useStore } from '../../../state/store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Form } from '../../../ui/controls/form.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { useFieldErrors, type FieldErrors } from '../../../ui/controls/use-field-errors.ts';
import { Spinner } from '../../../ui/frames/spinner.tsx';
import { TextLink } from '../../../ui/words/text-link.tsx';
import { checkEmail } from './credentials/account-checks.ts';
import { AccountFrame } from './account-frame.tsx';
import { AuthTitle } from './portraits/auth-layout.tsx';
import { PasswordInput } from './credentials/password-input.tsx';
import { useSignIn, type Credentials } from './use-sign-in.ts';

const nothing: Credentials = { email: '', password: '' };

/** This loads separately, because few accounts have a second step. */
const CodeForm = deferred(async () => (await import('./second-step/code-form.tsx')).CodeForm, {
  placeholder: () => <Spinner />,
});

/** This loads separately, because few sessions end without a logout. */
const SessionEndNote = deferred(async () => (await import('./session-end-note.tsx')).SessionEndNote, orNothing);

/** The values are read from the form, because a password manager may have filled it in without an event. */
function read(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  return { email: String(data.get('email')), password: String(data.get('password')) };
}

function check({ email, password }: Credentials): FieldErrors<keyof Credentials> {
  return { email: checkEmail(email), password: password === '' ? t(accounts.passwordMissing) : undefined };
}

interface LoginScreenProps {
  /** Replaces the form for a member who is suspended or banned. */
  Restricted: ComponentType<{ decision: MemberDecision; onBack: () => void }>;
}

export function LoginScreen({ Restricted }: LoginScreenProps) {
  const { busy, decision, checked, signIn, enter, refuse, back } = useSignIn();
  const [typed, setTyped] = useState(nothing);
  const { errors, form, passes } = useFieldErrors(typed, check);
  // After a new password was set, this is the address of the account.
  const known = useHistoryState<{ email?: string } | null>()?.email;

  const ending = useStore(sessionEnd);

  const submit = (filled: HTMLFormElement) => {
    const credentials = read(filled);
    setTyped(credentials);
    if (passes(credentials)) void signIn(credentials);
  };

  const frame = { pair: 'nafula-juma', saying: 'Karibu tena', meaning: t(accounts.karibuMeaning) } as const;
  if (decision)
    return (
      <AccountFrame {...frame}>
        <Restricted decision={decision} onBack={back} />
      </AccountFrame>
    );
  if (checked)
    return (
      <AccountFrame {...frame}>
        <CodeForm enter={(code) => enter({ ...checked, code })} onRefused={refuse} onBack={back} />
      </AccountFrame>
    );
  return (
    <AccountFrame {...frame} banner>
      <AuthTitle title={t(accounts.welcomeBackTitle)}>{!ending && t(accounts.pickUp)}</AuthTitle>
      {ending && <SessionEndNote reason={ending} />}
      <Form
        ref={form}
        className="mt-5.5 grid gap-4"
        onInput={(event) => setTyped(read(event.currentTarget))}
        onSubmit={submit}
      >
        <Field label={t(accounts.email)} error={errors.email}>
          {(control) => (
            <TextInput
              {...control}
              icon={mailIcon}
              type="email"
              name="email"
              autoComplete="email"
              defaultValue={typed.email || known}
              required
            />
          )}
        </Field>
        <Field label={t(accounts.password)} error={errors.password}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
        </Field>
        <Button type="submit" full busy={busy} className="mt-1.5">
          {t(busy ? accounts.signingIn : accounts.signIn)}
        </Button>
      </Form>
      <p className="mt-2 text-center">
        <TextLink to="/forgot" state={{ email: typed.email }}>
          {t(accounts.forgot)}
        </TextLink>
      </p>
      <p className="text-center">
        {t(accounts.newHere)} <TextLink to="/signup">{t(accounts.createAnAccount)}</TextLink>
      </p>
    </AccountFrame>
  );
}
