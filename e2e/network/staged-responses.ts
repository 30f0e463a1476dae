import type { Match as ListedMatch } from '@mwanzo/contract/conversations/matches';
import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import type { Page } from '@playwright/test';
import type { Match } from '../people/matches.ts';
import { respondWith } from './intercept-requests.ts';

/** Leaves out two endpoints whose paths begin the same: the number of people who fit, and the wider steps. */
const isDeck = ({ pathname }: URL) => pathname === '/api/profiles/discover/';

/** From now on the deck contains only this member, even if they have been swiped before. */
export async function dealOnly(page: Page, profileId: number): Promise<void> {
  await page.route(isDeck, async (route) => {
    const response = await route.fetch({ url: new URL(`/api/profiles/${profileId}/`, route.request().url()).href });
    await route.fulfill({ response, json: [await response.json()] });
  });
}

/**
 * From now on each card of the deck has three photos, its own and those of the next two cards, and says what the member
 * is looking for.
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

/** Changes the list of matches with this function from now on. */
export async function changeMatches(page: Page, change: (matches: ListedMatch[]) => ListedMatch[]): Promise<void> {
  await page.route('**/api/profiles/matches/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as ListedMatch[]) });
  });
}

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Makes a row for each state that a face or a row can have, with the people of the list. */
export function everyKindOfMatch(matches: ListedMatch[]): ListedMatch[] {
  const person = (place: number): ListedMatch => {
    const match = matches[place % matches.length];
    if (!match) throw new Error('There are no matches');
    // A person who is there a second time gets another id.
    const id = place < matches.length ? match.id : match.id + 1_000_000 * place;
    return { ...match, id, profileId: id, user: { id }, last_message: null, unread_count: 0, presence: null };
  };
  const face = (place: number, match: Partial<ListedMatch>): ListedMatch => ({ ...person(place), ...match });
  const row = (
    place: number,
    last: Partial<NonNullable<ListedMatch['last_message']>>,
    match: Partial<ListedMatch> = {},
  ): ListedMatch => {
    const { user, ...rest } = person(place);
    const written = {
      id: 1000 - place,
      sender: user.id,
      timestamp: ago(1),
      text: '',
      is_deleted: false,
      media_kind: null,
      seen_at: null,
    };
    return { ...rest, user, ...match, last_message: { ...written, ...last } };
  };
  return [
    face(0, { is_opened: false, matched_at: ago(0), presence: 'online' }),
    face(1, { is_opened: false, matched_at: ago(5) }),
    face(2, { is_opened: true, matched_at: ago(50) }),
    row(3, { text: 'Sawa, Saturday it is. Bring an appetite!' }, { unread_count: 2, presence: 'online' }),
    row(
      4,
      { text: 'The jazz night was so good', sender: 0, seen_at: ago(1), timestamp: ago(2) },
      { presence: 'today' },
    ),
    row(5, { text: 'Niko Nakuru hadi Jumapili, tukutane?', timestamp: ago(9) }, { unread_count: 12 }),
    row(6, { text: 'And which stall do you mean?', timestamp: ago(31) }),
    row(7, { is_deleted: true, timestamp: ago(60) }),
    row(8, { text: 'Safari njema!', sender: 0, timestamp: ago(90) }),
  ];
}

/** Makes every like on this page lead to this match from now on. */
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
