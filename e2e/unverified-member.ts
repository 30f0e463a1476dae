import { randomUUID } from 'node:crypto';
import { call, demoPassword, signIn } from './server-calls.ts';

/**
 * Signs up a member by calls who has saved a profile without bio and interests, and is not verified.
 * @returns the e-mail to sign in with; the password is that of the demo members
 */
export async function makeUnverifiedMember(): Promise<string> {
  const email = `unverified.${randomUUID()}@example.org`;
  const birthday = `${new Date().getFullYear() - 33}-01-02`;
  await call('POST', '/api/signup/', {
    body: {
      full_name: 'Saida Mwakio',
      email,
      password: demoPassword,
      birthday,
      gender: 'female',
      orientation: 'straight',
    },
  });
  const { access: token } = await signIn(email);
  await call('PUT', '/api/profiles/me', { token, body: { name: 'Saida', age: 33, location: 'Wundanyi' } });
  return email;
}

let shared: Promise<string> | undefined;

/** One for all tests of a worker that leave the member as they found her; otherwise as makeUnverifiedMember. */
export function findUnverifiedMember(): Promise<string> {
  shared ??= makeUnverifiedMember();
  return shared;
}
