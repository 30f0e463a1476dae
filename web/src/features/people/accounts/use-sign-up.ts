import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { RequestError } from '../../../api/request-error.ts';
import { request } from '../../../api/request.ts';
import { readReturnPath } from '../../../api/return-path.ts';
import { stoppedText } from '../../../api/switched-off.ts';
import { useAction } from '../../../api/use-action.ts';
import { accounts } from '../../../i18n/accounts.ts';
import { signUp as texts } from '../../../i18n/sign-up.ts';
import { t } from '../../../i18n/translate.ts';
import { enterSession } from '../../../shared/profiles/own-profile.ts';
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
  return { ...errors, ...refusedPassword(error) };
}

interface SignUpOptions {
  /** Called when an account was created or found. */
  onDone: () => void;
  /** Called with the server's errors. */
  onRefused: (typed: SignUpValues, errors: SignUpErrors) => void;
}

/** Creates the account, starts the session and continues to the profile. */
export function useSignUp({ onDone, onRefused }: SignUpOptions) {
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

  const create = async ({ gender, orientation, ...values }: SignUpValues) => {
    const { signal } = (waiting.current = new AbortController());
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
  };
  const createOrFind = async (typed: SignUpValues) => {
    try {
      await create(typed);
    } catch (error) {
      const existing = await signInToExistingAccount(typed, error);
      if (!existing) throw error;
      if (existing === 'new') welcome();
      else welcomeBack();
    }
    onDone();
  };
  const { busy, run: signUp } = useAction(createOrFind, (error, typed) => {
    setTurnAt(null);
    if (waiting.current?.signal.aborted) return;
    const stopped = stoppedText(error);
    const description = stopped ?? t(texts.somethingWrong);
    showToast({ title: t(texts.signupFailed), description, kind: 'bad', ...(stopped === undefined && { error }) });
    onRefused(typed, errorsOf(error));
  });

  const cancel = () => waiting.current?.abort();
  // Leaving the page ends the waiting.
  useEffect(() => () => waiting.current?.abort(), []);
  return { busy, turnAt, signUp, cancel };
}
