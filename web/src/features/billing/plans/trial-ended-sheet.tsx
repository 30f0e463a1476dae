import lockIcon from 'lucide/dist/esm/icons/lock.mjs';
import { premiumTrial as texts } from '../../../i18n/premium-trial.ts';
import { t } from '../../../i18n/translate.ts';
import { Question } from '../../../ui/layers/question.tsx';
import { TickList } from '../../../ui/words/tick-list.tsx';

interface TrialEndedSheetProps {
  open: boolean;
  onClose: () => void;
  onGo: (path: string) => void;
}

const closed = [texts.closedLimits, texts.closedLikes, texts.closedMedia, texts.closedCalls];
const stays = [texts.staysChats, texts.staysLikes, texts.staysBadge];

/** The sheet that says that the trial has ended, what is closed again and what stays. */
export function TrialEndedSheet({ open, onClose, onGo }: TrialEndedSheetProps) {
  return (
    <Question
      open={open}
      title={t(texts.ended)}
      no={t(texts.seePlans)}
      yes={t(texts.carryOn)}
      onNo={() => onGo('/topup')}
      onYes={onClose}
      onClose={onClose}
    >
      <p className="text-ink-2">{t(texts.nothingCharged)}</p>
      <h3 className="mt-4 mb-2 text-[1.125rem] tracking-[-0.01em]">{t(texts.closed)}</h3>
      <TickList items={closed.map((text) => t(text))} icon={lockIcon} ground="quiet" className="short:gap-1.5" />
      <h3 className="mt-4 mb-2 text-[1.125rem] tracking-[-0.01em]">{t(texts.stays)}</h3>
      <TickList items={stays.map((text) => t(text))} className="short:gap-1.5" />
    </Question>
  );
}
