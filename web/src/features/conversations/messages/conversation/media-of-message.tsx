import type { MessageMedia } from '@mwanzo/contract/conversations/chat-media';
import { PhotoMessage } from '../media/photo-message-deferred.tsx';
import type { PhotoMessageProps } from '../media/photo-message.tsx';
import { VoiceMessage } from '../voice/voice-message-deferred.tsx';

interface MediaOfMessageProps extends Omit<PhotoMessageProps, 'photo'> {
  media: MessageMedia;
}

/** The photo or voice note of a message. */
export function MediaOfMessage({ media, ...of }: MediaOfMessageProps) {
  if (media.kind === 'voice') return <VoiceMessage voice={media} messageId={of.messageId} mine={of.mine} />;
  return <PhotoMessage photo={media} {...of} />;
}
