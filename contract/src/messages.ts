import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { conversationPageMax, textLimits } from './limits.ts';
import { id, optionalText, paragraph, timestamp, userIdParams, wholeNumber } from './text.ts';

export const reactionEmojis = ['❤️', '😂', '😮', '😢', '👍', '🙏'] as const;

/** The message that another one replies to, shortened. A deleted one has no text. */
export const quote = z.object({ id: z.number().int(), sender: z.number().int(), text: z.string() });

/**
 * A message. `id` gives the order; `timestamp` is only shown. A deleted one has an empty text. `seen_at` is null unless
 * it is the caller's own, the partner has read it and both send read receipts.
 */
export const message = z.object({
  id: z.number().int(),
  sender: z.number().int(),
  receiver: z.number().int(),
  text: z.string(),
  timestamp,
  client_id: z.string().nullable(),
  reply_to: quote.nullable(),
  reactions: z.array(z.object({ user: z.number().int(), emoji: z.enum(reactionEmojis) })),
  is_deleted: z.boolean(),
  seen_at: timestamp.nullable(),
});
export type Message = z.infer<typeof message>;

export const messageEndpoints = {
  listConversation: defineEndpoint({
    method: 'GET',
    path: '/api/messages/conversation/{userId}/',
    summary: 'The messages with a match, oldest first. Without a query the newest 1,000. At most 300,000 characters.',
    access: 'member',
    params: userIdParams,
    query: z.object({
      limit: optionalText(wholeNumber(1, conversationPageMax)),
      before: optionalText(id),
      after: optionalText(id),
    }),
    status: 200,
    response: z.array(message),
    errors: ['not_found'],
    limit: 'read',
  }),
  sendMessage: defineEndpoint({
    method: 'POST',
    path: '/api/messages/send/',
    summary: 'Send a message to a match. Repeating it with its `client_id` returns the message already sent.',
    access: 'member',
    body: z.object({
      sender: id,
      receiver: id,
      text: paragraph(1, textLimits.messageMax),
      client_id: z.preprocess((value) => value ?? undefined, z.uuid().optional()),
    }),
    status: 201,
    response: message,
    errors: ['not_allowed', 'not_found', 'client_id_used', 'daily_limit_reached'],
    limit: 'message',
  }),
};
