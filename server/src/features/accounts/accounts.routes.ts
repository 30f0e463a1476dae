import type { accountEndpoints } from '@mwanzo/contract/accounts';
import type { Secret } from '../../config/secret.ts';
import type { EventBus } from '../../gateways/event-bus/event-bus.ts';
import type { PasswordHasher } from '../../gateways/passwords/password-hasher.ts';
import type { AccessTokens } from '../../http/access-tokens.ts';
import type { Handlers } from '../../http/handler.ts';
import { refreshToken } from './refresh-token.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import type { MailDependencies } from './tell-owner-of-sign-up.ts';

interface AccountDependencies extends MailDependencies {
  readonly tokens: AccessTokens;
  readonly passwords: PasswordHasher;
  readonly secretKey: Secret;
  readonly events: EventBus;
}

export function accountRoutes({ tokens, ...shared }: AccountDependencies): Handlers<typeof accountEndpoints> {
  const dependencies = { ...shared, issueAccess: tokens.issue };
  return {
    signIn: ({ body }, { network, language }) => signIn(dependencies, { ...body, network, language }),
    signUp: ({ body }, { network, language }) => signUp(dependencies, body, { network, language }),
    refreshToken: ({ body }) => refreshToken(dependencies, body.refresh),
    revokeSessions: ({ body }, { caller }) => revokeSessions(dependencies, caller.userId, body),
  };
}
