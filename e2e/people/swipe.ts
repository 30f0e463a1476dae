import { apiRequest } from '../server/api-requests.ts';

/** Swipes through the API. */
export async function swipe(token: string, profileId: number, decision: 'like' | 'pass'): Promise<void> {
  const body = { target_profile_id: profileId, matched: decision === 'like' };
  await apiRequest('POST', '/api/profiles/like-pass/', { token, body });
}
