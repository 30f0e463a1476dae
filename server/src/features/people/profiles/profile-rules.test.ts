import { expect, test } from 'vitest';
import { applyChanges, searchWordsOf, type EditableProfile, type ProfileChanges } from './profile-rules.ts';
import { rankKeyOn } from './rank-rules.ts';

const now = new Date('2026-11-21T09:00:00Z');
const today = '2026-11-21';
const unsaved: EditableProfile = {
  userId: 7,
  name: 'Amina Wanjirũ',
  bio: '',
  age: null,
  location: '',
  interests: [],
  prompts: [],
  gender: 'non-binary',
  genderDetail: 'trans',
  dealtGender: null,
  dealtGenderThrough: null,
  orientation: null,
  intent: null,
  showsIntent: true,
  shownTo: 'everyone',
  isPaused: false,
  orientationVisibility: 'everyone',
  birthdayVisibility: 'everyone',
  birthday: '1996-05-05',
  isVerified: false,
  savedAt: null,
};
const saved = {
  ...unsaved,
  age: 30,
  location: 'Nairobi, Kenya',
  bio: 'Hello',
  interests: ['Travel'],
  savedAt: new Date('2026-01-01'),
};

test('a profile counts as saved once it has name, age and location', () => {
  expect(applyChanges(unsaved, { location: 'Thika' }, null, now, today).savedAt).toBeNull();
  expect(applyChanges(unsaved, { age: 30 }, null, now, today).savedAt).toBeNull();
  expect(applyChanges(unsaved, { age: 30, location: 'Thika' }, null, now, today).savedAt).toEqual(now);
  expect(applyChanges(saved, { bio: '' }, null, now, today).savedAt).toEqual(saved.savedAt);
  expect(applyChanges(saved, { location: '' }, null, now, today).savedAt).toEqual(saved.savedAt);
});

const newPrompts = [{ prompt_id: 'best-sunday', answer: 'No plans.' } as const];
// A change of the name, the location or the interests changes the search, too.
const eachChange: Record<keyof ProfileChanges, [changes: ProfileChanges, saved: Partial<EditableProfile>]> = {
  name: [{ name: 'Njeri Otieno' }, { name: 'Njeri Otieno' }],
  age: [{ age: 31 }, { age: 31 }],
  location: [{ location: 'Thika' }, { location: 'Thika' }],
  bio: [{ bio: '' }, { bio: '' }],
  interests: [{ interests: [] }, { interests: [] }],
  prompts: [{ prompts: newPrompts }, { prompts: newPrompts }],
  gender: [{ gender: 'other' }, { gender: 'other', genderDetail: null }],
  gender_detail: [{ gender_detail: 'genderfluid' }, { genderDetail: 'genderfluid' }],
  orientation: [{ orientation: 'bisexual' }, { orientation: 'bisexual' }],
  orientation_visibility: [{ orientation_visibility: 'nobody' }, { orientationVisibility: 'nobody' }],
  birthday_visibility: [{ birthday_visibility: 'matches' }, { birthdayVisibility: 'matches' }],
  intent: [{ intent: 'friends' }, { intent: 'friends' }],
  shows_intent: [{ shows_intent: false }, { showsIntent: false }],
  shown_to: [{ shown_to: 'liked' }, { shownTo: 'liked' }],
  is_paused: [{ is_paused: true }, { isPaused: true }],
};

test.each(Object.entries(eachChange))('%s changes alone, and back', (_, [change, after]) => {
  const isStored = ([column]: [string, unknown]) => column in saved;
  const storedOf = (before: EditableProfile, wanted: ProfileChanges) =>
    Object.fromEntries(Object.entries(applyChanges(before, wanted, null, now, today)).filter(isStored));
  const before = storedOf(saved, {});
  expect(saved).toMatchObject(before);
  expect(storedOf(saved, change)).toEqual({ ...before, ...after });
  expect(storedOf({ ...saved, ...after }, {})).toEqual({ ...before, ...after });
});

