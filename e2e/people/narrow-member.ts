import { apiRequest } from '../server/api-requests.ts';
import { choosePreferences } from './choose-preferences.ts';
import { birthdayAt, makeSignedUpMember } from './signed-up-member.ts';
import { swipe } from './swipe.ts';

/**
 * Signs up a member who looks for men of 29 and 30 years and has passed them all. The next wider step brings people.
 * @returns the e-mail address to sign in with
 */
export async function makeNarrowMember(): Promise<string> {
  const { email, token } = await makeSignedUpMember({
    fullName: 'Chebet Rono',
    label: 'narrow',
    birthday: birthdayAt(30, '02-03'),
    gender: 'female',
    orientation: 'straight',
  });
  // Nobody else sees this member: a test that compares names would take two such cards for one.
  const body = { name: 'Chebet', age: 30, location: 'Nairobi', shown_to: 'liked' };
  await apiRequest('PUT', '/api/profiles/me', { token, body });
  await choosePreferences(token, { min_age: 29, max_age: 30 });
  for (;;) {
    const deck = (await (await apiRequest('GET', '/api/profiles/discover/', { token })).json()) as { id: number }[];
    if (deck.length === 0) return email;
    for (const { id } of deck) await swipe(token, id, 'pass');
  }
}
