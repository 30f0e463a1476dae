import type { Gender } from '@mwanzo/contract/people/options';
import { expect, test } from 'vitest';
import { approvedValues, concernsReview, waitingAfter } from './waiting-rules.ts';

const verified = { name: 'Wanjiku', gender: 'female', isVerified: true } as const;
const nothing = { name: null, gender: null, genderDetail: null };

test('a new name and a new gender of a verified member wait, and the old ones take them back', () => {
  const renamed = waitingAfter(verified, { name: 'Akinyi' }, nothing);
  expect(renamed).toEqual({ ...nothing, name: 'Akinyi' });
  const both = waitingAfter(verified, { gender: 'male', gender_detail: null }, renamed);
  expect(both).toEqual({ name: 'Akinyi', gender: 'male', genderDetail: null });
  expect(waitingAfter(verified, { gender: 'female' }, both)).toEqual(renamed);
  expect(waitingAfter(verified, { name: 'Wanjiku' }, both)).toEqual({ ...nothing, gender: 'male' });
  expect(waitingAfter(verified, { bio: 'Hello' }, both)).toEqual(both);
});

test('a first gender waits too', () => {
  expect(waitingAfter({ ...verified, gender: null }, { gender: 'male' }, nothing)).toMatchObject({ gender: 'male' });
});

test('the detail waits with non-binary, and with no other gender', () => {
  const trans = waitingAfter(verified, { gender: 'non-binary', gender_detail: 'trans' }, nothing);
  expect(trans).toEqual({ name: null, gender: 'non-binary', genderDetail: 'trans' });
  expect(waitingAfter(verified, { gender_detail: 'genderfluid' }, trans)).toMatchObject({
    genderDetail: 'genderfluid',
  });
  expect(waitingAfter(verified, { name: 'Akinyi' }, trans)).toEqual({ ...trans, name: 'Akinyi' });
  expect(waitingAfter(verified, { gender: 'other' }, trans)).toEqual({ ...nothing, gender: 'other' });
  const own = { ...verified, gender: 'non-binary' } as const;
  expect(waitingAfter(own, { gender_detail: 'trans' }, nothing)).toEqual(nothing);
});

test('without the badge nothing waits, and a new value ends the wait of an earlier one', () => {
  const unverified = { ...verified, isVerified: false };
  expect(waitingAfter(unverified, { name: 'Akinyi', gender: 'male' }, nothing)).toEqual(nothing);
  const earlier = { name: 'Akinyi', gender: 'male', genderDetail: null } as const;
  expect(waitingAfter(unverified, { gender: 'other' }, earlier)).toEqual({ ...nothing, name: 'Akinyi' });
  expect(waitingAfter(unverified, { bio: '' }, earlier)).toEqual(earlier);
});

test('only name, gender and detail concern a reviewer', () => {
  expect([{ name: 'A' }, { gender: 'male' as const }, { gender_detail: null }].map(concernsReview)).toEqual(
    Array(3).fill(true),
  );
  expect(concernsReview({ bio: '', orientation: 'gay' })).toBe(false);
});

const shown = {
  name: 'Wanjiku',
  gender: 'female' as Gender | null,
  genderDetail: null,
  interests: ['Travel'],
  dealtGender: null as Gender | null,
  dealtGenderThrough: null as string | null,
};
const [yesterday, today] = ['2026-11-20', '2026-11-21'];

test('an approved gender leaves the decks of its day as they were', () => {
  const male = { ...nothing, gender: 'male' } as const;
  expect(approvedValues(shown, male, today)).toMatchObject({
    name: 'Wanjiku',
    gender: 'male',
    isNewGender: true,
    dealtGender: 'female',
    dealtGenderThrough: today,
  });
  expect(approvedValues({ ...shown, gender: null }, male, today)).toMatchObject({
    dealtGender: null,
    dealtGenderThrough: today,
  });
});

