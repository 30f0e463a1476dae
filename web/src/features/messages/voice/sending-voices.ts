import { NetworkError, RequestError } from '../../../api/request-error.ts';
import { request } from '../../../api/request.ts';
import { logFailure } from '../../../device/log-failure.ts';
import { createStore } from '../../../state/store.ts';
import { putInOutbox } from '../outbox/outbox.ts';
import type { ReplyTarget } from '../outbox/outbox-rules.ts';

/** Why an upload was refused for good; null when the same recording may be sent again. */
export type VoiceRefusal = 'premium' | 'recording' | 'off' | null;

/** A recording on its way to the server, before its message goes into the outbox. */
export interface SendingVoice {
  readonly key: number;
  readonly receiver: number;
  readonly recording: Blob;
  readonly milliseconds: number;
  readonly replyTo: ReplyTarget | null;
  readonly phase: 'sending' | 'waiting' | 'failed';
  readonly refusal: VoiceRefusal;
}

export type RecordedVoice = Pick<SendingVoice, 'receiver' | 'recording' | 'milliseconds' | 'replyTo'>;

/** They are in memory alone: a recording that was not uploaded is lost with the page. */
export const sendingVoices = createStore<readonly SendingVoice[]>([]);

let nextKey = 1;
const find = (key: number) => sendingVoices.read().find((voice) => voice.key === key);
const change = (key: number, changed: Partial<SendingVoice>) =>
  sendingVoices.write(sendingVoices.read().map((voice) => (voice.key === key ? { ...voice, ...changed } : voice)));

const refusals: Record<string, VoiceRefusal> = {
  premium_required: 'premium',
  voice_invalid: 'recording',
  voice_too_long: 'recording',
  voice_off: 'off',
};

export function throwVoiceAway(key: number): void {
  sendingVoices.write(sendingVoices.read().filter((voice) => voice.key !== key));
}

async function upload({ key, receiver, recording, replyTo }: SendingVoice): Promise<void> {
  change(key, { phase: 'sending', refusal: null });
  try {
    const body = new FormData();
    // The fields come before the file: the server reads them in this order.
    body.set('receiver', String(receiver));
    body.set('voice', recording, 'voice');
    const media = await request('POST /api/messages/media/voice-notes/', { body });
    // Thrown away meanwhile: the server forgets what was not sent.
    if (!find(key)) return;
    putInOutbox({ receiver, text: '', replyTo, media });
    throwVoiceAway(key);
  } catch (error) {
    if (error instanceof NetworkError) return change(key, { phase: 'waiting' });
    logFailure('The voice note was not sent', error);
    const code = error instanceof RequestError ? error.code : '';
    change(key, { phase: 'failed', refusal: refusals[code ?? ''] ?? null });
  }
}

/** Uploads a recording, then sends it. */
export function sendVoice(recorded: RecordedVoice): void {
  const voice: SendingVoice = { ...recorded, key: nextKey, phase: 'sending', refusal: null };
  nextKey += 1;
  sendingVoices.write([...sendingVoices.read(), voice]);
  void upload(voice);
}

export function sendVoiceAgain(key: number): void {
  const voice = find(key);
  if (voice && voice.phase !== 'sending') void upload(voice);
}

addEventListener('online', () => {
  for (const { key, phase } of sendingVoices.read()) if (phase === 'waiting') sendVoiceAgain(key);
});

// The browser asks before the page is left with a recording that would be lost.
addEventListener('beforeunload', (event) => {
  if (sendingVoices.read().some(({ phase }) => phase !== 'failed')) event.preventDefault();
});
