import type { MessageMedia } from '@mwanzo/contract/conversations/chat-media';
import { PhotoMessage } from '../media/photo-message-deferred.tsx';
import { VoiceMessage } from '../voice/voice-message-deferred.tsx';

interface MediaOfMessageProps {
  media: MessageMedia;
  /** Null while it is being sent. */
  messageId: number | null;
  partnerId: number;
  partnerName: string;
  mine: boolean;
}

/** The photo or voice note of a message. */
export function MediaOfMessage({ media, ...of }: MediaOfMessageProps) {
  if (media.kind === 'voice') return <VoiceMessage voice={media} messageId={of.messageId} mine={of.mine} />;
  return <PhotoMessage photo={media} {...of} />;
}
