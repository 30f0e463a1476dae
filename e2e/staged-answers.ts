import type { Page } from '@playwright/test';
import { isCallOf, type Endpoint } from './failing-calls.ts';
import { call, signIn } from './server-calls.ts';

/** Answers an endpoint's calls from now on, so that a screen stands as wanted and nobody's data are changed. */
export async function answerWith(page: Page, endpoint: Endpoint, json: unknown): Promise<void> {
  const isCall = isCallOf(endpoint);
  await page.route('**/api/**', (route, request) => (isCall(request) ? route.fulfill({ json }) : route.fallback()));
}

export interface StagedMatch {
  readonly name: string;
  readonly user: { readonly id: number };
}

/** A member's latest match. */
export async function firstMatch(email: string): Promise<StagedMatch> {
  const { access: token } = await signIn(email);
  const [match] = (await (await call('GET', '/api/profiles/matches/', { token })).json()) as StagedMatch[];
  if (!match) throw new Error(`${email} has no match`);
  return match;
}

/** Lets each like of this page be a match. */
export async function matchOnLike(page: Page, match: StagedMatch): Promise<void> {
  await answerWith(page, 'POST /api/profiles/like-pass', { matched: true, match: { ...match, last_message: null } });
}

const params = { name: 'Otieno', profile_id: 1, decision: null, reason: null, demo: false };

/** One of each kind, unread. */
export const oneOfEachKind = [
  { kind: 'match', params },
  { kind: 'like', params: { ...params, name: null } },
  { kind: 'message', params },
  {
    kind: 'verification',
    params: { ...params, name: null, decision: 'rejected', reason: 'The photo of your ID is blurred.' },
  },
].map((each, index) => ({
  ...each,
  id: index + 1,
  message: '',
  is_read: false,
  created_at: new Date().toISOString(),
  link: '/matches',
}));
