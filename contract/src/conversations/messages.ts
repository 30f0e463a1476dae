import { z } from 'zod';
import { mediaKinds, messageMedia } from './chat-media.ts';
import { defineEndpoint } from '../endpoint.ts';
import { conversationPageMax, deliveriesMax, textLimits } from '../limits.ts';
import { promptAnswer, promptId } from '../people/prompts.ts';
import { reactionEmojis } from './reactions.ts';
import { id, idParams, optionalFlag, optionalText, paragraph, timestamp, userIdParams, wholeNumber } from '../text.ts';
import { warningKinds } from './warnings.ts';

/**
 * The message that another one replies to, shortened to `quoteMax` with an ellipsis. A deleted one has an empty text.
 */
export const quote = z.object({
  id: z.number().int(),
  sender: z.number().int(),
  text: z.string(),
  media_kind: z.enum(mediaKinds).nullable(),
});

/**
 * A message. `id` gives the order; `timestamp` is only shown. A deleted one has an empty text, no quote, no media and
 * no reactions. `warning` names the kind of scam that it may be, to its receiver only. `delivered_at` is set once a
 * device of the partner has it, and `seen_at` once the partner has read it: on the caller's own messages, if both send
 * read receipts. A message that was seen was delivered too.
 */
export const message = z.object({
  id: z.number().int(),
  sender: z.number().int(),
  receiver: z.number().int(),
  text: z.string(),
  timestamp,
  client_id: z.string().nullable(),
  reply_to: quote.nullable(),
  /** The prompt on the receiver's profile that it replies to, with the answer at the time of the message. */
  reply_to_prompt: promptAnswer.nullable(),
  reactions: z.array(z.object({ user: z.number().int(), emoji: z.enum(reactionEmojis) })),
  is_deleted: z.boolean(),
  /** If there is media, its text is the caption, which may be empty. */
  media: messageMedia.nullable(),
  delivered_at: timestamp.nullable(),
  warning: z.enum(warningKinds).nullable(),
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
    summary:
      'Send a message to a match. Repeating it with its `client_id` returns the message already sent. One that ' +
      'seems to ask for money, for example, is refused with `think_again` until it is `confirmed` or sent again ' +
      'within ten minutes; `fields.text` says what it seems to try and where: `money:10-23`.',
    access: 'member',
    body: z
      .object({
        sender: id,
        receiver: id,
        /** It may be empty only with media. */
        text: paragraph(0, textLimits.messageMax),
        /** The id of an upload for this receiver that no other message has named. */
        media: optionalText(id),
        client_id: z.preprocess((value) => value ?? undefined, z.uuid().optional()),
        /** The message of the same conversation to which this one replies. */
        reply_to: optionalText(id),
        /**
         * The prompt of the receiver's profile to which this one replies. If it is gone by then, the message is sent
         * without the quote.
         */
        reply_to_prompt: optionalText(promptId),
        /** The sender was asked to think again (`think_again`) and sends the message unchanged. */
        confirmed: optionalFlag,
      })
      .refine((body) => body.text !== '' || body.media !== undefined, { path: ['text'], message: 'is too short' })
      .refine((body) => body.reply_to === undefined || body.reply_to_prompt === undefined, {
        path: ['reply_to_prompt'],
        message: 'must not come with a reply_to',
      }),
    status: 201,
    response: message,
    errors: ['not_allowed', 'not_found', 'client_id_used', 'daily_limit_reached', 'think_again'],
    limit: 'message',
  }),
  showTyping: defineEndpoint({
    method: 'POST',
    path: '/api/messages/typing/',
    summary: 'Tell a match that the member is typing. They are told every 3 s at most, and nothing is stored.',
    access: 'member',
    body: z.object({ receiver: id }),
    status: 204,
    response: null,
    errors: ['not_found'],
    limit: 'write',
  }),
  confirmDelivery: defineEndpoint({
    method: 'POST',
    path: '/api/messages/delivered/',
    summary:
      'The device has the messages of these partners up to these ids. Repeating it is harmless; who is no match is ' +
      'passed over.',
    access: 'member',
    body: z.object({
      conversations: z
        .array(z.object({ partner: id, up_to: id }))
        .min(1)
        .max(deliveriesMax),
    }),
    status: 204,
    response: null,
    errors: [],
    limit: 'write',
  }),
  readConversation: defineEndpoint({
    method: 'POST',
    path: '/api/messages/conversation/{userId}/read/',
    summary:
      'Everything up to this message was read, and the notification of the conversation too. It never goes back; ' +
      'an id of no message of this conversation changes nothing.',
    access: 'member',
    params: userIdParams,
    body: z.object({ up_to: id }),
    status: 204,
    response: null,
    errors: ['not_found'],
    limit: 'write',
  }),
  reactToMessage: defineEndpoint({
    method: 'POST',
    path: '/api/messages/{id}/reaction/',
    summary: 'Set, change or remove (null) the reaction of the member to a message of a match or their own.',
    access: 'member',
    params: idParams,
    body: z.object({ emoji: z.enum(reactionEmojis).nullable() }),
    status: 200,
    response: message,
    errors: ['not_found', 'message_deleted'],
    limit: 'write',
  }),
  showChatPhoto: defineEndpoint({
    method: 'POST',
    path: '/api/messages/{id}/photo/shown/',
    summary: 'The member who got a covered photo wants to see it. Repeating it is harmless.',
    access: 'member',
    params: idParams,
    status: 200,
    response: message,
    errors: ['not_found'],
    limit: 'write',
  }),
  declineChatPhoto: defineEndpoint({
    method: 'POST',
    path: '/api/messages/{id}/photo/declined/',
    summary:
      'The member who got a covered photo does not want it: the message is deleted for both. Repeating it is harmless.',
    access: 'member',
    params: idParams,
    status: 200,
    response: message,
    errors: ['not_found'],
    limit: 'write',
  }),
  deleteMessage: defineEndpoint({
    method: 'DELETE',
    path: '/api/messages/{id}/',
    summary: 'Delete a message of the member for both, within an hour after it was sent. Repeating it is harmless.',
    access: 'member',
    params: idParams,
    status: 200,
    response: message,
    errors: ['not_found', 'too_late_to_delete'],
    limit: 'write',
  }),
};