test.each([
  ['is kept by default', {}, 'trans'],
  ['changes', { gender_detail: 'genderfluid' }, 'genderfluid'],
  ['is cleared by null', { gender_detail: null }, null],
  ['is cleared by another gender', { gender: 'female' }, null],
  ['is not kept beside another gender', { gender: 'other', gender_detail: 'trans' }, null],
  ['comes with non-binary', { gender: 'non-binary', gender_detail: 'genderfluid' }, 'genderfluid'],
] as const)('a gender detail %s', (_title, changes, genderDetail) => {
  expect(applyChanges(saved, changes, null, now, today)).toMatchObject({ genderDetail });
});

test('while another gender waits, others see the old one and its detail', () => {
  const changes = { gender: 'female', gender_detail: null, bio: 'New' } as const;
  expect(applyChanges(saved, changes, 'female', now, today)).toMatchObject({
    gender: 'non-binary',
    genderDetail: 'trans',
    bio: 'New',
  });
  const detail = { gender_detail: 'genderfluid' } as const;
  expect(applyChanges(saved, detail, 'female', now, today)).toMatchObject({ genderDetail: 'trans' });
});

test('once a member is verified, the birthday counts and a typed age is ignored', () => {
  expect(applyChanges({ ...saved, isVerified: true }, { age: 25 }, null, now, today).age).toBe(30);
  expect(
    applyChanges({ ...unsaved, isVerified: true }, { age: 25, location: 'Thika' }, null, now, today),
  ).toMatchObject({
    age: 30,
    savedAt: now,
  });
  expect(applyChanges({ ...saved, isVerified: true, birthday: '1920-01-01' }, {}, null, now, today).age).toBe(100);
});

test('others see a new name of a verified member only once a reviewer has approved it', () => {
  const named = (isVerified: boolean) =>
    applyChanges({ ...saved, isVerified }, { name: 'Njeri Otieno' }, null, now, today);
  expect(named(false)).toMatchObject({ name: 'Njeri Otieno' });
  expect(named(true)).toMatchObject({ name: saved.name, searchWords: expect.arrayContaining(['amina']) });
});

test('of a location only the town or county is searched', () => {
  const searched = (location: string) => applyChanges(saved, { location }, null, now, today).locationFolded;
  expect(searched('Flat 4B, 12 Argwings Kodhek Road, Kilimani, Nairobi')).toBe('nairobi');
  expect(searched('Kona Mbaya, Laikipia')).toBe('laikipia');
  expect(searched('The moon')).toBe('');
});

test('town, folded location and search words follow from what was typed', () => {
  expect(
    applyChanges(saved, { location: "Murang'a Town", interests: ['Live Music', 'Music'] }, null, now, today),
  ).toMatchObject({
    town: "Murang'a",
    locationFolded: 'muranga',
    searchWords: ['amina', 'wanjiru', 'live', 'music', 'muziki'],
    activeOn: today,
  });
});

test('every column follows from the changes, and from no other values', () => {
  const { userId, birthday: _birthday, isVerified: _isVerified, dealtGender: _dealt, ...kept } = saved;
  const { dealtGenderThrough: _through, ...columns } = kept;
  const derived = {
    locationFolded: 'nairobi',
    town: 'Nairobi',
    searchWords: ['amina', 'wanjiru', 'travel', 'kusafiri'],
  };
  const times = { activeOn: today, changedAt: now, rankKey: rankKeyOn(userId, today) };
  expect(applyChanges(saved, {}, null, now, today)).toEqual({ userId, ...columns, ...derived, ...times });
  const changes = { name: 'Njeri', location: 'Thika', interests: ['Beekeeping'], age: 41, bio: 'New' };
  expect(applyChanges(saved, changes, null, now, '2026-11-30')).toEqual({
    userId,
    ...columns,
    ...changes,
    locationFolded: 'thika',
    town: 'Thika',
    searchWords: ['njeri', 'beekeeping'],
    activeOn: '2026-11-30',
    changedAt: now,
    rankKey: rankKeyOn(userId, '2026-11-30'),
  });
  expect(applyChanges({ ...saved, isVerified: true, birthday: '2015-01-01' }, {}, null, now, today).age).toBe(18);
});

test('search words are never empty', () => {
  expect(searchWordsOf('💃', ['!', ' '])).toEqual([]);
});

test('a suggested interest is found by its English and its Swahili word, any other as typed', () => {
  expect(searchWordsOf('Amina', ['hiking', 'Beekeeping'])).toEqual([
    'amina',
    'hiking',
    'beekeeping',
    'kupanda',
    'milima',
  ]);
});
