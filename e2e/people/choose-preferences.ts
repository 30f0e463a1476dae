import { apiRequest } from '../server/api-requests.ts';

interface Preferences {
  readonly looking_for: readonly string[];
  readonly min_age: number;
  readonly max_age: number;
  readonly near: string;
  readonly intent: readonly string[];
  readonly verified_only: boolean;
}

/**
 * Saves the preferences that follow from the profile, with changes, through the API. The app then does not ask for
 * them.
 */
export async function choosePreferences(token: string, changes: Partial<Preferences> = {}): Promise<void> {
  const path = '/api/profiles/me/preferences/';
  const derived = (await (await apiRequest('GET', path, { token })).json()) as Preferences & { is_chosen: boolean };
  if (derived.is_chosen && Object.keys(changes).length === 0) return;
  await apiRequest('PUT', path, { token, body: { ...derived, ...changes } });
}
