import { ApiError } from '@mwanzo/contract/api-error';
import { planLimits } from '@mwanzo/contract/limits';
import type { Message } from '@mwanzo/contract/messages';
import { endOfNairobiDay, nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import {
  createMessagesRepository,
  type MessageInput,
  type MessageRow,
  type SendingRow,
} from './messages.repository.ts';
import { presentMessage } from './present-message.ts';

export interface MessageParts {
  readonly database: Database;
  readonly clock: Clock;
}

interface OutgoingMessage {
  readonly sender: number;
  readonly receiver: number;
  readonly text: string;
  readonly client_id?: string | undefined;
}

const limits = { basic: planLimits.basic.messagesPerDay, premium: planLimits.premium.messagesPerDay };

/**
 * Sends a message to a match; the same client id again answers what was stored the first time.
 * @throws ApiError not_allowed for another sender than the caller, not_found unless the two are a match, daily_limit_reached
 */
export async function sendMessage(
  { database, clock }: MessageParts,
  userId: number,
  message: OutgoingMessage,
): Promise<Message> {
  if (message.sender !== userId) throw new ApiError('not_allowed');
  const now = clock.now();
  const input = {
    senderId: userId,
    receiverId: message.receiver,
    text: message.text,
    clientId: message.client_id ?? null,
    now,
    day: nairobiDay(now),
    limits,
  };
  const row = await writeOnce(database, input);
  if (!row?.isMatched) throw new ApiError('not_found');
  if (!row.isAllowed) {
    throw new ApiError('daily_limit_reached', {
      retryAfterSeconds: Math.ceil((endOfNairobiDay(now).getTime() - now.getTime()) / 1000),
    });
  }
  if (!isStored(row)) throw new ApiError('not_found');
  return presentMessage(row);
}

/** A message that lost to its twin (the same client id at the same time) gives its place in the budget back and reads what the twin wrote. */
async function writeOnce(database: Database, input: MessageInput): Promise<SendingRow | null> {
  const repository = createMessagesRepository(database);
  const row = await repository.writeMessage(input);
  const isLost = row !== null && row.isMatched && row.isAllowed && !isStored(row);
  if (!isLost) return row;
  if (row.isCounted) await repository.returnMessage(input.senderId, input.day);
  return repository.writeMessage(input);
}

function isStored(row: SendingRow): row is SendingRow & MessageRow {
  return row.id !== null;
}
