import { randomUUID } from 'node:crypto';
import { apiRequest, demoPassword, type Session } from '../server/api-requests.ts';

/** A member who signs in with `demoPassword`. */
export interface SignedUpMember {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

interface SignedUp {
  readonly token: Pick<Session, 'access' | 'refresh'>;
  readonly user: Session['user'];
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

/** Whom many tests sign up, under names of their own. */
export const zawadi = { birthday: '2000-02-03', gender: 'female', orientation: 'straight' } as const;

/** Signs a member up through the API; they have no profile yet. */
export async function makeSignedUpMember({ fullName, label, ...account }: Account): Promise<SignedUpMember> {
  const email = `${label}.${randomUUID()}@example.org`;
  const body = { full_name: fullName, email, password: demoPassword, ...account };
  const { token, user } = (await (await apiRequest('POST', '/api/signup/', { body })).json()) as SignedUp;
  return { id: user.id, email, token: token.access };
}

/** The birthday of somebody who has turned `age` this year, on that day, `MM-DD`. */
export function birthdayAt(age: number, day: string): string {
  return `${new Date().getFullYear() - age}-${day}`;
}
