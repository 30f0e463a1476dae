import { randomUUID } from 'node:crypto';
import { apiRequest, demoPassword, signIn } from '../server/api-requests.ts';

/** A member who signs in with `demoPassword`. */
export interface SignedUpMember {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

interface Account {
  readonly fullName: string;
  /** The beginning of the e-mail address. */
  readonly label: string;
  /** `YYYY-MM-DD` */
  readonly birthday: string;
  readonly gender: 'female' | 'male';
  readonly orientation: 'straight' | 'gay' | 'lesbian';
}

/** Signs a member up through the API; they have no profile yet. */
export async function makeSignedUpMember({ fullName, label, ...account }: Account): Promise<SignedUpMember> {
  const email = `${label}.${randomUUID()}@example.org`;
  await apiRequest('POST', '/api/signup/', {
    body: { full_name: fullName, email, password: demoPassword, ...account },
  });
  const { access: token, user } = await signIn(email);
  return { id: user.id, email, token };
}

/** The birthday of somebody who has turned `age` this year, on that day, `MM-DD`. */
export function birthdayAt(age: number, day: string): string {
  return `${new Date().getFullYear() - age}-${day}`;
}
