import { randomUUID } from 'node:crypto';
import { call, demoPassword, signIn } from './server-calls.ts';

/**
 * Signs up a member by calls who passes everybody in the deck.
 * @returns the e-mail to sign in with; the password is that of the demo members
 */
export async function makeExhaustedMember(): Promise<string> {
  const email = `seen.everybody.${randomUUID()}@example.org`;
  const birthday = `${new Date().getFullYear() - 40}-02-03`;
  // Few demo people suit a gay man, so that his deck is soon at its end, and no other test makes somebody who does.
  const account = {
    full_name: 'Kyalo Mutua',
    email,
    password: demoPassword,
    birthday,
    gender: 'male',
    orientation: 'gay',
  };
  await call('POST', '/api/signup/', { body: account });
  const { access: token } = await signIn(email);
  await call('PUT', '/api/profiles/me', { token, body: { name: 'Kyalo', age: 40, location: 'Machakos' } });
  for (;;) {
    const deck = (await (await call('GET', '/api/profiles/discover/', { token })).json()) as { id: number }[];
    if (deck.length === 0) return email;
    for (const { id } of deck)
      await call('POST', '/api/profiles/like-pass/', { token, body: { target_profile_id: id, matched: false } });
  }
}
