import type { Message } from '@mwanzo/contract/conversations/messages';
import { contactKinds, type WarningKind } from '@mwanzo/contract/conversations/warnings';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { dailyLimitReached, dailyLimits, spendOnce } from '../../core/allowances/index.ts';
import { publishNotified } from '../../notices/notifications/index.ts';
import type { KeyedHash } from '../../../gateways/keyed-hash.ts';
import { judgeText, type Judgement } from '../shield/index.ts';
import { createHeldMessagesRepository } from './held-messages.repository.ts';
import { confirmsItself, forgottenHeld } from './held-rules.ts';
import type { MessageRow } from './message-columns.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { createMessagesRepository, type MessageInput, type SendingRow } from './messages.repository.ts';
import { presentMessage } from './present-message.ts';
import { publishMessage } from './publish-message.ts';

interface OutgoingMessage {
  readonly sender: number;
  readonly receiver: number;
  readonly text: string;
  readonly client_id?: string | undefined;
  readonly reply_to?: number | undefined;
  readonly reply_to_prompt?: string | undefined;
  readonly media?: number | undefined;
  readonly confirmed?: boolean | undefined;
}

const limits = dailyLimits('messagesPerDay');

export interface SendingDependencies extends Omit<MessageDependencies, 'mediaStorage'> {
  /** The key of the hashes of held texts. */
  readonly hashText: KeyedHash;
}

/**
 * Sends a message to a match. The match is checked first, so that the shield judges no text without a receiver. The
 * same message again, with the same client id, returns the stored message.
 *
 * @throws ApiError not_allowed when the sender is not the caller; not_found unless the two members are a match, and the
 * message that it replies to and the upload that it sends belong to them; client_id_used when the client id belongs to
 * another message; daily_limit_reached; think_again when it may be a scam and is neither confirmed nor repeated
 * unchanged
 */
export async function sendMessage(
  dependencies: SendingDependencies,
  userId: number,
  message: OutgoingMessage,
): Promise<Message> {
  const { database, clock, events, signMediaFor } = dependencies;
  if (message.sender !== userId) throw new ApiError('not_allowed');
  if (!(await createMessagesRepository(database).areMatched(userId, message.receiver))) throw new ApiError('not_found');
  const judgements = judgeText(message.text);
  const input = inputOf(userId, message, judgements, clock.now());
  const row = await writeUnlessHeld(dependencies, input);
  // The match may have ended in the meantime.
  if (!row?.isMatched) throw new ApiError('not_found');
  if (row.heldFor) throw thinkAgain(row.heldFor, judgements);
  if (!row.isAllowed) throw dailyLimitReached(input.now);
  if (!isStored(row)) throw new ApiError('not_found');
  // Otherwise the sender would believe that this message was sent.
  if (isAnother(row, input)) throw new ApiError('client_id_used');
  if (row.isNew) publishMessage({ events, signMediaFor }, 'message', row);
  publishNotified(events, row.notified);
  return presentMessage(row, { viewerId: userId, signMediaFor });
}

function inputOf(userId: number, message: OutgoingMessage, judgements: readonly Judgement[], now: Date): MessageInput {
  return {
    senderId: userId,
    receiverId: message.receiver,
    text: message.text,
    clientId: message.client_id ?? null,
    replyTo: message.reply_to ?? null,
    replyToPrompt: message.reply_to_prompt ?? null,
    mediaId: message.media ?? null,
    now,
    day: nairobiDay(now),
    limits,
    warning: judgements[0]?.kind ?? null,
    laterWarning: withoutContacts(judgements)[0]?.kind ?? null,
    isConfirmed: message.confirmed ?? false,
  };
}

/**
 * Writes a message. If the sender was asked about it shortly before, sending it again confirms it. If the sender has to
 * be asked now, that is stored. Any other message costs no further statement.
 */
async function writeUnlessHeld(
  { database, hashText }: SendingDependencies,
  input: MessageInput,
): Promise<SendingRow | null> {
  const row = await writeOnce(database, input);
  if (!row?.heldFor) return row;
  const { senderId, receiverId, text, clientId, now } = input;
  const held = createHeldMessagesRepository(database);
  const of = { senderId, receiverId, textHash: hashText(String(senderId), String(receiverId), text) };
  if (confirmsItself(await held.find(of), now, clientId)) return writeOnce(database, { ...input, isConfirmed: true });
  await held.hold(of, { heldAt: now, clientId }, forgottenHeld(now));
  return row;
}

const withoutContacts = (judgements: readonly Judgement[]) => judgements.filter(({ kind }) => !contactKinds.has(kind));

/** Tells only the sender which kind of scam the text may be, and which part of it. */
function thinkAgain(heldFor: WarningKind, judgements: readonly Judgement[]): ApiError {
  const told = judgements.filter(({ kind }) => contactKinds.has(heldFor) || !contactKinds.has(kind));
  return new ApiError('think_again', { fields: { text: told.map(({ kind, from, to }) => `${kind}:${from}-${to}`) } });
}

function isAnother(stored: MessageRow, { receiverId, text, replyTo, replyToPrompt, mediaId }: MessageInput): boolean {
  // A prompt that was gone when the message was stored is missing here.
  const isOtherPrompt = stored.prompt !== null && stored.prompt.prompt_id !== replyToPrompt;
  // A deleted message has no prompt.
  const isOtherMedia = !stored.isDeleted && (stored.media?.id ?? null) !== mediaId;
  return (
    stored.receiverId !== receiverId ||
    stored.text !== text ||
    stored.replyTo !== replyTo ||
    isOtherPrompt ||
    isOtherMedia
  );
}

function writeOnce(database: Database, input: MessageInput): Promise<SendingRow | null> {
  const repository = createMessagesRepository(database);
  const spender = { kind: 'messages', userId: input.senderId, day: input.day } as const;
  return spendOnce<SendingRow | null>(database, spender, {
    write: () => repository.writeMessage(input),
    hasLostToItsTwin: (row) => row !== null && row.isMatched && row.isAllowed && !row.heldFor && !isStored(row),
    isCounted: (row) => row?.isCounted ?? false,
  });
}

function isStored(row: SendingRow): row is SendingRow & MessageRow {
  return row.id !== null;
}
