import { apiRequest } from '../server/api-requests.ts';

export interface Match {
  readonly id: number;
  readonly name: string;
  readonly user: { readonly id: number };
  readonly presence: string | null;
}

/** The matches of the member whose token this is, latest first. */
export async function listMatches(token: string): Promise<Match[]> {
  return (await (await apiRequest('GET', '/api/profiles/matches/', { token })).json()) as Match[];
}

/** The member's latest match, or the one with this profile. */
export async function findMatch(token: string, profileId?: number): Promise<Match> {
  const match = (await listMatches(token)).find(({ id }) => profileId === undefined || id === profileId);
  if (!match) throw new Error('There is no such match');
  return match;
}
