import { apiRequest } from '../server/api-requests.ts';
import { birthdayAt, makeSignedUpMember } from './signed-up-member.ts';

/**
 * Signs up a member who is not verified and whose profile has no bio and no interests.
 * @returns the e-mail address to sign in with
 */
export async function makeUnverifiedMember(): Promise<string> {
  const { email, token } = await makeSignedUpMember({
    fullName: 'Saida Mwakio',
    label: 'unverified',
    birthday: birthdayAt(33, '01-02'),
    gender: 'female',
    orientation: 'straight',
  });
  await apiRequest('PUT', '/api/profiles/me', { token, body: { name: 'Saida', age: 33, location: 'Wundanyi' } });
  return email;
}

let shared: Promise<string> | undefined;

/** Like makeUnverifiedMember, but the same member for all tests of a worker; for tests that do not change her. */
export function findUnverifiedMember(): Promise<string> {
  shared ??= makeUnverifiedMember();
  return shared;
}
