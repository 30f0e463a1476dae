import circleCheckIcon from 'lucide/dist/esm/icons/circle-check.mjs';
import lockIcon from 'lucide/dist/esm/icons/lock.mjs';
import { useState } from 'react';
import { openPlan as texts } from '../../../i18n/open-plan.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Question } from '../../../ui/layers/question.tsx';

interface FineButtonProps {
  /** The time of the meeting as the member reads it. Null once it has come. */
  opensAt: string | null;
  busy: boolean;
  onFine: () => void;
}

/** The button "I am fine". Before the meeting it is locked, and a press asks once, because it may be a slip. */
export function FineButton({ opensAt, busy, onFine }: FineButtonProps) {
  if (opensAt !== null && !busy) return <LockedFine opensAt={opensAt} onFine={onFine} />;
  return (
    <Button full icon={circleCheckIcon} className="min-h-15!" busy={busy} onClick={onFine}>
      {t(busy ? texts.sending : texts.fine)}
    </Button>
  );
}

function LockedFine({ opensAt, onFine }: { opensAt: string; onFine: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const sayNow = () => {
    close();
    onFine();
  };
  return (
    <>
      <Button
        full
        variant="locked"
        icon={lockIcon}
        className="min-h-15! outline-line-strong!"
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        <span className="grid text-left leading-[1.25]">
          <span>{t(texts.fine)}</span>
          <span className="text-small font-normal">{t(texts.opensAt, { time: opensAt })}</span>
        </span>
      </Button>
      <Question
        open={isAsked}
        title={t(texts.tooEarly)}
        no={t(texts.wait)}
        yes={t(texts.fineNow)}
        onYes={sayNow}
        onClose={close}
      >
        <p>{t(texts.tooEarlyText, { time: opensAt })}</p>
      </Question>
    </>
  );
}
