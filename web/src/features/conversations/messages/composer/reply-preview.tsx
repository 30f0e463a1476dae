import xIcon from 'lucide/dist/esm/icons/x.mjs';
import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { quotedText } from '../outbox/quoted-text.ts';
import { isPrompt, type ReplyTarget } from '../outbox/outbox-rules.ts';
import { useOpenChat } from '../partner/open-chat.ts';

interface ReplyPreviewProps {
  quote: ReplyTarget;
  onEnd: () => void;
}

/** Shown above the input: the message, or the prompt of the partner's profile, that the next message replies to. */
export function ReplyPreview({ quote, onEnd }: ReplyPreviewProps) {
  const { partnerId, partnerName } = useOpenChat();
  const isToThem = isPrompt(quote) || quote.sender === partnerId;
  return (
    <div
      className={
        'mb-2 grid grid-cols-[minmax(0,1fr)_44px] items-center gap-1.5 rounded-[12px] border-l-4 ' +
        'border-marigold bg-sunk py-1 pl-3 text-small leading-[1.35]'
      }
    >
      <p className="min-w-0">
        <b className="block text-tiny font-semibold text-ink-2">
          {isToThem ? t(texts.answersTo, { name: partnerName }) : t(texts.answersToYou)}
        </b>
        <span dir="auto" className="line-clamp-1 wrap-anywhere">
          {isPrompt(quote) ? quote.answer : quotedText(quote)}
        </span>
      </p>
      <IconButton icon={xIcon} iconSize={20} label={t(texts.endReply)} onClick={onEnd} />
    </div>
  );
}
