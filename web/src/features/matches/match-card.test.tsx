import type { Match } from '@mwanzo/contract/matches';
import { expect, test } from 'vitest';
import { renderScreen, textOf } from '../../testing/render-screen.tsx';
import { MatchCard } from './match-card.tsx';

const now = Date.parse('2026-11-21T09:00:00Z');
const otieno: Match = {
  id: 7,
  profileId: 7,
  user: { id: 7 },
  name: 'Otieno',
  age: 30,
  photo: '/media/otieno.webp',
  photo_detail: null,
  isVerified: true,
  matched_at: '2026-11-19T09:00:00.000Z',
  comments: [],
  unread_count: 0,
  is_opened: true,
  presence: null,
  last_message: { id: 1, text: 'Chai?', timestamp: '2026-11-21T06:00:00.000Z', sender: 7 },
};
const card = (match: Match) => renderScreen(<MatchCard match={match} now={now} />);

test('a match shows photo, name and age, the time and text of the last message, and leads to the chat', () => {
  const markup = card(otieno);
  expect(markup).toMatch(/^(<link[^>]*>)?<a href="\/chat\/7"/);
  expect(markup).toContain('src="/media/otieno.webp"');
  expect(markup).toContain('aria-label="Otieno, 30"');
  expect(textOf(markup)).toContain('|3h ago|');
  expect(textOf(markup)).toContain('|Chai?|');
});

test('a match without messages invites the reader to say hello and shows the time of the match', () => {
  const text = textOf(card({ ...otieno, last_message: null }));
  expect(text).toContain('|Say hello to your new match!|');
  expect(text).toContain('|2d ago|');
});

test('a match without a photo shows the placeholder', () => {
  expect(card({ ...otieno, photo: null })).not.toContain('<img');
});
