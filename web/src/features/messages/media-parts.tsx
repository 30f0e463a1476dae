import type { ReactNode } from 'react';
import { chatPhotos } from '../../i18n/chat-photos.ts';
import { recording } from '../../i18n/voice.ts';
import { t } from '../../i18n/translate.ts';
import { deferred } from '../../loading/deferred.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { micIcon } from '../../ui/icons/mic.ts';
import { imageIcon } from '../../ui/icons/image.ts';
import type { ReplyTarget } from './outbox/outbox-rules.ts';

const PhotoButton = deferred(async () => (await import('./media/photo-button.tsx')).PhotoButton, {
  when: 'idle',
  placeholder: () => (
    <IconButton icon={imageIcon} label={t(chatPhotos.add)} className="self-center disabled:opacity-100" disabled />
  ),
});

/** They are there once a photo was chosen. */
const SendingPhotoRows = deferred(async () => (await import('./media/sending-photo-rows.tsx')).SendingPhotoRows, {
  when: 'touched',
});

const VoiceButton = deferred(async () => (await import('./voice/voice-button.tsx')).VoiceButton, {
  when: 'idle',
  placeholder: () => (
    <button type="button" disabled aria-label={t(recording.record)} className="voice-disc">
      <Icon icon={micIcon} size={22} />
    </button>
  ),
});

const SendingVoiceRows = deferred(async () => (await import('./voice/sending-voice-rows.tsx')).SendingVoiceRows, {
  when: 'idle',
});

interface MediaPartsOf {
  partnerId: number;
  partnerName: string;
  writing: { quote: ReplyTarget | null; setQuote: (quote: null) => void };
}

interface MediaParts {
  /** Beside the input. */
  photo: ReactNode;
  /** In the place of Send while nothing is written. */
  voice: ReactNode;
  /** Below the messages: what is not uploaded yet. */
  sending: ReactNode;
}

/** What a chat has for photos and voice notes. All of it is loaded when it is wanted. */
export function mediaParts({ partnerId, partnerName, writing: { quote, setQuote } }: MediaPartsOf): MediaParts {
  const reply = { replyTo: quote, onSent: () => setQuote(null) };
  return {
    photo: <PhotoButton partnerId={partnerId} partnerName={partnerName} {...reply} />,
    voice: <VoiceButton partnerId={partnerId} {...reply} />,
    sending: (
      <>
        <SendingPhotoRows partnerId={partnerId} partnerName={partnerName} />
        <SendingVoiceRows partnerId={partnerId} />
      </>
    ),
  };
}
