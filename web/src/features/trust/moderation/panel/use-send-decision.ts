import { RequestError } from '../../../../api/request-error.ts';
import { useAction } from '../../../../api/use-action.ts';
import type { Message } from '../../../../i18n/define-messages.ts';
import { documents } from '../../../../i18n/documents.ts';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';

export interface DecisionCallbacks {
  /** Called when the case is decided, by this reviewer or by another one. */
  onDone: () => void;
  /** Called when another reviewer has claimed the case, or when the member has changed the reviewed data. */
  onTaken: () => void;
}

type Failure = readonly [outcome: 'done' | 'taken' | 'failed', title: Message, text?: Message];

const gone: Failure = ['done', moderation.goneTitle, moderation.goneText];
const refusals: Readonly<Record<string, Failure>> = {
  already_decided: gone,
  not_found: gone,
  document_banned: ['done', documents.banned, documents.bannedText],
  pictures_not_seen: ['failed', documents.notSeen, documents.notSeenText],
  looked_too_short: ['failed', moderation.lookFirst, moderation.lookFirstText],
  claimed_by_another: ['taken', moderation.claimedTitle],
  profile_changed: ['taken', moderation.profileChanged],
};
const notSent: Failure = ['failed', moderation.decisionFailed, moderation.decisionFailedText];

function showFailure(error: unknown): Failure[0] | 'used' {
  const code = error instanceof RequestError ? error.code : '';
  if (code === 'document_used') return 'used';
  const [outcome, title, text] = refusals[code] ?? notSent;
  showToast({ title: t(title), description: text && t(text), kind: 'bad', error });
  return outcome;
}

interface SendDecision<Body> extends DecisionCallbacks {
  /** The name of the member. */
  name: string;
  send: (body: Body) => Promise<unknown>;
  /** Returns the toast's text below its title. If left out, it says that the member is notified. */
  toldText?: (body: Body) => string;
  /** Called when the document belongs to another account. The case stays open. */
  onDocumentUsed?: () => void;
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
