import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { RequestError } from '../../../api/request-error.ts';
import { request } from '../../../api/request.ts';
import { readReturnPath } from '../../../api/return-path.ts';
import { accounts } from '../../../i18n/accounts.ts';
import { signUp as texts } from '../../../i18n/sign-up.ts';
import { t } from '../../../i18n/translate.ts';
import { enterSession } from '../../../queries/own-profile.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { sendWithProof } from './proof/send-with-proof.ts';
import { refusedPassword } from './credentials/refused-password.ts';
import { signInToExistingAccount } from './sign-in-to-existing-account.ts';
import { genderFields } from './sign-up-fields/sign-up-rules.ts';
import type { SignUpErrors, SignUpValues } from './sign-up-fields/sign-up-values.ts';

/**
 * Returns the server's errors as texts for the fields. A known address is reported only by mail; nothing on the page
 * reveals it.
 */
function errorsOf(error: unknown): SignUpErrors {
  if (!(error instanceof RequestError)) return {};
  if (error.code === 'signup_refused') return { email: t(texts.maybeKnown) };
  const errors: SignUpErrors = Object.fromEntries(
    Object.keys(error.fields).map((name) => [name, t(name === 'full_name' ? texts.nameRefused : texts.checkField)]),
  );
  const password = refusedPassword(error);
  return password === undefined ? errors : { ...errors, password };
}

/** Creates the account, starts the session and continues to the profile. */
export function useSignUp() {
  const [busy, setBusy] = useState(false);
  const [turnAt, setTurnAt] = useState<number | null>(null);
  const waiting = useRef<AbortController>(null);
  const [, navigate] = useLocation();

  const welcome = () => {
    showToast({ title: t(texts.welcome), description: t(texts.accountCreated) });
    navigate('/profile', { replace: true });
  };
  const welcomeBack = () => {
    showToast({ title: t(accounts.welcomeBack), description: t(accounts.signedIn) });
    navigate(readReturnPath(), { replace: true });
  };

  /** Resolves to the server's errors. Undefined means that an account was created or found. */
  const signUp = async (typed: SignUpValues): Promise<SignUpErrors | undefined> => {
    const { gender, orientation, ...values } = typed;
    const { signal } = (waiting.current = new AbortController());
    setBusy(true);
    try {
      const body = { ...values, ...genderFields(gender), ...(orientation !== '' && { orientation }) };
      const { token, user } = await sendWithProof(
        (proof) => request('POST /api/signup/', { body: { ...body, ...proof } }),
        {
          signal,
          onWait: (seconds) => setTurnAt(Date.now() + seconds * 1000),
          onSend: () => setTurnAt(null),
        },
      );
      void enterSession(token, user);
      welcome();
      return undefined;
    } catch (error) {
      const existing = await signInToExistingAccount(typed, error);
      if (existing) {
        if (existing === 'new') welcome();
        else welcomeBack();
        return undefined;
      }
      setBusy(false);
      setTurnAt(null);
      if (signal.aborted) return {};
      showToast({ title: t(texts.signupFailed), description: t(texts.somethingWrong), kind: 'bad' });
      return errorsOf(error);
    }
  };

  const cancel = () => waiting.current?.abort();
  // Leaving the page ends the waiting.
  useEffect(() => () => waiting.current?.abort(), []);
  return { busy, turnAt, signUp, cancel };
}
