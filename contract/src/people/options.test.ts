import { expect, test } from 'vitest';
import * as options from './options.ts';
import * as billing from '../billing/products.ts';
import { townNames } from '../town-names.ts';
import { deckQuery } from '../discovery/deck.ts';
import { interestsInput, profilePutBody } from './profiles.ts';
import { noHints, swipeBody } from '../discovery/swipes.ts';

test('the option lists are as specified', () => {
  const { suggestedInterests, ...lists } = options;
  expect(lists).toEqual({
    genders: ['female', 'male', 'non-binary', 'other'],
    genderDetails: ['trans', 'genderfluid'],
    genderFilters: ['male', 'non-binary', 'trans', 'genderfluid', 'female', 'other'],
    orientations: ['straight', 'gay', 'lesbian', 'bisexual', 'pansexual', 'asexual', 'queer', 'other'],
    visibilities: ['everyone', 'matches', 'nobody'],
    lookingForOptions: ['women', 'men', 'non-binary'],
    intents: ['relationship', 'friends', 'casual', 'not-sure'],
    nearOptions: ['town', 'county', 'neighbours', 'anywhere'],
    shownToOptions: ['everyone', 'liked'],
    deckEnds: ['limit', 'everyone'],
    reportReasons: ['fake', 'money', 'harassment', 'under_18', 'offensive_photo', 'other'],
    sanctions: ['warn', 'suspend', 'ban'],
    reportDecisions: ['dismiss', 'warn', 'suspend', 'ban'],
    consentPurposes: ['orientation', 'verification'],
    orientationConsent: 1,
    changedParts: ['name', 'gender', 'photo'],
  });
  expect(suggestedInterests.join(', ')).toBe(
    'Travel, Cooking, Music, Sports, Reading, Movies, Photography, Hiking, Art, Gaming, Dancing, Yoga, Fitness, ' +
      'Technology, Fashion, Animals, Nature, Coffee, Wine, Festivals',
  );
});

test('there are 90 different towns, from Nairobi to Lamu', () => {
  expect(new Set(townNames).size).toBe(90);
  expect(townNames.slice(0, 5)).toEqual(['Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Eldoret']);
  expect(townNames.slice(-2)).toEqual(['Nyamira', 'Lamu']);
});

test('Premium costs what is specified, and a longer time is worth more days of grace', () => {
  const { kenyanMobile: _, ...sold } = billing;
  expect(sold).toEqual({
    productNames: ['day', 'week', 'month'],
    premiumTrial: { hours: 72, rememberedDays: 730 },
    promptPauseSeconds: 120,
    promptSeconds: 75,
    orderStates: ['waiting', 'checking', 'paid', 'failed', 'unanswered', 'review', 'refunding', 'refunded'],
    paymentFailures: [
      'balance',
      'limit',
      'too_soon',
      'other_prompt',
      'expired',
      'not_sent',
      'cancelled',
      'unreachable',
      'wrong_pin',
      'pin_locked',
      'phone_invalid',
      'unavailable',
    ],
    products: {
      day: { price: 50, hours: 24, graceHours: 0 },
      week: { price: 150, hours: 168, graceHours: 24 },
      month: { price: 375, hours: 720, graceHours: 72 },
    },
  });
});

test('a Kenyan mobile number begins with 7, or with 10 or 11, in each of its forms', () => {
  const numberIn = (typed: string) => billing.kenyanMobile.exec(typed)?.[1] ?? null;
  for (const prefix of ['', '0', '254', '+254'])
    expect(['712345678', '101234567', '110234567'].map((number) => numberIn(prefix + number))).toEqual([
      '712345678',
      '101234567',
      '110234567',
    ]);
  expect(['0120234567', '0203333333', '071234567', '07123456789', '255712345678'].map(numberIn)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});

test('a profile needs a name, an age from 18 to 100 and a location, and its bio has at most 500 characters', () => {
  const good = { name: 'Asha', age: 18, location: 'Lamu' };
  const takes = (changed: object) => profilePutBody.safeParse({ ...good, ...changed }).success;
  expect(takes({})).toBe(true);
  for (const missing of ['name', 'age', 'location']) expect(takes({ [missing]: '' })).toBe(false);
  expect([17, 18, 100, 101, 'old'].map((age) => takes({ age }))).toEqual([false, true, true, false, false]);
  expect([500, 501].map((length) => takes({ bio: 'a'.repeat(length) }))).toEqual([true, false]);
});

test('interests are accepted as a list, as a JSON text or as text separated by commas', () => {
  for (const given of [['Art', 'Tea'], '["Art","Tea"]', 'Art, Tea'])
    expect(interestsInput.parse(given)).toEqual(['Art', 'Tea']);
});

test('a swipe is accepted in both of its forms', () => {
  const like = { targetId: 7, liked: true, note: null, hints: noHints };
  expect(swipeBody.parse({ target_profile_id: 7, matched: true })).toEqual(like);
  expect(swipeBody.parse({ profile_id: 7, direction: 'like' })).toEqual(like);
  expect(swipeBody.parse({ target_profile_id: 7, direction: 'pass' })).toEqual({
    ...like,
    liked: false,
  });
});

test('the deck has six filters, and "All" means no filter', () => {
  const query = { search: 'tea', orientation: 'gay', gender: 'trans', location: 'Lamu', min_age: '18', max_age: '50' };
  expect(deckQuery.parse(query)).toEqual({ ...query, min_age: 18, max_age: 50 });
  expect(deckQuery.parse({ orientation: 'All', gender: 'all', location: 'All Locations' })).toEqual({});
});
