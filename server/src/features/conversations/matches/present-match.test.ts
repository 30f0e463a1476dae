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

test('a match is whole, with its photo and its last message', () => {
  const shown = {
    id: 3,
    width: 30,
    height: 40,
    thumbhash: 'hash',
    variants: { '160': '/key/160', '480': '/key/480', '1080': '/key/1080' },
  };
  const whole = presentMatch(
    {
      ...row,
      age: 41,
      photo: [3, 'key', 30, 40, 'hash'],
      unreadCount: 2,
      presence: 'online',
      lastId: 71,
      lastText: 'Nzuri',
      lastSenderId: 9,
      lastSentAt: new Date('2026-11-21T09:00:05Z'),
      lastMediaKind: 'voice',
      lastSeenAt: new Date('2026-11-21T09:00:06Z'),
      comments: [[9, 'Which hill?', null, null, 3, [3, 'key', 30, 40, 'hash']]],
    },
    '2026-11-21',
    (key, width) => `/${key}/${width}`,
  );
  expect(whole).toEqual({
    id: 7,
    profileId: 7,
    user: { id: 7 },
    name: 'Amina',
    // She is verified, so her birthday counts.
    age: 30,
    photo: '/key/1080',
    photo_detail: shown,
    isVerified: true,
    matched_at: '2026-11-21T09:00:00.000Z',
    unread_count: 2,
    is_opened: false,
    is_told: true,
    presence: 'online',
    comments: [{ sender: 9, text: 'Which hill?', about: 'photo', prompt: null, photo: shown }],
    last_message: {
      id: 71,
      text: 'Nzuri',
      timestamp: '2026-11-21T09:00:05.000Z',
      sender: 9,
      is_deleted: false,
      media_kind: 'voice',
      seen_at: '2026-11-21T09:00:06.000Z',
    },
  });
});

test('a match without a word has no last message, and a prompt without its answer is none', () => {
  expect(present({ lastText: 'Nzuri' }).last_message).toBeNull();
  expect(present({ lastId: 71 }).last_message?.seen_at).toBeNull();
  const { comments } = present({
    comments: [
      [8, 'Me too!', 'rainy-day', null, null, null],
      [8, 'Me too!', null, 'In bed', null, null],
    ],
  });
  expect(comments.map(({ about, prompt }) => [about, prompt])).toEqual([
    [null, null],
    [null, null],
  ]);
});
