import type { MessageMedia } from '@mwanzo/contract/conversations/chat-media';
import type { Message } from '@mwanzo/contract/conversations/messages';
import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import type { Phase, Sendable } from '../../../../sending/sendable.ts';

export type Quote = NonNullable<Message['reply_to']>;

/** The target of a reply: a message, or a prompt on the partner's profile. */
export type ReplyTarget = Quote | PromptAnswer;

export const isPrompt = (target: ReplyTarget): target is PromptAnswer => 'prompt_id' in target;

/** The props of what sends a photo or voice note. */
export interface SendsFile {
  replyTo: ReplyTarget | null;
  /** Called when it is sent, and the reply with it. */
  onSent: () => void;
}

/** A photo or voice note whose file is still on this device. `isKept`: it survives a reload of the page. */
export type UnsentFile =
  | { readonly kind: 'photo'; readonly isKept: boolean; readonly width: number; readonly height: number }
  | { readonly kind: 'voice'; readonly isKept: boolean; readonly milliseconds: number };

/** The codes of refusals that no other attempt with the same file can change. `gone`: the device no longer has it. */
const fileRefusals = [
  'premium_required',
  'photo_refused',
  'photo_invalid',
  'voice_invalid',
  'voice_too_long',
  'voice_off',
  'gone',
] as const;
export type FileRefusal = (typeof fileRefusals)[number];

export const isFileRefusal = (code: unknown): code is FileRefusal => fileRefusals.some((known) => known === code);

/**
 * A message that the server has not confirmed yet. Its id is the `client_id` by which the server recognises it when it
 * is sent again. A `kept` one is in the input only: the day's messages are used up, or the member held it back.
 */
export interface OutgoingMessage extends Sendable {
  readonly receiver: number;
  /** The receiver's name, for a chat that is opened without a network. */
  readonly receiverName?: string | undefined;
  /** The text, or the caption of a photo. */
  readonly text: string;
  readonly replyTo: ReplyTarget | null;
  readonly file?: UnsentFile;
  /** The photo or voice note as the server has it. */
  readonly media?: MessageMedia;
  /** The time in ISO 8601. */
  readonly writtenAt: string;
  /**
   * True for a failed or kept message whose text was put back into the input. The message that is sent from there
   * replaces it.
   */
  readonly inInput: boolean;
  /** The server's findings in the text, when it asked the sender to think again. Sending it once more confirms it. */
  readonly concerns?: readonly string[];
  /** The reason why its file can never be sent. */
  readonly refusal?: FileRefusal | undefined;
}

export type Outbox = readonly OutgoingMessage[];

/** The content of a new message. */
export type Written = Pick<OutgoingMessage, 'receiver' | 'receiverName' | 'text' | 'replyTo' | 'file'>;

const phases: readonly unknown[] = ['waiting', 'lost', 'asking', 'failed', 'kept'] satisfies Phase[];

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

function isFile(value: unknown): value is UnsentFile {
  if (!isRecord(value) || typeof value['isKept'] !== 'boolean') return false;
  const sizes = value['kind'] === 'voice' ? ['milliseconds'] : ['width', 'height'];
  return ['photo', 'voice'].includes(String(value['kind'])) && sizes.every((key) => typeof value[key] === 'number');
}

const isText = (value: unknown) => typeof value === 'string';

function isOutgoing(value: unknown): value is OutgoingMessage {
  return (
    isRecord(value) &&
    ['id', 'text', 'writtenAt'].every((key) => isText(value[key])) &&
    typeof value['receiver'] === 'number' &&
    typeof value['inInput'] === 'boolean' &&
    phases.includes(value['phase']) &&
    (value['receiverName'] === undefined || isText(value['receiverName'])) &&
    (value['refusal'] === undefined || isFileRefusal(value['refusal'])) &&
    (value['concerns'] === undefined || (Array.isArray(value['concerns']) && value['concerns'].every(isText))) &&
    (value['replyTo'] === null || isTarget(value['replyTo'])) &&
    (value['file'] === undefined || isFile(value['file'])) &&
    (value['media'] === undefined || isMedia(value['media']))
  );
}

/** Parses a member's stored outbox. Entries that are corrupt or of another version are left out. */
export const parseOutbox = (items: readonly unknown[]): Outbox => items.filter(isOutgoing);

/** Returns the message whose text is in the input of a chat. */
export const inInputOf = (outbox: Outbox, of: number) =>
  outbox.find(({ receiver, inInput }) => receiver === of && inInput);

/**
 * Makes a new message. A failed one that is sent again from the input keeps its id, so that it cannot arrive twice. If
 * its text was changed, another message replaces it.
 * @param corrected the message whose text is in the input
 */
export function makeMessage(
  corrected: OutgoingMessage | undefined,
  written: Written,
  newId: () => string,
  now: Date,
): OutgoingMessage {
  const isSame = corrected?.text === written.text && (written.replyTo ?? corrected.replyTo) === corrected.replyTo;
  return {
    ...written,
    replyTo: written.replyTo ?? corrected?.replyTo ?? null,
    id: corrected && isSame ? corrected.id : newId(),
    writtenAt: now.toISOString(),
    phase: 'waiting',
    inInput: false,
    ...(isSame && corrected?.concerns && { concerns: corrected.concerns }),
  };
}
