import { expect, test } from 'vitest';
import { rankKeyOn } from '../../server/src/features/people/profiles/index.ts';
import { birthDateAt } from './data/birth-date.ts';
import { demoPeople } from './data/people.ts';
import { demoPrompts } from './data/prompts.ts';
import { demoSignIns } from './data/sign-ins.ts';
import { demoId, demoPhotoId, demoPhotoKey } from './demo-ids.ts';
import { messageRows, notificationRows, pairRows } from './history-rows.ts';
import { memberRows } from './member-rows.ts';
import { columnsBeforeChoosing, preferenceColumns } from './preference-columns.ts';

const now = new Date('2026-11-21T21:30:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const { users, profiles } = memberRows(now, 'a hash');
const [amina, otieno] = [demoId('amina'), demoId('otieno')];

test('a demo person signs in with what they have, and has joined when their data say', () => {
  const at = before(94 * 24 * 60);
  const same = { password_hash: 'a hash', email_confirmed_at: at, created_at: at };
  expect(users.find(({ id }) => id === amina)).toEqual({
    ...same,
    id: amina,
    email: 'amina@mwanzo.test',
    full_name: 'Amina Said',
    role: 'member',
  });
  expect(users.slice(-3).map(({ email, role, created_at: created }) => [email, role, created])).toEqual([
    ['new@mwanzo.test', 'member', now],
    ['moderator@mwanzo.test', 'moderator', now],
    ['reviewer@mwanzo.test', 'moderator', now],
  ]);
});

test('a demo person has a whole profile, and a newcomer has none but a name', () => {
  const place = demoPeople.findIndex(({ key }) => key === 'amina');
  const person = demoPeople[place];
  if (!person) throw new Error('Amina is a demo person');
  expect(profiles.find(({ user_id: id }) => id === amina)).toEqual({
    user_id: amina,
    birthday: '2000-05-19',
    gender: 'female',
    orientation: 'straight',
    is_active: true,
    ...preferenceColumns(person),
    name: 'Amina',
    bio: person.bio,
    age: 26,
    location: 'Mombasa',
    location_folded: 'mombasa',
    town: 'Mombasa',
    gender_detail: null,
    orientation_visibility: 'everyone',
    birthday_visibility: 'matches',
    interests: ['Cooking', 'Photography', 'Travel', 'Swimming', 'Reading'],
    prompts: demoPrompts(person, place),
    is_verified: true,
    saved_at: before(94 * 24 * 60),
    active_on: '2026-11-22',
    rank_key: rankKeyOn(amina, '2026-11-22'),
    search_words: expect.anything(),
  });
  const newcomer = profiles.at(-3);
  expect(newcomer).toMatchObject({
    ...columnsBeforeChoosing,
    bio: '',
    age: null,
    location: '',
    town: '',
    interests: [],
    prompts: [],
    is_verified: false,
    saved_at: null,
    active_on: '2026-11-22',
  });
});

test('a match, a like and their messages and notifications are rows with the lower id first', () => {
  const [low, high] = [Math.min(amina, otieno), Math.max(amina, otieno)];
  const [first, second] = [before(13_400), before(12_960)];
  const aminaIsLow = low === amina;
  expect(pairRows(now).find((pair) => pair.low_id === low && pair.high_id === high)).toEqual({
    low_id: low,
    high_id: high,
    low_liked: true,
    high_liked: true,
    low_swiped_at: aminaIsLow ? first : second,
    high_swiped_at: aminaIsLow ? second : first,
    matched_at: second,
    taught: 8,
  });
  const messages = messageRows(now).filter((row) => row.low_id === low && row.high_id === high);
  expect(new Set(messages.map(({ sender_id: id }) => id))).toEqual(new Set([amina, otieno]));
  const ofAmina = notificationRows(now).filter(({ user_id: id }) => id === amina);
  expect(ofAmina.slice(0, 2)).toEqual([
    {
      user_id: amina,
      kind: 'verification',
      actor_id: null,
      details: { decision: 'approved', reason: null, demo: true },
      read_at: before(20_099),
      created_at: before(20_100),
    },
    { user_id: amina, kind: 'match', actor_id: otieno, details: {}, read_at: before(12_959), created_at: second },
  ]);
  expect(ofAmina.at(-1)).toEqual({
    user_id: amina,
    kind: 'like',
    actor_id: demoId('tim'),
    details: {},
    read_at: null,
    created_at: before(48),
  });
});

test.each([
  [26, '05-19', '2026-11-22', '2000-05-19'],
  [26, '11-22', '2026-11-22', '2000-11-22'],
  [26, '11-23', '2026-11-22', '1999-11-23'],
])('who is %i with the birthday %s on %s was born on %s', (age, birthday, today, born) => {
  expect(birthDateAt(age, birthday, today)).toBe(born);
});

test('the two photos of a person have their own ids and keys, which are always the same', () => {
  const ids = [amina, demoPhotoId('amina', 0), demoPhotoId('amina', 1), demoPhotoId('otieno', 0)];
  expect(new Set(ids).size).toBe(4);
  expect(Math.max(...ids)).toBeLessThan(2 ** 48);
  const keys = [demoPhotoKey('amina', 0), demoPhotoKey('amina', 1), demoPhotoKey('otieno', 0)];
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(demoId('amina')).toBe(amina);
});

/** Demo people by their ids. */
const names = new Map([...demoPeople, ...demoSignIns].map(({ key }) => [demoId(key), key]));
const nameOf = (id: number | null) => (id === null ? 'nobody' : (names.get(id) ?? 'a stranger'));

test('every demo person in words, with what they chose and what others see of it', async () => {
  const hidden = ['user_id', 'bio', 'interests', 'prompts', 'search_words', 'rank_key', 'location', 'location_folded'];
  const lines = profiles.map((row) => {
    const shown = Object.entries(row).filter(([column]) => !hidden.includes(column));
    const counted = [row.bio.length, row.interests.length, row.prompts.length].join(' ');
    return `${nameOf(row.user_id)}: ${shown.map(([, value]) => JSON.stringify(value)).join(' ')}, ${counted}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/demo-people.txt');
});

test('all that has happened among demo people in words, in its order', async () => {
  const ago = (at: Date | null) => (at === null ? '-' : String((now.getTime() - at.getTime()) / 60_000));
  const pairs = pairRows(now).map((pair) => {
    const low = `${nameOf(pair.low_id)} ${ago(pair.low_swiped_at)}`;
    const high = `${nameOf(pair.high_id)} ${ago(pair.high_swiped_at)}`;
    const liked = `${pair.low_liked} ${pair.high_liked}`;
    return `${low}, ${high}: ${liked}, matched ${ago(pair.matched_at)}, taught ${pair.taught}`;
  });
  const messages = messageRows(now).map(({ low_id: low, high_id: high, sender_id: sender, text, created_at: at }) => {
    const to = sender === low ? high : low;
    return `${ago(at)} ${nameOf(sender)} to ${nameOf(to)}: ${text.length} characters`;
  });
  const notices = notificationRows(now).map(
    ({ user_id: to, kind, actor_id: about, read_at: read, created_at: at }) =>
      `${ago(at)} ${nameOf(to)} ${kind} ${nameOf(about)}, read ${ago(read)}`,
  );
  await expect(`${[...pairs, ...messages, ...notices].join('\n')}\n`).toMatchFileSnapshot(
    './in-words/demo-history.txt',
  );
});
