import type { ReactNode } from 'react';
import { openPage } from './open-page.ts';
import { showScreen } from './show-screen.tsx';

/** No two values of one kind are equal, so that a row that shows its neighbour's is seen. */
export const stored = {
  push_kinds: ['match', 'message', 'like', 'verification'],
  mail_kinds: ['match', 'message'],
  quiet_hours: { from: 1320, to: 420 },
  shows_names_when_locked: false,
  read_receipts: true,
  shows_presence: false,
  learns_from_swipes: true,
  stopped_learning_at: null,
};

export const own = {
  id: 1,
  user: { id: 1, gender: 'female', gender_detail: null, orientation: null, email: 'a@example.com' },
  prompts: [],
  in_review: { name: false, gender: false, photo: false },
  intent: 'friends',
  shows_intent: true,
  shown_to: 'everyone',
  is_paused: false,
  orientation_visibility: 'everyone',
  birthday_visibility: 'matches',
};

/** Opens a page of the settings. */
export async function openSettings(makeScreen: () => Promise<ReactNode>, settings: object = stored) {
  const page = await openPage({ profile: own });
  const screen = await showScreen(page, await makeScreen());
  while ((await page.requestsUnderWay()) > 0) {
    const read = await page.api.take('GET /api/');
    read.reply({ body: read.request.includes('/account/settings/') ? settings : own });
  }
  await page.settled();
  return {
    page,
    screen,
    /** Resolves to what is saved, and saves it. */
    async saved(path: string): Promise<object> {
      const sent = await page.api.take(path);
      const body = JSON.parse(sent.body) as object;
      sent.reply({ body: { ...(path.includes('account') ? settings : own), ...body } });
      await page.settled();
      return body;
    },
  };
}

export const accountPath = 'PATCH /api/account/settings/';
export const profilePath = 'PATCH /api/profiles/me';
