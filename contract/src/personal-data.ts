import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { defineEndpoint } from './endpoint.ts';
import { textLimits } from './limits.ts';

/** The current password. Actions that cannot be undone ask for it. */
const passwordBody = z.object({ password: boundedText(textLimits.passwordMax) });

export const personalDataEndpoints = {
  exportAccount: defineEndpoint({
    method: 'POST',
    path: '/api/account/export/',
    summary: 'All that is known of the member, as one ZIP archive (docs/export.md). Twice an hour.',
    access: 'member',
    body: passwordBody,
    status: 200,
    response: { contentType: 'application/zip', cacheSeconds: 0, fileName: 'mwanzo-data.zip' },
    errors: ['wrong_password', 'busy'],
    limit: 'password',
  }),
  deleteAccount: defineEndpoint({
    method: 'DELETE',
    path: '/api/account/',
    summary: 'Delete the account with all that is known of the member, at once and for ever.',
    access: 'member',
    body: passwordBody,
    status: 204,
    response: null,
    errors: ['wrong_password', 'busy'],
    limit: 'password',
  }),
};