test('of two approvals in a day the first gender stays the dealt one, and on the next day the second', () => {
  const once = { ...shown, gender: 'male', dealtGender: 'female', dealtGenderThrough: today } as const;
  const other = { ...nothing, gender: 'other' } as const;
  expect(approvedValues(once, other, today)).toMatchObject({ gender: 'other', dealtGender: 'female' });
  expect(approvedValues({ ...once, dealtGenderThrough: yesterday }, other, today)).toMatchObject({
    dealtGender: 'male',
    dealtGenderThrough: today,
  });
});

test('a gender that is approved again changes nothing', () => {
  const same = approvedValues(shown, { ...nothing, gender: 'female' }, today);
  expect(same).toMatchObject({ gender: 'female', isNewGender: false, dealtGender: null, dealtGenderThrough: null });
});

test('a day that began with no gender keeps dealing for none', () => {
  const once = { ...shown, gender: 'male', dealtGender: null, dealtGenderThrough: today } as const;
  expect(approvedValues(once, { ...nothing, gender: 'female' }, today)).toMatchObject({ dealtGender: null });
});

test('an approved name changes neither gender nor decks', () => {
  expect(approvedValues(shown, { ...nothing, name: 'Akinyi' }, today)).toMatchObject({
    name: 'Akinyi',
    searchWords: expect.arrayContaining(['akinyi']),
    gender: 'female',
    isNewGender: false,
    dealtGender: null,
    dealtGenderThrough: null,
  });
});

test('the detail comes with the approved gender, and the old one goes', () => {
  const own = { ...shown, gender: 'non-binary', genderDetail: 'trans' } as const;
  expect(approvedValues(own, { ...nothing, name: 'Akinyi' }, today).genderDetail).toBe('trans');
  expect(approvedValues(own, { ...nothing, gender: 'female' }, today).genderDetail).toBeNull();
  const chosen = { name: null, gender: 'non-binary', genderDetail: 'genderfluid' } as const;
  expect(approvedValues(shown, chosen, today).genderDetail).toBe('genderfluid');
});

test('an approval decides every reviewed value, and the words by which the member is found', () => {
  const current = { ...shown, name: 'Wanjiku', interests: ['Travel', 'Beekeeping'], gender: 'male' as const };
  const chosen = { name: 'Akinyi Atieno', gender: 'non-binary', genderDetail: 'trans' } as const;
  expect(approvedValues(current, chosen, today)).toEqual({
    name: 'Akinyi Atieno',
    searchWords: ['akinyi', 'atieno', 'travel', 'beekeeping', 'kusafiri'],
    gender: 'non-binary',
    genderDetail: 'trans',
    dealtGender: 'male',
    dealtGenderThrough: today,
    isNewGender: true,
  });
  const dealt = { ...current, genderDetail: null, dealtGender: 'female', dealtGenderThrough: yesterday } as const;
  expect(approvedValues(dealt, { ...nothing, genderDetail: 'trans' }, today)).toEqual({
    name: 'Wanjiku',
    searchWords: ['wanjiku', 'travel', 'beekeeping', 'kusafiri'],
    gender: 'male',
    genderDetail: null,
    dealtGender: 'female',
    dealtGenderThrough: yesterday,
    isNewGender: false,
  });
});

test('what waits of gender and detail, of every choice', async () => {
  const genders = [undefined, 'female', 'male', 'non-binary'] as const;
  const details = [undefined, null, 'trans'] as const;
  const before = [nothing, { name: 'Atieno', gender: 'non-binary', genderDetail: 'genderfluid' }] as const;
  const lines = [true, false].flatMap((isVerified) =>
    before.flatMap((waiting) =>
      genders.flatMap((gender) =>
        details.map((detail) => {
          const changes = {
            ...(gender !== undefined && { gender }),
            ...(detail !== undefined && { gender_detail: detail }),
          };
          const waits = waitingAfter({ ...verified, isVerified }, changes, waiting);
          const badge = isVerified ? 'verified female' : 'female without the badge';
          const earlier = waiting === nothing ? 'nothing' : 'non-binary, genderfluid';
          return `${badge}, of whom ${earlier} waits, sends ${JSON.stringify(changes)}: ${JSON.stringify(waits)}`;
        }),
      ),
    ),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/waiting-genders.txt');
});
