import type { Match } from '@mwanzo/contract/conversations/matches';
import { expect, test } from 'vitest';
import { exampleLast, exampleMatch } from '../../../testing/example-match.ts';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { LastMessage } from './last-message.tsx';
import { MatchFace } from './match-face.tsx';
import { MatchRow } from './match-row.tsx';

const row = (match: Partial<Match>, props: { isTyping?: boolean; isYourTurn?: boolean } = {}) =>
  renderScreen(<MatchRow match={{ ...exampleMatch, ...match }} time="3h ago" {...props} />);
const face = (match: Partial<Match>) =>
  renderScreen(<MatchFace match={{ ...exampleMatch, last_message: null, ...match }} time="2d ago" />);
const mine = { ...exampleLast, sender: 1, text: 'Kahawa' };

test('a conversation shows photo, name and age, the time and text of the last message, and leads to the chat', () => {
  const markup = row({});
  expect(markup).toMatch(/^(<link[^>]*>)?<a href="\/chat\/7"/);
  expect(markup).toContain('src="/media/otieno.webp"');
  expect(markup).toContain('aria-label="Otieno, 30"');
  expect(textOf(markup)).toContain('|3h ago|');
  expect(markup).toContain(`dateTime="${exampleLast.timestamp}"`);
  expect(textOf(markup)).toContain('|Chai?|');
});

test('a match without messages shows photo, name, age and the time of the match, and invites to say hello', () => {
  const markup = face({});
  expect(markup).toMatch(/^(<link[^>]*>)?<a href="\/chat\/7"/);
  expect(markup).toContain('src="/media/otieno.webp"');
  expect(markup).toContain('aria-label="Otieno, 30"');
  const text = textOf(markup);
  expect(text).toContain('|30 · |2d ago|');
  expect(text).toContain('|Say hello to your new match!|');
});

test('a face has a ring and is called new until the match was opened', () => {
  expect(textOf(face({ is_opened: false }))).toContain('|New|');
  expect(face({ is_opened: false })).toContain('data-new');
  expect(textOf(face({ is_opened: true }))).not.toContain('|New|');
  expect(face({ is_opened: true })).not.toContain('data-new');
});

test('the face of the chat that is open is the current one', () => {
  const markup = (chosen: boolean) => renderScreen(<MatchFace match={exampleMatch} time="2d ago" chosen={chosen} />);
  expect(markup(true)).toContain('aria-current="page"');
  expect(markup(false)).not.toContain('aria-current');
});

test('a match without a photo shows the placeholder', () => {
  expect(row({ photo: null })).not.toContain('<img');
  expect(face({ photo: null })).not.toContain('<img');
});

test('unread messages are counted up to nine, and in full for screen readers', () => {
  expect(row({ unread_count: 12 })).toContain('data-unread');
  expect(textOf(row({ unread_count: 12 }))).toContain('|9+|12 unread|');
  expect(row({ unread_count: 1 })).toContain('data-unread');
  expect(row({ unread_count: 0 })).not.toContain('data-unread');
});

test('a match without a message that may not move yet invites to say hello, with the time of the match', () => {
  const markup = row({ last_message: null, matched_at: '2026-11-20T09:00:00.000Z' });
  expect(textOf(markup)).toContain('|Say hello to your new match!|');
  expect(markup).toContain('dateTime="2026-11-20T09:00:00.000Z"');
});

test('typing takes the place of the last message, and of the turn', () => {
  const text = textOf(row({}, { isTyping: true, isYourTurn: true }));
  expect(text).toContain('|typing|');
  expect(text).not.toContain('Chai?');
  expect(text).not.toContain('Your turn');
  expect(textOf(row({}, { isYourTurn: true }))).toContain('|Your turn|');
});

test('a photo and a voice note each have an icon of their own, and their words if there are any', () => {
  const iconOf = (media_kind: 'photo' | 'voice') =>
    /class="match-last"[^>]*>.*?<svg[^>]*>(.*?)<\/svg>/s.exec(
      row({ last_message: { ...exampleLast, text: '', media_kind } }),
    )?.[1];
  expect(iconOf('photo')).toBeDefined();
  expect(iconOf('voice')).toBeDefined();
  expect(iconOf('voice')).not.toBe(iconOf('photo'));
  const said = (text: string) => textOf(row({ last_message: { ...exampleLast, text, media_kind: 'photo' } }));
  expect([said('').includes('|Photo|'), said('My goats').includes('|My goats|')]).toEqual([true, true]);
});

test("one's own last message says so, and that it was seen, if that is known", () => {
  const seen = row({ last_message: { ...mine, seen_at: '2026-11-21T07:00:00.000Z' } });
  expect(textOf(seen)).toContain('Kahawa');
  expect(seen).toContain('aria-label="Seen"');
  expect(row({ last_message: mine })).not.toContain('aria-label="Seen"');
  const theirs = { ...exampleLast, seen_at: '2026-11-21T07:00:00.000Z' };
  expect(row({ last_message: theirs })).not.toContain('aria-label="Seen"');
});

test('a deleted last message says so, from either sender', () => {
  for (const last of [exampleLast, mine])
    expect(textOf(row({ last_message: { ...last, text: '', is_deleted: true } }))).toContain('|Message deleted|');
});

test('presence is shown in words for screen readers, and only if it is known', () => {
  expect(textOf(row({ presence: 'online' }))).toContain('|Online now|');
  expect(textOf(face({ presence: 'today' }))).toContain('|Active today|');
  expect(row({ presence: null })).not.toContain('data-presence');
});

test('the last message is told as it should be, whoever wrote it, in each of its states', async () => {
  // A deleted message has neither words nor a kind.
  const states = [
    { text: 'Chai?', media_kind: null, is_deleted: false },
    { text: '', media_kind: null, is_deleted: true },
    ...(['photo', 'voice'] as const).flatMap((media_kind) =>
      ['Chai?', ''].map((text) => ({ text, media_kind, is_deleted: false })),
    ),
  ];
  const words = [true, false].flatMap((isMine) =>
    states.flatMap((state) =>
      [null, '2026-11-21T07:00:00.000Z'].map((seen_at) => {
        const match = { ...exampleMatch, last_message: { ...exampleLast, ...state, sender: isMine ? 1 : 7, seen_at } };
        const markup = renderScreen(<LastMessage match={match} isTyping={false} />);
        const { text, media_kind, is_deleted } = state;
        const given = [isMine ? 'mine' : 'theirs', media_kind, text, is_deleted && 'deleted', seen_at && 'seen'];
        const icons = markup.match(/<svg/g)?.length ?? 0;
        const seen = markup.includes('aria-label="Seen"') ? ', seen' : '';
        return `${given.filter(Boolean).join(', ')}: ${textOf(markup)} ${icons} icons${seen}`;
      }),
    ),
  );
  await expect(`${words.join('\n')}\n`).toMatchFileSnapshot('./in-words/last-messages.txt');
});
