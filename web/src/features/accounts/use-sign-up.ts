import type { Orientation, Visibility } from '@mwanzo/contract/options';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { RequestError } from '../../api/request-error.ts';
import { request } from '../../api/request.ts';
import { readReturnPath } from '../../api/return-path.ts';
import { accounts } from '../../i18n/accounts.ts';
import { signUp as texts } from '../../i18n/sign-up.ts';
import { t } from '../../i18n/translate.ts';
import { enterSession } from '../../queries/own-profile.ts';
import { showToast } from '../../ui/layers/toast-store.ts';
import { signInToExistingAccount } from './sign-in-to-existing-account.ts';
import { genderFields, type GenderChoice } from './sign-up-rules.ts';

export interface SignUpValues {
  full_name: string;
  email: string;
  password: string;
  confirmPassword: string;
  birthday: string;
  gender: GenderChoice | '';
  orientation: Orientation | '';
  orientation_visibility: Visibility;
  birthday_visibility: Visibility;
}

/** The fields for which the last attempt was refused, with the texts to show below them. */
export type SignUpErrors = Partial<Record<keyof SignUpValues, string>>;

function errorsOf(error: unknown): SignUpErrors {
  if (!(error instanceof RequestError)) return {};
  return Object.fromEntries(Object.keys(error.fields).map((name) => [name, t(texts.checkField)]));
}

/** Creates the account, starts the session and goes on to the profile. */
export function useSignUp() {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<SignUpErrors>({});
  const [, navigate] = useLocation();

  const welcome = () => {
    showToast({ title: t(texts.welcome), description: t(texts.accountCreated) });
    navigate('/profile', { replace: true });
  };
  const welcomeBack = () => {
    showToast({ title: t(accounts.welcomeBack), description: t(accounts.signedIn) });
    navigate(readReturnPath(), { replace: true });
  };

  const signUp = async (typed: SignUpValues) => {
    const { gender, orientation, ...values } = typed;
    if (values.password !== values.confirmPassword) {
      setErrors({ confirmPassword: t(texts.passwordsDiffer) });
      showToast({ title: t(texts.error), description: t(texts.passwordsDiffer), kind: 'bad' });
      return;
    }
    setBusy(true);
    setErrors({});
    try {
      const body = { ...values, ...genderFields(gender), ...(orientation !== '' && { orientation }) };
      const { token, user } = await request('POST /api/signup/', { body });
      void enterSession(token, user);
      welcome();
    } catch (error) {
      const existing = await signInToExistingAccount(typed, error);
      if (existing) return existing === 'new' ? welcome() : welcomeBack();
      setErrors(errorsOf(error));
      setBusy(false);
      showToast({ title: t(texts.signupFailed), description: t(texts.somethingWrong), kind: 'bad' });
    }
  };

  return { busy, errors, signUp };
}
