import logOutIcon from 'lucide/dist/esm/icons/log-out.mjs';
import messageCircleIcon from 'lucide/dist/esm/icons/message-circle.mjs';
import smartphoneIcon from 'lucide/dist/esm/icons/smartphone.mjs';
import usersIcon from 'lucide/dist/esm/icons/users.mjs';
import { useId } from 'react';
import { keepQuestion as texts } from '../../i18n/kept.ts';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { DialogFrame } from '../../ui/layers/dialog-frame.tsx';
import { Fact } from '../../ui/words/fact.tsx';

interface KeepChatsSheetProps {
  open: boolean;
  onAnswer: (keeps: boolean) => void;
  /** Called when the sheet is put away without an answer. */
  onClose: () => void;
}

/** Asks whether to keep chats on this phone. Both answers are equal. */
export function KeepChatsSheet({ open, onAnswer, onClose }: KeepChatsSheetProps) {
  const titleId = useId();
  return (
    <DialogFrame open={open} onClose={onClose} shape="sheet" ground="surface" labelledBy={titleId}>
      <div
        className={
          'grid min-h-0 overflow-y-auto overscroll-contain px-4 pt-6.5 pb-[max(20px,env(safe-area-inset-bottom))] ' +
          'short:pt-5'
        }
      >
        <PhoneDrawing />
        <div className="mt-4 mb-4.5 text-center short:my-3">
          <h2 id={titleId} className="mx-auto max-w-82 text-[1.6875rem] tracking-[-0.022em]">
            {t(texts.title)}
          </h2>
          <p className="mx-auto mt-1.5 max-w-70 text-balance text-ink-2">{t(texts.text)}</p>
        </div>
        <ul className="mb-5 grid gap-3 short:mb-3.5 short:gap-2">
          <Fact icon={smartphoneIcon} title={t(texts.messages)} text={t(texts.size)} />
          <Fact icon={logOutIcon} title={t(texts.gone)} text={t(texts.off)} />
          <Fact icon={usersIcon} title={t(texts.others)} text={t(texts.ratherNot)} />
        </ul>
        <div className="grid gap-2">
          <Button full onClick={() => onAnswer(true)}>
            {t(texts.keep)}
          </Button>
          <Button full variant="outlined" onClick={() => onAnswer(false)}>
            {t(texts.keepNot)}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}

/** A phone on the horizon, with a chat in a doorway. */
function PhoneDrawing() {
  return (
    <div aria-hidden className="relative mx-auto grid w-56 justify-items-center">
      <span
        className={
          'grid h-26 w-21 items-end justify-items-center rounded-t-[20px] border-4 border-b-0 border-ink bg-cotton ' +
          'short:h-16 short:w-17'
        }
      >
        <span
          className={
            'grid h-15.5 w-15 place-items-center rounded-t-full bg-marigold text-on-marigold short:h-11 short:w-11'
          }
        >
          <Icon icon={messageCircleIcon} size={28} />
        </span>
      </span>
      <span className="absolute inset-x-0 bottom-0 h-0.5 bg-line-strong opacity-55" />
    </div>
  );
}
