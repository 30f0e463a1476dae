import type { ReactNode } from 'react';
import { useSession } from '../../../api/session.ts';
import { useAction } from '../../../api/use-action.ts';
import { firstQuestion as texts } from '../../../i18n/first-question.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { showNotSaved } from '../../../ui/layers/show-not-saved.ts';
import { WhomFields } from './preference-fields.tsx';
import { useProposal } from './use-proposal.ts';

interface FirstQuestionProps {
  /** Asks for the member's own gender, if it is not known. */
  gender: ReactNode;
  /**
   * Called once the preferences are chosen; `changed` is true if they differ from those with which the deck was made.
   */
  onAnswered: (changed: boolean) => void;
  /**
   * Called when the question is closed without an answer. The proposed preferences then count as chosen. If the member
   * has changed some, `onAnswered` follows once they are saved.
   */
  onPutAway: () => void;
}

/**
 * Asks once, before the first deck, whom the member wants to meet, if the form of the first profile has not. The
 * answers that follow from the profile are filled in.
 */
export function FirstQuestion({ gender, onAnswered, onPutAway }: FirstQuestionProps) {
  const { proposed, change, isChanged, accept } = useProposal(useSession().profile?.age ?? null);
  const { busy, run: answer } = useAction(async () => {
    if (await accept()) onAnswered(isChanged);
  }, showNotSaved);
  if (!proposed) return null;
  const putAway = () => {
    void accept().then((isSaved) => {
      if (isSaved && isChanged) onAnswered(true);
    });
    onPutAway();
  };
  return (
    <Dialog
      open
      onClose={putAway}
      title={t(texts.title)}
      footer={
        <Button busy={busy} onClick={() => void answer()}>
          {t(texts.looksRight)}
        </Button>
      }
    >
      <p className="mb-4 text-ink-2">{t(texts.text)}</p>
      <div className="grid gap-4">
        {gender}
        <WhomFields preferences={proposed} onChange={change} />
      </div>
    </Dialog>
  );
}
