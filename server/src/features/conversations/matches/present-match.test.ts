import { expect, test } from 'vitest';
import { type MatchRow, presentMatch } from './present-match.ts';

const row: MatchRow = {
  id: 7,
  name: 'Amina',
  age: 30,
  birthday: '1996-05-05',
  isVerified: true,
  photo: null,
  unreadCount: 0,
  isOpened: false,
  isNoticeUnread: false,
  presence: null,
  matchedAt: new Date('2026-11-21T09:00:00Z'),
  lastId: null,
  lastText: '',
  lastSenderId: 0,
  lastSentAt: new Date(0),
  lastIsDeleted: false,
  lastMediaKind: null,
  lastSeenAt: null,
  comments: [],
};
const present = (more: Partial<MatchRow>) => presentMatch({ ...row, ...more }, '2026-11-21', () => '/signed');

test('a match is news as long as its notification is unread and the chat was not opened', () => {
  const isTold = (isOpened: boolean, isNoticeUnread: boolean) => present({ isOpened, isNoticeUnread }).is_told;
  expect(isTold(false, true)).toBe(false);
  expect(isTold(true, true)).toBe(true);
  expect(isTold(false, false)).toBe(true);
});

test('a note keeps what it was about, also once the photo or the answer is gone', () => {
  const { comments } = present({
    comments: [
      [7, 'Which hill?', null, null, 3, null],
      [8, 'Me too!', 'rainy-day', 'In bed', null, null],
      [8, 'Habari', null, null, null, null],
    ],
  });
  expect(comments.map(({ about, prompt, photo }) => ({ about, prompt, photo }))).toEqual([
    { about: 'photo', prompt: null, photo: null },
    { about: 'prompt', prompt: { prompt_id: 'rainy-day', answer: 'In bed' }, photo: null },
    { about: null, prompt: null, photo: null },
  ]);
});
