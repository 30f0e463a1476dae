import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import eyeOffIcon from 'lucide/dist/esm/icons/eye-off.mjs';
import messageCircleIcon from 'lucide/dist/esm/icons/message-circle.mjs';
import userXIcon from 'lucide/dist/esm/icons/user-x.mjs';
import { useId } from 'react';
import { blocked as texts, endContactTexts } from '../../../i18n/blocks.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { DialogFrame } from '../../../ui/layers/dialog-frame.tsx';
import { Fact } from '../../../ui/words/fact.tsx';
import { TextLink } from '../../../ui/words/text-link.tsx';

interface BlockedSheetProps {
  onClose: () => void;
  name: string;
  /** True if the person was also reported. */
  isReported: boolean;
  /** True if the two had a chat. */
  hadChat: boolean;
}

/** Confirms that somebody was blocked, and says how to unblock them. */
export function BlockedSheet({ onClose, name, isReported, hadChat }: BlockedSheetProps) {
  const titleId = useId();
  return (
    <DialogFrame open onClose={onClose} shape="sheet" labelledBy={titleId}>
      <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pt-7 pb-[max(20px,env(safe-area-inset-bottom))]">
        <div className="mb-4 grid grid-cols-[56px_1fr] items-center gap-3.5">
          <span className="grid h-17 place-items-center rounded-[28px_28px_10px_10px] bg-blush">
            <Icon icon={userXIcon} size={26} />
          </span>
          <div>
            <h2 id={titleId} className="wrap-anywhere">
              {t(texts.title, { name })}
            </h2>
            {isReported && <p className="text-ink-2">{t(texts.reportToo)}</p>}
          </div>
        </div>
        <ul className="mb-5 grid gap-4">
          <Fact
            icon={eyeOffIcon}
            title={t(endContactTexts.disappear)}
            text={t(endContactTexts.disappearText, { name })}
          />
          {hadChat && (
            <Fact
              icon={messageCircleIcon}
              title={t(texts.chatGone)}
              text={isReported ? t(texts.chatGoneReport) : t(texts.chatGoneText, { name })}
            />
          )}
          {isReported && <Fact icon={clockIcon} title={t(texts.isRead)} text={t(texts.isReadText)} />}
        </ul>
        <Button full onClick={onClose}>
          {t(texts.done)}
        </Button>
        <p className="mt-1.5 text-center text-small text-ink-2">
          {t(texts.changedMind)}{' '}
          <TextLink to="/settings/blocked" onClick={onClose}>
            {t(texts.toList)}
          </TextLink>
        </p>
      </div>
    </DialogFrame>
  );
}
