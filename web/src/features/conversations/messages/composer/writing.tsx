import imageIcon from 'lucide/dist/esm/icons/image.mjs';
import micIcon from 'lucide/dist/esm/icons/mic.mjs';
import xIcon from 'lucide/dist/esm/icons/x.mjs';
import { chatPhotos } from '../../../../i18n/chat-photos.ts';
import { messages as texts } from '../../../../i18n/messages.ts';
import { recording } from '../../../../i18n/voice.ts';
import { t } from '../../../../i18n/translate.ts';
import { deferred } from '../../../../loading/deferred.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { isPrompt, type ReplyTarget } from '../outbox/outbox-rules.ts';
import { quotedText } from '../outbox/quoted-text.ts';
import { Composer } from './composer.tsx';
import type { useWriting } from './use-writing.ts';

const PhotoButton = deferred(async () => (await import('../media/photo-button.tsx')).PhotoButton, {
  when: 'idle',
  placeholder: () => (
    <IconButton icon={imageIcon} label={t(chatPhotos.add)} className="self-center disabled:opacity-100" disabled />
  ),
});

const VoiceButton = deferred(async () => (await import('../voice/voice-button.tsx')).VoiceButton, {
  when: 'idle',
  placeholder: () => (
    <button type="button" disabled aria-label={t(recording.record)} className="voice-disc">
      <Icon icon={micIcon} size={22} />
    </button>
  ),
});

interface WritingProps {
  writing: ReturnType<typeof useWriting>;
  limited: boolean;
  partnerId: number;
  partnerName: string;
  icebreakers: readonly string[];
}

/** The composer, with the preview of a reply and the buttons for photos and voice notes. */
export function Writing({ writing, limited, partnerId, partnerName, icebreakers }: WritingProps) {
  return (
    <Composer
      limited={limited}
      text={writing.text}
      onText={writing.type}
      onSend={writing.send}
      icebreakers={icebreakers}
      repliesTo={writing.repliesTo}
      voice={<VoiceButton partnerId={partnerId} replyTo={writing.quote} onSent={() => writing.setQuote(null)} />}
      more={
        <PhotoButton
          partnerId={partnerId}
          partnerName={partnerName}
          replyTo={writing.quote}
          onSent={() => writing.setQuote(null)}
        />
      }
    >
      {writing.quote && (
        <ReplyPreview
          quote={writing.quote}
          partnerId={partnerId}
          partnerName={partnerName}
          onEnd={() => writing.setQuote(null)}
        />
      )}
    </Composer>
  );
}

interface ReplyPreviewProps {
  quote: ReplyTarget;
  partnerId: number;
  partnerName: string;
  onEnd: () => void;
}

/** Shown above the input: the message, or the prompt of the partner's profile, that the next message replies to. */
function ReplyPreview({ quote, partnerId, partnerName, onEnd }: ReplyPreviewProps) {
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
