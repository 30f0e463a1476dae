import { useState, type SubmitEvent } from 'react';
import { signUp as texts } from '../../i18n/sign-up.ts';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useFirstErrorFocus } from '../../ui/focus/use-first-error-focus.ts';
import { AboutYouFields } from './sign-up-fields/about-you-fields.tsx';
import { CredentialsFields } from './sign-up-fields/credentials-fields.tsx';
import { PrivacyFields } from './sign-up-fields/privacy-fields.tsx';
import { useSignUp, type SignUpValues } from './use-sign-up.ts';

const empty: SignUpValues = {
  full_name: '',
  email: '',
  password: '',
  confirmPassword: '',
  birthday: '',
  gender: '',
  orientation: '',
  // The form proposes that strangers see neither (docs/product.md, "Sign-up").
  orientation_visibility: 'matches',
  birthday_visibility: 'matches',
};

export function SignUpForm() {
  const [values, setValues] = useState(empty);
  const { busy, errors, signUp } = useSignUp();
  const form = useFirstErrorFocus(errors);
  const change = (changed: Partial<SignUpValues>) => setValues((before) => ({ ...before, ...changed }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void signUp(values);
  };
  const section = { values, errors, change };
  return (
    <form ref={form} className="mt-5.5 grid gap-4" onSubmit={submit}>
      <CredentialsFields {...section} />
      <AboutYouFields {...section} />
      <PrivacyFields {...section} />
      <Button type="submit" full busy={busy} className="mt-1.5">
        {t(busy ? texts.creatingAccount : texts.createAccount)}
      </Button>
    </form>
  );
}
