import type { MemberDecision } from '@mwanzo/contract/trust/reports';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { RequestError } from '../../../api/request-error.ts';
import { readReturnPath } from '../../../api/return-path.ts';
import { useAction } from '../../../api/use-action.ts';
import { accounts } from '../../../i18n/accounts.ts';
import { t } from '../../../i18n/translate.ts';
import { enterSession } from '../../../shared/profiles/own-profile.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { sendSignIn } from './proof/send-sign-in.ts';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Returns the decision that suspended or banned the member, if the error has one. The server checks its responses
 * against the same contract.
 */
function decisionIn(error: unknown): MemberDecision | undefined {
  return error instanceof RequestError ? (error.body['decision'] as MemberDecision | undefined) : undefined;
}

/** Signs in: first with the password, then with a code if the account has a second step. */
export function useSignIn() {
  const [decision, setDecision] = useState<MemberDecision>();
  /** The credentials for which a code is asked. They are held only in memory. */
  const [checked, setChecked] = useState<Credentials>();
  const [, navigate] = useLocation();

  const enter = async (body: Credentials & { code?: string }) => {
    const { access, refresh, user } = await sendSignIn(body);
    void enterSession({ access, refresh }, user);
    showToast({ title: t(accounts.welcomeBack), description: t(accounts.signedIn) });
    navigate(readReturnPath(), { replace: true });
  };
  const refuse = (error: unknown) => {
    const found = decisionIn(error);
    setChecked(undefined);
    setDecision(found);
    // The same words for any other error (docs/product/requests.md, "Errors").
    const toast = { title: t(accounts.loginFailed), description: t(accounts.wrongCredentials) };
    if (!found) showToast({ ...toast, kind: 'bad', error });
  };
  const { busy, run } = useAction(enter, (error, credentials: Credentials) => {
    if (error instanceof RequestError && error.code === 'second_factor_required') setChecked(credentials);
    else refuse(error);
  });
  return {
    busy,
    decision,
    checked,
    signIn: run,
    enter,
    refuse,
    back: () => {
      setDecision(undefined);
      setChecked(undefined);
    },
  };
}
