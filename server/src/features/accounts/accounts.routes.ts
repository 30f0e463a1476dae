import type { accountEndpoints } from '@mwanzo/contract/accounts';
import type { Secret } from '../../config/secret.ts';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { PasswordHasher } from '../../gateways/passwords/password-hasher.ts';
import type { AccessTokens } from '../../http/access-tokens.ts';
import type { Handlers } from '../../http/handler.ts';
import { refreshToken } from './refresh-token.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

interface AccountDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly tokens: AccessTokens;
  readonly passwords: PasswordHasher;
  readonly secretKey: Secret;
}

export function accountRoutes({ tokens, ...shared }: AccountDependencies): Handlers<typeof accountEndpoints> {
  const dependencies = { ...shared, issueAccess: tokens.issue };
  return {
    signIn: ({ body }, { network }) => signIn(dependencies, { ...body, network }),
    signUp: ({ body }, { network }) => signUp(dependencies, body, network),
    refreshToken: ({ body }) => refreshToken(dependencies, body.refresh),
  };
}
