import type { accountEndpoints } from '@mwanzo/contract/people/accounts';
import type { sessionEndpoints } from '@mwanzo/contract/people/sessions';
import type { Secret } from '../../../config/secret.ts';
import type { AccessTokens } from '../../../http/access-tokens.ts';
import type { Handlers } from '../../../http/handler.ts';
import { nameDevice } from './device-name.ts';
import { hashDevice, readKnownDevice, renewKnownDevice, writeKnownDevice } from './known-device.ts';
import { listSessions } from './list-sessions.ts';
import type { PasswordChecks } from './password-checks.ts';
import { refreshToken } from './refresh-token.ts';
import { endOwnSession, revokeSessions } from './revoke-sessions.ts';
import { signIn, type SignInDependencies } from './sign-in.ts';
import { signUp, type SignUpDependencies } from './sign-up.ts';
import type { MailDependencies } from './tell-owner-of-sign-up.ts';

interface AccountDependencies
  extends
    MailDependencies,
    Pick<SignUpDependencies, 'isEmailBanned' | 'mailConfirmation' | 'signUpWaves' | 'proofs'>,
    Omit<SignInDependencies, 'issueAccess'> {
  readonly tokens: AccessTokens;
  readonly passwordChecks: PasswordChecks;
  readonly secretKey: Secret;
  /** If true, browsers send cookies over TLS only. */
  readonly secureCookies: boolean;
}

export function accountRoutes({
  tokens,
  secureCookies: isSecure,
  ...shared
}: AccountDependencies): Handlers<typeof accountEndpoints & typeof sessionEndpoints> {
  const dependencies = { ...shared, issueAccess: tokens.issue };
  const { secretKey } = shared;
  return {
    signIn: async ({ body }, { network, language, cookies, userAgent, setCookie }) => {
      const { deviceId: id, knows } = readKnownDevice(cookies, secretKey);
      const deviceHash = hashDevice({ deviceId: id });
      const deviceId = knows(body.email) ? id : null;
      const device = nameDevice(userAgent);
      const session = await signIn(dependencies, { ...body, network, deviceId, language, device, deviceHash, knows });
      setCookie(writeKnownDevice(cookies, { email: session.user.email, secretKey, isSecure }));
      return session;
    },
    signUp: async ({ body }, { network, language, cookies, userAgent, setCookie }) => {
      const session = await signUp(dependencies, body, {
        network,
        language,
        device: nameDevice(userAgent),
        deviceHash: hashDevice(readKnownDevice(cookies, secretKey)),
      });
      setCookie(writeKnownDevice(cookies, { email: session.user.email, secretKey, isSecure }));
      return session;
    },
    refreshToken: async ({ body }, { userAgent, cookies, setCookie }) => {
      const deviceHash = hashDevice(readKnownDevice(cookies, secretKey));
      const presenter = { device: nameDevice(userAgent), deviceHash };
      const { email, ...refreshed } = await refreshToken(dependencies, body.refresh, presenter);
      const renewed = renewKnownDevice(cookies, { email, secretKey, isSecure });
      if (renewed !== null) setCookie(renewed);
      return refreshed;
    },
    revokeSessions: ({ body }, { caller }) => revokeSessions(dependencies, caller, body),
    listSessions: (_, { caller }) => listSessions(dependencies, caller),
    endSession: ({ params }, { caller }) => endOwnSession(dependencies, caller.userId, params.id),
  };
}
