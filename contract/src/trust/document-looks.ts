import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idParams, timestamp } from '../text.ts';

const int = z.number().int();

/** A colleague has opened as many identity documents as an hour allows, and asks for more. */
const askedLooks = z.object({
  id: int,
  moderator_id: int,
  name: z.string(),
  /** The submissions whose documents they had opened within the hour before they asked. */
  opened: int,
  asked_at: timestamp,
});

/** The identity documents that this reviewer may open, and the colleagues who ask for more. */
const documentLooksState = z.object({
  /** The submissions whose documents the reviewer may open within an hour, as of now. */
  max: int,
  /**
   * The reviewer's own question, while it waits and for an hour after a no; otherwise null. From `ask_again_at` on,
   * they may ask again.
   */
  own: z.object({ state: z.enum(['waiting', 'declined']), ask_again_at: timestamp }).nullable(),
  /** The questions of others that wait for an answer, oldest first. */
  asked: z.array(askedLooks),
});

export type DocumentLooksState = z.infer<typeof documentLooksState>;

const documentLookAnswers = ['yes', 'no'] as const;

const moderation = { access: 'moderator', limit: 'moderation' } as const;

export const documentLookEndpoints = {
  listAskedDocuments: defineEndpoint({
    ...moderation,
    method: 'GET',
    path: '/api/moderation/document-looks/asked/',
    summary: 'How many identity documents the reviewer may open in an hour, and the colleagues who ask for more.',
    status: 200,
    response: documentLooksState,
    errors: ['not_found'],
  }),
  askForDocuments: defineEndpoint({
    ...moderation,
    method: 'POST',
    path: '/api/moderation/document-looks/ask/',
    summary:
      'Ask a second reviewer for 60 more identity documents, once those of this hour are opened. All other reviewers ' +
      'are notified. Asking again while the question waits changes nothing.',
    status: 200,
    response: z.object({ id: int, asked_at: timestamp }),
    errors: ['not_found', 'documents_left', 'too_many_requests'],
  }),
  answerAskedDocuments: defineEndpoint({
    ...moderation,
    method: 'POST',
    path: '/api/moderation/document-looks/{id}/answer/',
    summary:
      'Give a colleague 60 more identity documents for an hour from now, or refuse. One’s own question is not found, ' +
      'nor is one that a colleague has answered or that is an hour old.',
    params: idParams,
    body: z.object({ answer: z.enum(documentLookAnswers) }),
    status: 200,
    response: z.object({ id: int, answer: z.enum(documentLookAnswers) }),
    errors: ['not_found'],
  }),
};
