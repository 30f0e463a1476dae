import imageIcon from 'lucide/dist/esm/icons/image.mjs';
import micIcon from 'lucide/dist/esm/icons/mic.mjs';
import { chatPhotos } from '../../../../i18n/chat-photos.ts';
import { recording } from '../../../../i18n/voice.ts';
import { t } from '../../../../i18n/translate.ts';
import { deferred } from '../../../../loading/deferred.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Composer } from './composer.tsx';
import { ReplyPreview } from './reply-preview.tsx';
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
  icebreakers: readonly string[];
}

/** The composer, with the preview of a reply and the buttons for photos and voice notes. */
export function Writing({ writing, limited, icebreakers }: WritingProps) {
  const { quote: replyTo, setQuote } = writing;
  const endReply = () => setQuote(null);
  return (
    <Composer
      limited={limited}
      text={writing.text}
      onText={writing.type}
      onSend={writing.send}
      icebreakers={icebreakers}
      repliesTo={writing.repliesTo}
      voice={<VoiceButton replyTo={replyTo} onSent={endReply} />}
      more={<PhotoButton replyTo={replyTo} onSent={endReply} />}
    >
      {replyTo && <ReplyPreview quote={replyTo} onEnd={endReply} />}
    </Composer>
  );
}
