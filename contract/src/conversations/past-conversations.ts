import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { conversationPageMax } from '../limits.ts';
import { optionalText, timestamp, wholeNumber } from '../text.ts';

/** A conversation whose other member has left. Nothing in it says who that was, or how they left. */
export const pastConversation = z.object({
  /** A random id, which does not identify the match. */
  id: z.uuid(),
  ended_at: timestamp,
  /** The time of the last message, by the reader or the former partner. */
  last_at: timestamp,
  /** The beginning of the member's last message that was not deleted. */
  last_text: z.string().nullable(),
});
export type PastConversation = z.infer<typeof pastConversation>;

/**
 * `position` gives the order: 1 is the oldest. `text` is null in a message of the other member, and in a deleted one.
 */
export const pastMessage = z.object({
  position: z.number().int(),
  is_own: z.boolean(),
  text: z.string().nullable(),
  timestamp,
});
export type PastMessage = z.infer<typeof pastMessage>;

const params = z.object({ id: z.uuid() });

export const pastConversationEndpoints = {
  listPastConversations: defineEndpoint({
    method: 'GET',
    path: '/api/messages/past/',
    summary: 'The conversations of which the other one has left, the latest end first, at most 200.',
    access: 'member',
    status: 200,
    response: z.array(pastConversation),
    errors: [],
    limit: 'read',
  }),
  readPastConversation: defineEndpoint({
    method: 'GET',
    path: '/api/messages/past/{id}/',
    summary:
      'What is left of a conversation, oldest first: the newest messages, or those before a position. At most ' +
      '300,000 characters.',
    access: 'member',
    params,
    query: z.object({
      limit: optionalText(wholeNumber(1, conversationPageMax)),
      before: optionalText(wholeNumber(1, 999_999)),
    }),
    status: 200,
    response: z.object({ ended_at: timestamp, messages: z.array(pastMessage) }),
    errors: ['not_found'],
    limit: 'read',
  }),
  removePastConversation: defineEndpoint({
    method: 'DELETE',
    path: '/api/messages/past/{id}/',
    summary: 'Remove what is left of a conversation, for good. Repeating it is harmless.',
    access: 'member',
    params,
    status: 204,
    response: null,
    errors: [],
    limit: 'write',
  }),
};
