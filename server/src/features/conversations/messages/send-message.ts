import type { Message } from '@mwanzo/contract/conversations/messages';
import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import { ApiError } from '../../../errors/api-error.ts';
import { getRows } from '../../../database/sql.ts';
import { publishNotified } from '../../notices/notifications/index.ts';
import type { Judgement } from '../shield/index.ts';
import { holdMessage } from './held-messages.repository.ts';
import { forgottenHeld } from './held-rules.ts';
import type { MessageRow } from './message-rules.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { presentMessage } from './present-message.ts';
import { publishMessage } from './publish-message.ts';
import { heldTextOf, readSendingFacts, type FactDependencies } from './read-sending-facts.ts';
import { decideMessage, type SendingWish } from './sending-rules.ts';
import { storeMessage } from './store-message.ts';

interface OutgoingMessage {
  readonly sender: number;
  readonly receiver: number;
  readonly text: string;
  readonly client_id?: string | undefined;
  readonly reply_to?: number | undefined;
  readonly reply_to_prompt?: PromptAnswer['prompt_id'] | undefined;
  readonly media?: number | undefined;
  readonly confirmed?: boolean | undefined;
}

export interface SendingDependencies extends Omit<MessageDependencies, 'mediaStorage'>, FactDependencies {}

/**
 * Sends a message to a match. The same message again, with the same client id, returns the stored message.
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
  if (message.sender !== userId) throw new ApiError('not_allowed');
  const row = await sendOnce(dependencies, wishOf(userId, message));
  return presentMessage(row, { viewerId: userId, signMediaFor: dependencies.signMediaFor });
}

function wishOf(senderId: number, message: OutgoingMessage): SendingWish {
  return {
    senderId,
    receiverId: message.receiver,
    text: message.text,
    clientId: message.client_id ?? null,
    replyTo: message.reply_to ?? null,
    replyToPrompt: message.reply_to_prompt ?? null,
    mediaId: message.media ?? null,
    isConfirmed: message.confirmed ?? false,
  };
}

/** A message is decided about so often. Others overtake it rarely: its twin, or who takes its upload first. */
const triesMax = 3;

async function sendOnce(dependencies: SendingDependencies, wish: SendingWish, tries = 1): Promise<MessageRow> {
  const { database, clock, events, signMediaFor } = dependencies;
  const now = clock.now();
  const decision = decideMessage(wish, await readSendingFacts(dependencies, wish, now));
  if (decision.kind === 'refused') throw new ApiError(decision.code);
  if (decision.kind === 'stored') return decision.row;
  if (decision.kind === 'held') throw await thinkAgain(dependencies, wish, { now, told: decision.told });
  const sent = await storeMessage(database, decision.message, { now, limit: decision.limit });
  if (sent) {
    publishMessage({ events, signMediaFor }, 'message', sent.row);
    if (sent.isNotified) publishNotified(events, [{ userId: wish.receiverId, kind: 'message' }]);
    return sent.row;
  }
  // Something has changed since the facts were read.
  if (tries === triesMax) throw new ApiError('not_found');
  return sendOnce(dependencies, wish, tries + 1);
}

/** Holds a message. Only its sender is told which kind of scam it may be, and which part of it. */
async function thinkAgain(
  dependencies: SendingDependencies,
  wish: SendingWish,
  { now, told }: { readonly now: Date; readonly told: readonly Judgement[] },
): Promise<ApiError> {
  const held = {
    ...heldTextOf(dependencies, wish),
    clientId: wish.clientId,
    heldAt: now,
    forgotten: forgottenHeld(now),
  };
  await getRows(dependencies.database, holdMessage, held);
  return new ApiError('think_again', { fields: { text: told.map(({ kind, from, to }) => `${kind}:${from}-${to}`) } });
}
