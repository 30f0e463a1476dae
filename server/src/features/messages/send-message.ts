import type { Message } from '@mwanzo/contract/messages';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { EventBus } from '../../gateways/event-bus/event-bus.ts';
import { dailyLimitReached, dailyLimits, spendOnce } from '../allowances/index.ts';
import { publishNotified } from '../notifications/index.ts';
import {
  createMessagesRepository,
  type MessageInput,
  type MessageRow,
  type SendingRow,
} from './messages.repository.ts';
import { presentMessage } from './present-message.ts';

export interface MessageDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
}

interface OutgoingMessage {
  readonly sender: number;
  readonly receiver: number;
  readonly text: string;
  readonly client_id?: string | undefined;
}

const limits = dailyLimits('messagesPerDay');

/**
 * Sends a message to a match. The same message again, with the same client id, returns what was stored the first time.
 * @throws ApiError not_allowed when the sender is not the caller, not_found unless the two members are a match,
 * client_id_used when the client id belongs to another message, daily_limit_reached
 */
export async function sendMessage(
  { database, clock, events }: MessageDependencies,
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
  if (!row.isAllowed) throw dailyLimitReached(now);
  if (!isStored(row)) throw new ApiError('not_found');
  // Otherwise the sender would take this message for sent.
  if (row.receiverId !== input.receiverId || row.text !== input.text) throw new ApiError('client_id_used');
  const stored = presentMessage(row);
  if (row.isNew) publishMessage(events, stored, row);
  return stored;
}

/** Tells the partner, and the sender's other tabs and devices. */
function publishMessage(events: EventBus, message: Message, { notified }: SendingRow): void {
  const { sender, receiver } = message;
  events.publish({ to: [receiver], event: { type: 'message', partner: sender, message } });
  events.publish({ to: [sender], event: { type: 'message', partner: receiver, message } });
  publishNotified(events, notified);
}

function writeOnce(database: Database, input: MessageInput): Promise<SendingRow | null> {
  const repository = createMessagesRepository(database);
  const spender = { kind: 'messages', userId: input.senderId, day: input.day } as const;
  return spendOnce<SendingRow | null>(database, spender, {
    write: () => repository.writeMessage(input),
    hasLostToItsTwin: (row) => row !== null && row.isMatched && row.isAllowed && !isStored(row),
    isCounted: (row) => row?.isCounted ?? false,
  });
}

function isStored(row: SendingRow): row is SendingRow & MessageRow {
  return row.id !== null;
}
