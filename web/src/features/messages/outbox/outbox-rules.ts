import type { MessageMedia } from '@mwanzo/contract/chat-media';
import type { Message } from '@mwanzo/contract/messages';
import type { PromptAnswer } from '@mwanzo/contract/prompts';

export type Quote = NonNullable<Message['reply_to']>;

/** What a message replies to: another message, or an answer on the partner's profile. */
export type ReplyTarget = Quote | PromptAnswer;

export const isPrompt = (target: ReplyTarget): target is PromptAnswer => 'prompt_id' in target;

/**
 * How far a message has come:
 * - `sending`: it goes out as soon as those before it have arrived;
 * - `lost`: the connection lost it, and it goes out again by itself;
 * - `failed`: the server refused it, or the member held it back. It goes out again when the member says so.
 */
export type OutgoingState = 'sending' | 'lost' | 'failed';

/** A message that the server has not confirmed yet. */
export interface OutgoingMessage {
  /** A UUID by which the server recognises it when it is sent again. */
  clientId: string;
  receiver: number;
  text: string;
  /** What was uploaded before; its text is the caption. */
  media?: MessageMedia;
  replyTo: ReplyTarget | null;
  /** ISO 8601, by the device's clock. */
  writtenAt: string;
  state: OutgoingState;
  /** A failed one whose text was put back into the input: what is sent from there takes its place. */
  inInput: boolean;
  /** What the server has found in its text, when it asked the sender to think again. Sent once more, it is confirmed. */
  concerns?: readonly string[];
  /** The sender has not said yet what becomes of it. */
  isAsking?: boolean;
}

export type Outbox = readonly OutgoingMessage[];

/** What a member writes. */
export type Written = Pick<OutgoingMessage, 'receiver' | 'text' | 'replyTo' | 'media'>;

const states: readonly unknown[] = ['sending', 'lost', 'failed'] satisfies OutgoingState[];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isTarget(value: unknown): value is ReplyTarget {
  if (!isRecord(value)) return false;
  if ('prompt_id' in value) return isText(value['prompt_id']) && isText(value['answer']);
  return ['id', 'sender'].every((key) => typeof value[key] === 'number') && isText(value['text']);
}

function isMedia(value: unknown): value is MessageMedia {
  return isRecord(value) && typeof value['id'] === 'number' && ['kind', 'path'].every((key) => isText(value[key]));
}

const isText = (value: unknown) => typeof value === 'string';

function isOutgoing(value: unknown): value is OutgoingMessage {
  return (
    isRecord(value) &&
    ['clientId', 'text', 'writtenAt'].every((key) => isText(value[key])) &&
    typeof value['receiver'] === 'number' &&
    typeof value['inInput'] === 'boolean' &&
    states.includes(value['state']) &&
    (value['concerns'] === undefined || (Array.isArray(value['concerns']) && value['concerns'].every(isText))) &&
    (value['replyTo'] === null || isTarget(value['replyTo'])) &&
    (value['media'] === undefined || isMedia(value['media']))
  );
}

/** Parses a member's stored outbox; what is corrupt, of another version, or somebody else's is left out. */
export function parseOutbox(stored: string | null, owner: number): Outbox {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (!isRecord(value) || value['owner'] !== owner || !Array.isArray(value['messages'])) return [];
    return value['messages'].filter(isOutgoing);
  } catch {
    return [];
  }
}

/**
 * Adds what was written at the end. Sent again from the input, a failed message keeps its id, so that it cannot arrive
 * twice; edited, it is replaced.
 */
export function addWritten(outbox: Outbox, written: Written, newId: () => string, now: Date): Outbox {
  const corrected = written.media
    ? undefined
    : outbox.find(({ receiver, inInput }) => receiver === written.receiver && inInput);
  const isSame = corrected?.text === written.text && (written.replyTo ?? corrected.replyTo) === corrected.replyTo;
  const message: OutgoingMessage = {
    ...written,
    replyTo: written.replyTo ?? corrected?.replyTo ?? null,
    clientId: corrected && isSame ? corrected.clientId : newId(),
    writtenAt: now.toISOString(),
    state: 'sending',
    inInput: false,
    ...(isSame && corrected?.concerns && { concerns: corrected.concerns }),
  };
  return [...outbox.filter((other) => other !== corrected), message];
}

/** The outbox with one message changed; without a change if it is not there any more. */
export function changeMessage(outbox: Outbox, clientId: string, change: Partial<OutgoingMessage>): Outbox {
  return outbox.map((message) => (message.clientId === clientId ? { ...message, ...change } : message));
}

export function removeMessage(outbox: Outbox, clientId: string): Outbox {
  return outbox.filter((message) => message.clientId !== clientId);
}

/** Those that go out by themselves, in their order. */
export function waitingFor(outbox: Outbox, receiver: number): Outbox {
  return outbox.filter((message) => message.receiver === receiver && message.state !== 'failed');
}

/** The members for whom something waits. */
export function waitingReceivers(outbox: Outbox): number[] {
  return [...new Set(outbox.filter(({ state }) => state !== 'failed').map(({ receiver }) => receiver))];
}
