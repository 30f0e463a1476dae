import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';
import { defineEndpoint } from '../endpoint.ts';

const unsubscribing = {
  path: '/api/unsubscribe/',
  access: 'public',
  /** The token from the mail. It names the member and is signed. */
  query: z.object({ token: boundedText(100).min(1) }),
  status: 200,
  response: { contentType: 'text/html; charset=utf-8', cacheSeconds: 0, isPage: true },
  errors: ['not_found'],
  limit: 'read',
} as const;

export const mailEndpoints = {
  showUnsubscribe: defineEndpoint({
    ...unsubscribing,
    method: 'GET',
    summary: 'A page with a button that ends mails about notifications.',
  }),
  unsubscribe: defineEndpoint({
    ...unsubscribing,
    method: 'POST',
    summary: 'End mails about notifications, with one click in the mail program (RFC 8058) or on the page.',
    ignoresBody: true,
  }),
};
