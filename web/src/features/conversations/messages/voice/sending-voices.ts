import type { MessageVoice } from '@mwanzo/contract/conversations/chat-media';
import { request } from '../../../../api/request.ts';
import { createMediaQueue, type Queued } from '../media/media-queue.ts';
import type { ReplyTarget } from '../outbox/outbox-rules.ts';
import { putInOutbox } from '../outbox/outbox.ts';

/** The reasons why an upload is refused permanently. */
type VoiceRefusal = 'premium' | 'recording' | 'off';

interface RecordedVoice {
  readonly receiver: number;
  readonly recording: Blob;
  readonly milliseconds: number;
  readonly replyTo: ReplyTarget | null;
}

export type SendingVoice = Queued<RecordedVoice, MessageVoice, VoiceRefusal>;

/** The queue of voice notes. `sendVoice` uploads one, then sends it. */
export const {
  items: sendingVoices,
  send: sendVoice,
  sendAgain: sendVoiceAgain,
  throwAway: throwVoiceAway,
} = createMediaQueue<RecordedVoice, MessageVoice, VoiceRefusal>({
  upload({ receiver, recording }, { signal, as }) {
    const body = new FormData();
    // The fields come before the file, because the server reads them in this order.
    body.set('receiver', String(receiver));
    body.set('voice', recording, 'voice');
    return request('POST /api/messages/media/voice-notes/', { body, signal, as });
  },
  hand: ({ receiver, replyTo }, media) => putInOutbox({ receiver, text: '', replyTo, media }),
  refusals: { premium_required: 'premium', voice_invalid: 'recording', voice_too_long: 'recording', voice_off: 'off' },
  failure: 'The voice note was not sent',
});
