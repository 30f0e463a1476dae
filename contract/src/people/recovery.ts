import { z } from 'zod';
import { emailAddress, newPassword } from './accounts.ts';
import { boundedText } from '../bounded-text.ts';
import { defineEndpoint } from '../endpoint.ts';
import { textLimits } from '../limits.ts';

/** The token from a mail. It is behind the # of a link, so that it appears in no log. */
const token = boundedText(100).min(1);
const presentPassword = boundedText(textLimits.passwordMax);
/** The current address of the account. */
const account = z.object({ email: z.string() });

/** The state of the member's own address. */
export const emailState = z.object({
  email: z.string(),
  is_confirmed: z.boolean(),
  /** The address that the account gets once its link is opened. */
  waiting_for: z.string().nullable(),
});
export type EmailState = z.infer<typeof emailState>;

const withLink = {
  method: 'POST',
  access: 'public',
  status: 200,
  response: account,
  limit: 'account_link',
} as const;
const ofMember = { access: 'member', status: 204, response: null } as const;

export const recoveryEndpoints = {
  askForReset: defineEndpoint({
    method: 'POST',
    path: '/api/password/reset/',
    summary: 'Mail a link that sets a new password, if the address has an account. The response is always the same.',
    access: 'public',
    body: z.object({ email: emailAddress }),
    status: 204,
    response: null,
    errors: [],
    limit: 'password_reset',
  }),
  resetPassword: defineEndpoint({
    ...withLink,
    path: '/api/password/reset/confirm/',
    summary: 'Set a new password with a link from a mail. It ends all sessions.',
    body: z.object({ token, password: newPassword }),
    errors: ['link_ended', 'busy'],
  }),
  changePassword: defineEndpoint({
    ...ofMember,
    method: 'POST',
    path: '/api/password/change/',
    summary: 'Set a new password. It ends all other sessions.',
    body: z.object({ current: presentPassword, password: newPassword }),
    errors: ['wrong_password', 'busy'],
    limit: 'password',
  }),
  getEmail: defineEndpoint({
    method: 'GET',
    path: '/api/account/email/',
    summary: "The member's address, and whether it is known to be theirs.",
    access: 'member',
    status: 200,
    response: emailState,
    errors: [],
    limit: 'read',
  }),
  changeEmail: defineEndpoint({
    ...ofMember,
    method: 'POST',
    path: '/api/account/email/',
    summary:
      'Mail a link to a new address, which changes it when it is opened. The response is the same for a taken one.',
    body: z.object({ email: emailAddress, password: presentPassword }),
    errors: ['wrong_password', 'busy'],
    limit: 'account_mail',
  }),
  confirmEmail: defineEndpoint({
    ...withLink,
    path: '/api/account/email/confirm/',
    summary: 'Confirm an address with the link that was sent there. A new address takes the place of the old one.',
    body: z.object({ token }),
    errors: ['link_ended'],
  }),
  undoEmail: defineEndpoint({
    ...withLink,
    path: '/api/account/email/undo/',
    summary: 'Put the former address back, with a new password, by the link that was sent there. It ends all sessions.',
    body: z.object({ token, password: newPassword }),
    errors: ['link_ended', 'busy'],
  }),
  sendConfirmation: defineEndpoint({
    ...ofMember,
    method: 'POST',
    path: '/api/account/email/send/',
    summary: 'Mail the link again that confirms the present address.',
    errors: [],
    limit: 'account_mail',
  }),
};
