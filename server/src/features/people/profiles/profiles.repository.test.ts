import { expect, test } from 'vitest';
import { planOf } from '../../../testing/explain.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { createStatementSteps } from '../../../testing/statement-steps.ts';
import { tellCourse, type Step } from '../../../testing/tell-course.ts';
import * as reviewed from '../../core/changes/index.ts';
import * as profiles from './profiles.repository.ts';
import { listRankingFacts } from './ranking-facts.repository.ts';

const { updateVisit } = profiles;

const { database } = await setUpTestDatabase();

test('a visit is recorded by an index', async () => {
  const visit = { userId: 1, day: '2026-11-21', rankKey: 5 };
  expect(await planOf(database, updateVisit, visit)).toContain('profiles_pkey');
});

const { rows, alone, told } = createStatementSteps(database);
const written = (text: string) => () => database.pool.query(text);
const at = (time: string) => new Date(`2026-03-${time}Z`);
const [asha, juma] = [501, 502];
const account = (id: number) =>
  written(`insert into users (id, email, password_hash, full_name, created_at)
    values (${id}, '${id}@example.com', 'none', 'Full ${id}', '2026-03-01')`);
const begins = (id: number) =>
  rows(profiles.insertProfile, {
    id,
    name: `Member ${id}`,
    birthday: '1996-05-05',
    gender: 'non-binary',
    genderDetail: 'trans',
    orientation: 'queer',
    orientationVisibility: 'matches',
    birthdayVisibility: 'nobody',
    activeOn: '2026-03-01',
    rankKey: id / 8,
    searchWords: ['member', `word${id}`],
  });
const saved = {
  userId: asha,
  name: 'Asha',
  bio: 'Hello',
  age: 33,
  location: 'Ngong Road, Thika',
  interests: ['Chess'],
  orientationVisibility: 'everyone',
  birthdayVisibility: 'matches',
  gender: 'female',
  genderDetail: null,
  orientation: 'gay',
  intent: 'friends',
  showsIntent: false,
  shownTo: 'liked',
  isPaused: true,
  locationFolded: 'thika',
  town: 'Thika',
  searchWords: ['asha', 'chess'],
  savedAt: at('02T00:00:00'),
  activeOn: '2026-03-02',
  rankKey: 62.5,
  changedAt: at('02T01:00:00'),
  prompts: JSON.stringify([{ prompt_id: 'best-sunday', answer: 'No plans.' }]),
} as const;
const approved = {
  userId: asha,
  name: 'Neema',
  searchWords: ['neema'],
  gender: 'male',
  genderDetail: null,
  dealtGender: 'female',
  dealtGenderThrough: '2026-03-03',
} as const;
const preferences = {
  userId: asha,
  lookingFor: ['women' as const],
  minAge: 25,
  maxAge: 35,
  near: 'county' as const,
  wants: ['friends' as const],
  verifiedOnly: true,
};
const nothing = { name: null, gender: null, genderDetail: null, photoIds: null, photo: null };
const waits = (change: object, time: string, userId = asha) =>
  alone((on) => reviewed.saveChange(on, userId, { ...nothing, ...change }, at(time)));
const waiting = (userId: number) => alone((on) => reviewed.findChangeOf(on, userId));
const photo = [71, 'a'.repeat(32), 40, 30, 'hash of 71'] as const;
const decided = { userId: asha, oldName: 'Asha', newName: 'Neema' };

