import lockIcon from 'lucide/dist/esm/icons/lock.mjs';
import { premiumTrial as texts } from '../../../i18n/premium-trial.ts';
import { t } from '../../../i18n/translate.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
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
      <ul className="grid gap-3 short:gap-1.5">
        {closed.map((text) => (
          <li key={text.en} className="flex gap-2.5 leading-[1.35]">
            <Icon icon={lockIcon} size={20} className="mt-px flex-none text-ink-2" />
            {t(text)}
          </li>
        ))}
      </ul>
      <h3 className="mt-4 mb-2 text-[1.125rem] tracking-[-0.01em]">{t(texts.stays)}</h3>
      <TickList items={stays.map((text) => t(text))} className="short:gap-1.5" />
    </Question>
  );
}
