import { apiRequest } from '../server/api-requests.ts';

export interface Match {
  readonly id: number;
  readonly name: string;
  readonly user: { readonly id: number };
  readonly presence: string | null;
  readonly is_told: boolean;
  readonly last_message: object | null;
}

/** The matches of the member whose token this is, latest first. */
export async function listMatches(token: string): Promise<Match[]> {
  return (await (await apiRequest('GET', '/api/profiles/matches/', { token })).json()) as Match[];
}

/** Has the member told of all matches, as a visit does. Otherwise new ones open a dialog on /discover. */
export async function tellOfMatches(token: string): Promise<void> {
  const userIds = (await listMatches(token)).filter(({ is_told }) => !is_told).map(({ id }) => id);
  if (userIds.length > 0)
    await apiRequest('POST', '/api/profiles/matches/told/', { token, body: { user_ids: userIds } });
}

/**
 * The match with whom the member has written last, otherwise the latest, or the one with this profile. Demo people like
 * back, so another test may have made a newer match.
 */
export async function findMatch(token: string, profileId?: number): Promise<Match> {
  const matches = await listMatches(token);
  const match =
    profileId === undefined
      ? (matches.find(({ last_message }) => last_message !== null) ?? matches[0])
      : matches.find(({ id }) => id === profileId);
  if (!match) throw new Error('There is no such match');
  return match;
}
