import type { Match } from '@mwanzo/contract/conversations/matches';

/** The last message is a question from the match. */
export const exampleLast: NonNullable<Match['last_message']> = {
  id: 1,
  text: 'Chai?',
  timestamp: '2026-11-21T06:00:00.000Z',
  sender: 7,
  is_deleted: false,
  media_kind: null,
  seen_at: null,
};

/** A match with a short conversation. */
export const exampleMatch: Match = {
  id: 7,
  profileId: 7,
  user: { id: 7 },
  name: 'Otieno',
  age: 30,
  photo: '/media/otieno.webp',
  photo_detail: null,
  isVerified: true,
  matched_at: '2026-11-19T09:00:00.000Z',
  unread_count: 0,
  is_opened: true,
  is_told: true,
  presence: null,
  comments: [],
  last_message: exampleLast,
};

/** A match with the member of this id. */
export function matchWith(id: number, fields: Partial<Match> = {}): Match {
  return { ...exampleMatch, id, profileId: id, user: { id }, ...fields };
}
