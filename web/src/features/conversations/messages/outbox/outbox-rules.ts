import type { MessageMedia } from '@mwanzo/contract/conversations/chat-media';
import type { Message } from '@mwanzo/contract/conversations/messages';
import type { PromptAnswer } from '@mwanzo/contract/people/prompts';

export type Quote = NonNullable<Message['reply_to']>;

/** The target of a reply: a message, or a prompt on the partner's profile. */
export type ReplyTarget = Quote | PromptAnswer;

export const isPrompt = (target: ReplyTarget): target is PromptAnswer => 'prompt_id' in target;

/**
 * The state of a message:
 * - `sending`: it is sent as soon as those before it have arrived;
 * - `lost`: the connection failed, and the message is sent again automatically;
 * - `failed`: the server refused it. It is sent again only on the member's request;
 * - `kept`: the day's messages are used up, or the member held it back. Its text is in the input only.
 */
export type OutgoingState = 'sending' | 'lost' | 'failed' | 'kept';

/** A message that the server has not confirmed yet. */
export interface OutgoingMessage {
  /** A UUID by which the server recognises the message when it is sent again. */
  clientId: string;
  receiver: number;
  text: string;
  /** A photo or voice note that is already uploaded. The text is its caption. */
  media?: MessageMedia;
  replyTo: ReplyTarget | null;
  /** The time in ISO 8601, on the device's clock. */
  writtenAt: string;
  state: OutgoingState;
  /**
   * True for a failed or kept message whose text was put back into the input. The message that is sent from there
   * replaces it.
   */
  inInput: boolean;
  /** The server's findings in the text, when it asked the sender to think again. Sending it once more confirms it. */
  concerns?: readonly string[];
  /** True until the sender has decided about the message. */
  isAsking?: boolean;
}

export type Outbox = readonly OutgoingMessage[];

/** The content of a new message. */
export type Written = Pick<OutgoingMessage, 'receiver' | 'text' | 'replyTo' | 'media'>;

const states: readonly unknown[] = ['sending', 'lost', 'failed', 'kept'] satisfies OutgoingState[];

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

/** Parses a member's stored outbox. Entries that are corrupt, of another version, or somebody else's are left out. */
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
 * Adds a new message at the end. A failed message that is sent again from the input keeps its id, so that it cannot
 * arrive twice. If its text was changed, a new message replaces it.
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

/** Returns the outbox with one message changed. If the message is gone, nothing changes. */
export function changeMessage(outbox: Outbox, clientId: string, change: Partial<OutgoingMessage>): Outbox {
  return outbox.map((message) => (message.clientId === clientId ? { ...message, ...change } : message));
}

export function removeMessage(outbox: Outbox, clientId: string): Outbox {
  return outbox.filter((message) => message.clientId !== clientId);
}

const isWaiting = ({ state }: OutgoingMessage) => state === 'sending' || state === 'lost';

/** Returns the messages that are sent automatically, in their order. */
export function waitingFor(outbox: Outbox, receiver: number): Outbox {
  return outbox.filter((message) => message.receiver === receiver && isWaiting(message));
}

/** Returns the members for whom messages wait. */
export function waitingReceivers(outbox: Outbox): number[] {
  return [...new Set(outbox.filter(isWaiting).map(({ receiver }) => receiver))];
}
