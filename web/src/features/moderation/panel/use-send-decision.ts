import { useRef, useState } from 'react';
import { RequestError } from '../../../api/request-error.ts';
import { moderation } from '../../../i18n/moderation.ts';
import { t } from '../../../i18n/translate.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import type { Decision } from '../verifications/case/case.ts';

export interface DecisionCallbacks {
  /** Called when the case is decided, by this reviewer or somebody else. */
  onDone: () => void;
  /** Called when a colleague has claimed the case, or the member has changed what was seen. */
  onTaken: () => void;
}

function showFailure(error: unknown): 'done' | 'taken' | 'failed' {
  const code = error instanceof RequestError ? error.code : null;
  if (code === 'already_decided' || code === 'not_found') {
    showToast({ title: t(moderation.goneTitle), description: t(moderation.goneText), kind: 'bad' });
    return 'done';
  }
  if (code === 'claimed_by_another' || code === 'profile_changed') {
    const title = t(code === 'profile_changed' ? moderation.profileChanged : moderation.claimedTitle);
    showToast({ title, kind: 'bad' });
    return 'taken';
  }
  showToast({ title: t(moderation.decisionFailed), description: t(moderation.decisionFailedText), kind: 'bad' });
  return 'failed';
}

interface SendDecision<Body> extends DecisionCallbacks {
  /** The member whom the decision is about. */
  name: string;
  send: (body: Body) => Promise<unknown>;
}

/** Sends one decision at a time, however often the button is pressed; `busy` is the one in flight. */
export function useSendDecision<Body extends { decision: Decision }>({
  name,
  send,
  onDone,
  onTaken,
}: SendDecision<Body>) {
  const running = useRef(false);
  const [busy, setBusy] = useState<Decision | null>(null);

  async function decide(body: Body): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(body.decision);
    try {
      await send(body);
      const title = t(body.decision === 'approve' ? moderation.approvedToast : moderation.refusedToast);
      showToast({ title, description: t(moderation.memberTold, { name }) });
      onDone();
    } catch (error) {
      const outcome = showFailure(error);
      if (outcome === 'done') onDone();
      if (outcome === 'taken') onTaken();
    } finally {
      running.current = false;
      setBusy(null);
    }
  }
  return { busy, decide };
}
