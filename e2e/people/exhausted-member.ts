import { apiRequest } from '../server/api-requests.ts';
import { birthdayAt, makeSignedUpMember } from './signed-up-member.ts';
import { swipe } from './swipe.ts';

/**
 * Signs up a member who has passed everybody in his deck.
 * @returns the e-mail address to sign in with
 */
export async function makeExhaustedMember(): Promise<string> {
  // A gay man has a short deck: few demo people match his filters, and no other test signs up anybody who does.
  const { email, token } = await makeSignedUpMember({
    fullName: 'Kyalo Mutua',
    label: 'seen.everybody',
    birthday: birthdayAt(40, '02-03'),
    gender: 'male',
    orientation: 'gay',
  });
  // Only people whom he likes see him, since two such members would otherwise be in each other's decks.
  const body = { name: 'Kyalo', age: 40, location: 'Machakos', shown_to: 'liked' };
  await apiRequest('PUT', '/api/profiles/me', { token, body });
  for (;;) {
    const deck = (await (await apiRequest('GET', '/api/profiles/discover/', { token })).json()) as { id: number }[];
    if (deck.length === 0) return email;
    for (const { id } of deck) await swipe(token, id, 'pass');
  }
}
