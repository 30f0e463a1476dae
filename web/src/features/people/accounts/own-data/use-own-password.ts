import { useState } from 'react';
import { RequestError } from '../../../../api/request-error.ts';
import { useAction } from '../../../../api/use-action.ts';
import { logFailure } from '../../../../device/log-failure.ts';
import { ownData as texts } from '../../../../i18n/own-data.ts';
import { t } from '../../../../i18n/translate.ts';

interface Failure {
  /** True if the error is about the password itself. It is then shown below the password field. */
  isPassword: boolean;
  text: string;
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof RequestError)) {
    logFailure('The answer did not arrive', error);
    return { isPassword: false, text: t(texts.brokenOff) };
  }
  if (error.code === 'wrong_password') return { isPassword: true, text: t(texts.wrongPassword) };
  if (error.code === 'too_many_requests') {
    const count = Math.ceil((error.retryAfterSeconds ?? 60) / 60);
    return { isPassword: false, text: t(texts.tooOften, { count }) };
  }
  return { isPassword: false, text: t(texts.notNow) };
}

/** Asks for the password before `act`. */
export function useOwnPassword(act: (password: string) => Promise<void>) {
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { busy, failure, error, run, forget } = useAction(() => act(password).then(() => setPassword('')), failureOf);
  const change = (typed: string) => {
    setPassword(typed);
    setMissing(false);
    if (failure?.isPassword) forget();
  };
  return {
    password,
    change,
    busy,
    error,
    failure: isMissing ? { isPassword: true, text: t(texts.passwordMissing) } : failure,
    submit() {
      setMissing(password === '');
      if (password !== '') void run();
    },
  };
}
