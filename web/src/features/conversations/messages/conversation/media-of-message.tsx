import type { MessageMedia } from '@mwanzo/contract/conversations/chat-media';
import { deferred } from '../../../../loading/deferred.tsx';
import type { PhotoMessageProps } from '../media/photo-message.tsx';
import { shownSize } from '../media/photo-rules.ts';

// The space of both is reserved until their code arrives.
const PhotoMessage = deferred(async () => (await import('../media/photo-message.tsx')).PhotoMessage, {
  placeholder: ({ photo }) => (
    <div className="photo-box" style={photo.is_covered ? { width: 240, height: 126 } : shownSize(photo)} />
  ),
});
const VoiceMessage = deferred(async () => (await import('../voice/voice-message.tsx')).VoiceMessage, {
  placeholder: () => <div className="voice" />,
});

interface MediaOfMessageProps extends Omit<PhotoMessageProps, 'photo'> {
  media: MessageMedia;
}

/** The photo or voice note of a message. */
export function MediaOfMessage({ media, ...of }: MediaOfMessageProps) {
  if (media.kind === 'voice') return <VoiceMessage voice={media} messageId={of.messageId} mine={of.mine} />;
  return <PhotoMessage photo={media} {...of} />;
}
