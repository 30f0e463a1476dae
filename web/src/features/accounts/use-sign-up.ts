import type { Orientation, Visibility } from '@mwanzo/contract/options';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { RequestError } from '../../api/request-error.ts';
import { request } from '../../api/request.ts';
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

/** Fields that the last attempt was refused for, with what to say under them. */
export type SignUpFaults = Partial<Record<keyof SignUpValues, string>>;

function faultsOf(error: unknown): SignUpFaults {
  if (!(error instanceof RequestError)) return {};
  return Object.fromEntries(Object.keys(error.fields).map((name) => [name, t(texts.checkField)]));
}

/** Creates the account, enters the session and goes on to the profile. */
export function useSignUp() {
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<SignUpFaults>({});
  const [, navigate] = useLocation();

  const welcome = () => {
    showToast({ title: t(texts.welcome), description: t(texts.accountCreated) });
    navigate('/profile');
  };
  const welcomeBack = () => {
    showToast({ title: t(accounts.welcomeBack), description: t(accounts.signedIn) });
    navigate('/discover');
  };

  const signUp = async (typed: SignUpValues) => {
    const { gender, orientation, ...values } = typed;
    if (values.password !== values.confirmPassword) {
      setFaults({ confirmPassword: t(texts.passwordsDiffer) });
      showToast({ title: t(texts.error), description: t(texts.passwordsDiffer), kind: 'bad' });
      return;
    }
    setBusy(true);
    setFaults({});
    try {
      const body = { ...values, ...genderFields(gender), ...(orientation !== '' && { orientation }) };
      const { token, user } = await request('POST /api/signup/', { body });
      void enterSession(token, user);
      welcome();
    } catch (error) {
      const own = await signInToExistingAccount(typed, error);
      if (own) return own === 'new' ? welcome() : welcomeBack();
      setFaults(faultsOf(error));
      setBusy(false);
      showToast({ title: t(texts.signupFailed), description: t(texts.somethingWrong), kind: 'bad' });
    }
  };

  return { busy, faults, signUp };
}