const steps: readonly Step[] = [
  ['an account', account(asha)],
  ['its profile', begins(asha)],
  ['another one', account(juma)],
  ['with its profile', begins(juma)],
  [
    'it is saved',
    rows(profiles.updateProfile, { ...saved, interests: [...saved.interests], searchWords: [...saved.searchWords] }),
  ],
  ['as it is locked', rows(profiles.lockProfile, { userId: asha })],
  ['a visit of the same day', rows(updateVisit, { userId: asha, day: '2026-03-02', rankKey: 1 })],
  ['of the day before', rows(updateVisit, { userId: asha, day: '2026-03-01', rankKey: 1 })],
  ['of the day after', rows(updateVisit, { userId: asha, day: '2026-03-03', rankKey: 63.5 })],
  ['preferences', rows(profiles.updatePreferences, { ...preferences, now: at('03T00:00:00') })],
  ['as they are read', rows(profiles.findPreferences, { userId: asha })],
  ['those of nobody', rows(profiles.findPreferences, { userId: 999 })],
  [
    'an approved name',
    rows(profiles.showApproved, { ...approved, searchWords: [...approved.searchWords], changedAt: null }),
  ],
  [
    'an approved gender',
    rows(profiles.showApproved, { ...approved, searchWords: [...approved.searchWords], changedAt: at('04T00:00:00') }),
  ],
  ['no orientation', rows(profiles.forgetOrientation, { userId: asha, now: at('05T00:00:00') })],
  ['the badge', rows(profiles.setVerified, { userId: asha, isVerified: true })],
  ['hidden', rows(profiles.setHidden, { userId: asha, hiddenAt: at('05T01:00:00') })],
  ['the first moment stays', rows(profiles.setHidden, { userId: asha, hiddenAt: at('05T02:00:00') })],
  ['shown', rows(profiles.setHidden, { userId: asha, hiddenAt: null })],
  ['a second time', rows(profiles.setHidden, { userId: asha, hiddenAt: null })],
  ['nobody sees who pauses', rows(profiles.findVisible, { id: asha, viewerId: juma })],
  ['the pause ends', written('update profiles set is_active = true')],
  ['nor who is shown to people that they like', rows(profiles.findVisible, { id: asha, viewerId: juma })],
  [
    'a match does',
    written(`insert into pairs (low_id, high_id, low_liked, high_liked, matched_at)
    values (501, 502, true, true, '2026-03-05')`),
  ],
  ['as it is seen', rows(profiles.findVisible, { id: asha, viewerId: juma })],
  ['not a profile that is not saved', rows(profiles.findVisible, { id: juma, viewerId: asha })],
  ['facts of a ranking', rows(listRankingFacts, { ids: [asha, 999] })],
  ['of a profile that is not saved', rows(listRankingFacts, { ids: [juma] })],

  ['a name waits', waits({ name: 'Zawadi' }, '06T00:00:00')],
  ['a gender with it', waits({ name: 'Zawadi', gender: 'non-binary' }, '06T01:00:00')],
  ['its detail keeps the claim', waits({ name: 'Zawadi', gender: 'non-binary', genderDetail: 'trans' }, '06T02:00:00')],
  ['an order of photos', waits({ photoIds: [43, 41] }, '06T03:00:00')],
  ['the same first one keeps the claim', waits({ photoIds: [43, 42, 41] }, '06T04:00:00')],
  ['another first one, which is new', waits({ photoIds: [71, 42], photo }, '06T05:00:00')],
  ['one of somebody else', waits({ name: 'Jumaa' }, '06T06:00:00', juma)],
  ['what waits', waiting(asha)],
  ['of nobody', waiting(999)],
  ['a gender again', waits({ gender: 'other', name: 'Zawadi' }, '06T07:00:00')],
  ['the identity', rows(profiles.findIdentity, { userId: asha })],
  ['her own profile', rows(profiles.findOwn, { userId: asha })],
  ['by its number', told(async () => (await database.pool.query('select max(id) as id from profile_changes')).rows)],
  ['nothing waits any more', waits({}, '06T08:00:00')],
  ['the identity then', rows(profiles.findIdentity, { userId: asha })],
  ['the other one is removed', rows(reviewed.deleteChange, { id: 7 })],

  ['a decided change', rows(reviewed.rememberDecided, { ...decided, id: 9, decidedAt: at('07T00:00:00') })],
  ['another one', rows(reviewed.rememberDecided, { ...decided, id: 10, decidedAt: at('08T00:00:00') })],
  ['which may be taken back', rows(reviewed.listDecided, { ids: [9, 11] })],
  ['not of another moment', rows(reviewed.takeDecided, { id: 9, decidedAt: at('08T00:00:00') })],
  ['it is taken', rows(reviewed.takeDecided, { id: 9, decidedAt: at('07T00:00:00') })],
  ['once', rows(reviewed.takeDecided, { id: 9, decidedAt: at('07T00:00:00') })],
  ['a moment before', rows(reviewed.forgetDecided, { decidedUntil: at('07T23:59:59') })],
  ['it is forgotten', rows(reviewed.forgetDecided, { decidedUntil: at('08T00:00:00') })],
];

test('each statement about profiles has its result and its rows, and leaves those of others', async () => {
  const clock = createTestClock('2026-03-03T06:00:00Z');
  const tables = 'profiles profile_changes decided_changes';
  const course = await tellCourse({ clock, database }, steps, tables.split(' '));
  await expect(course).toMatchFileSnapshot('./in-words/course-of-statements.txt');
});
