import { RequestError } from '../../../../api/request-error.ts';
import { useAction } from '../../../../api/use-action.ts';
import { documents } from '../../../../i18n/documents.ts';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';

export interface DecisionCallbacks {
  /** Called when the case is decided, by this reviewer or by another one. */
  onDone: () => void;
  /** Called when another reviewer has claimed the case, or when the member has changed the reviewed data. */
  onTaken: () => void;
  /** Called when the document belongs to another account. The case stays open. */
  onDocumentUsed?: () => void;
}

function showFailure(error: unknown): 'done' | 'taken' | 'used' | 'failed' {
  const code = error instanceof RequestError ? error.code : null;
  if (code === 'already_decided' || code === 'not_found') {
    showToast({ title: t(moderation.goneTitle), description: t(moderation.goneText), kind: 'bad' });
    return 'done';
  }
  if (code === 'document_banned') {
    showToast({ title: t(documents.banned), description: t(documents.bannedText), kind: 'bad' });
    return 'done';
  }
  if (code === 'document_used') return 'used';
  if (code === 'pictures_not_seen') {
    showToast({ title: t(documents.notSeen), description: t(documents.notSeenText), kind: 'bad' });
    return 'failed';
  }
  if (code === 'looked_too_short') {
    showToast({ title: t(moderation.lookFirst), description: t(moderation.lookFirstText), kind: 'bad' });
    return 'failed';
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
  /** The name of the member. */
  name: string;
  send: (body: Body) => Promise<unknown>;
  /** Returns the toast's text below its title. If left out, it says that the member is notified. */
  toldText?: (body: Body) => string;
}

/** Sends a decision; `busy` is the one that is being sent. */
export function useSendDecision<Body extends { decision: string }>({
  name,
  send,
  toldText = () => t(moderation.memberTold, { name }),
  onDone,
  onTaken,
  onDocumentUsed,
}: SendDecision<Body>) {
  const { busy, given, run } = useAction(
    async (body: Body) => {
      await send(body);
      const title = t(body.decision === 'approve' ? moderation.approvedToast : moderation.refusedToast);
      showToast({ title, description: toldText(body) });
      onDone();
    },
    (error) => {
      const outcome = showFailure(error);
      if (outcome === 'done') onDone();
      if (outcome === 'taken') onTaken();
      if (outcome === 'used') onDocumentUsed?.();
    },
  );
  return { busy: (busy && given?.decision) || null, decide: run };
}
