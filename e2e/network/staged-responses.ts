import type { VisibleProfile } from '@mwanzo/contract/profiles';
import type { Page } from '@playwright/test';
import type { Match } from '../people/matches.ts';
import { respondWith } from './intercept-requests.ts';

/** Not the number of people who fit, or the steps wider, whose paths begin the same. */
const isDeck = ({ pathname }: URL) => pathname === '/api/profiles/discover/';

/** From now on the deck contains only this member, even if they have been swiped before. */
export async function dealOnly(page: Page, profileId: number): Promise<void> {
  await page.route(isDeck, async (route) => {
    const response = await route.fetch({ url: new URL(`/api/profiles/${profileId}/`, route.request().url()).href });
    await route.fulfill({ response, json: [await response.json()] });
  });
}

/**
 * From now on each card of the deck has three photos, its own and those of the next two, and says what it is looking for.
 * @param changed further values that each card has
 */
export async function dealAlbums(page: Page, changed: Partial<VisibleProfile> = {}): Promise<void> {
  await page.route(isDeck, async (route) => {
    const response = await route.fetch();
    const cards = (await response.json()) as VisibleProfile[];
    // Members whom tests have signed up have no photos.
    const pictured = cards.filter((card) => card.photos.length > 0);
    const json = cards.map((card, index) => {
      const three = [0, 1, 2].flatMap((step) => pictured[(index + step) % pictured.length] ?? []);
      const photos = three.flatMap((one) => one.photos.slice(0, 1));
      return {
        ...card,
        photos,
        photo_details: three.flatMap((one) => one.photo_details.slice(0, 1)),
        intent: 'relationship',
        ...changed,
      };
    });
    await route.fulfill({ response, json });
  });
}

/** From now on every like on this page is this match. */
export async function matchOnLike(page: Page, match: Match): Promise<void> {
  await respondWith(page, 'POST /api/profiles/like-pass', { matched: true, match: { ...match, last_message: null } });
}

const params = { name: 'Otieno', profile_id: 1, decision: null, reason: null, demo: false };

/** One unread notification of each kind, as the API responds with them. */
export const oneNotificationOfEachKind = [
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
