import type { Visibility } from '@mwanzo/contract/people/options';
import { expect, test } from 'vitest';
import { presentOwnProfile } from './present-own-profile.ts';
import { presentVisibleProfile, type VisibleProfileRow } from './present-visible-profile.ts';
import type { OwnProfileRow } from './profiles.repository.ts';

const today = '2026-11-22';
const noPhoto = () => expect.fail('There is no photo to sign');
const both = {
  name: 'Wanjiku',
  bio: '',
  age: 30,
  birthday: '1990-05-05',
  location: 'Flat 4B, Kilimani, Nairobi',
  town: 'Nairobi',
  isVerified: false,
  orientation: 'bisexual',
  interests: [],
  prompts: [],
  photos: [],
} satisfies Partial<OwnProfileRow & VisibleProfileRow>;

const own = {
  ...both,
  userId: 7,
  email: 'wanjiku@mwanzo.test',
  fullName: 'Wanjiku Otieno',
  role: 'member',
  gender: 'non-binary',
  genderDetail: 'trans',
  dealtGender: null,
  dealtGenderThrough: null,
  intent: 'friends',
  showsIntent: false,
  shownTo: 'liked',
  isPaused: true,
  orientationVisibility: 'nobody',
  birthdayVisibility: 'matches',
  savedAt: new Date('2026-01-01'),
  waitingName: null,
  waitingGender: null,
  waitingGenderDetail: null,
  hasWaitingPhoto: false,
} satisfies OwnProfileRow & { town: string };

test('the owner reads what waits for a reviewer, and that it waits', () => {
  const nothing = { name: false, gender: false, photo: false };
  const present = (more: object) => presentOwnProfile({ ...own, ...more }, today, noPhoto);
  expect(present({})).toMatchObject({
    name: 'Wanjiku',
    user: { gender: 'non-binary', gender_detail: 'trans' },
    in_review: nothing,
  });
  expect(present({ waitingName: 'Akinyi' })).toMatchObject({ name: 'Akinyi', in_review: { ...nothing, name: true } });
  expect(present({ waitingGender: 'female' })).toMatchObject({
    user: { gender: 'female', gender_detail: null },
    in_review: { ...nothing, gender: true },
  });
  expect(present({ waitingGender: 'non-binary', waitingGenderDetail: 'genderfluid' }).user.gender_detail).toBe(
    'genderfluid',
  );
  expect(present({ hasWaitingPhoto: true }).in_review).toEqual({ ...nothing, photo: true });
});

test('the owner reads their own choices, whoever else may see them', () => {
  expect(presentOwnProfile(own, today, noPhoto)).toMatchObject({
    location: 'Flat 4B, Kilimani, Nairobi',
    photo: null,
    intent: 'friends',
    shows_intent: false,
    shown_to: 'liked',
    is_paused: true,
    is_saved: true,
    orientation_visibility: 'nobody',
    birthday_visibility: 'matches',
    user: { orientation: 'bisexual', birthday: '1990-05-05' },
  });
  expect(presentOwnProfile({ ...own, savedAt: null }, today, noPhoto).is_saved).toBe(false);
});

test.each([
  ['everyone', 'stranger', true],
  ['everyone', 'match', true],
  ['matches', 'stranger', false],
  ['matches', 'match', true],
  ['nobody', 'stranger', false],
  ['nobody', 'match', false],
] as const)('what is shown to %s is read by a %s: %s', (visibility, relation, isShown) => {
  const present = (orientationVisibility: Visibility, birthdayVisibility: Visibility) =>
    presentVisibleProfile(
      {
        ...both,
        id: 7,
        publicIntent: null,
        gender: 'female',
        orientationVisibility,
        birthdayVisibility,
      },
      relation,
      today,
      noPhoto,
    ).user;
  const [orientation, birthday] = isShown ? ['bisexual', '1990-05-05'] : [null, null];
  expect(present(visibility, 'nobody')).toMatchObject({ orientation, birthday: null });
  expect(present('nobody', visibility)).toMatchObject({ orientation: null, birthday });
});

test('a stranger reads the town, and a match the location as it was typed', () => {
  const row = { ...own, id: 7, publicIntent: null };
  const locationFor = (relation: 'stranger' | 'match') => presentVisibleProfile(row, relation, today, noPhoto).location;
  expect([locationFor('stranger'), locationFor('match')]).toEqual(['Nairobi', 'Flat 4B, Kilimani, Nairobi']);
});
