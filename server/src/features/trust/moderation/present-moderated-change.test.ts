import { expect, test } from 'vitest';
import type { ChangeRow } from './profile-reviews.repository.ts';
import { moderatedPerson } from './moderated-person.fixture.ts';
import { presentOpenedChange } from './present-moderated-change.ts';

const row: ChangeRow = {
  ...moderatedPerson,
  photo: [3, 'old', 100, 100, ''],
  gender: 'female',
  newName: null,
  newGender: null,
  changesPhoto: false,
  newPhoto: null,
};
const openedOf = (more: Partial<ChangeRow>) =>
  presentOpenedChange({ ...row, ...more }, '2026-11-22', (key, size) => `/${key}-${size}`);

test('what a change leaves as it is stands on both sides, and a photo that it takes away on the old side only', () => {
  const renamed = openedOf({ newName: 'Amani' });
  expect(renamed.new).toEqual({ ...renamed.old, name: 'Amani' });
  const other = openedOf({ changesPhoto: true, newPhoto: [4, 'new', 100, 100, ''] });
  expect([other.old.photo?.id, other.new.photo?.id]).toEqual([3, 4]);
  const without = openedOf({ changesPhoto: true });
  expect([without.old.photo?.id, without.new.photo]).toEqual([3, null]);
});

test('an opened change is whole: what others see, what is new, and the time by which it is decided', () => {
  const variants = (key: string) => ({ '160': `/${key}-160`, '480': `/${key}-480`, '1080': `/${key}-1080` });
  const photo = (id: number, key: string) => ({ id, width: 100, height: 200, thumbhash: 'x', variants: variants(key) });
  const opened = openedOf({
    photo: [3, 'old', 100, 200, 'x'],
    newName: 'Zawadi',
    newGender: 'male',
    changesPhoto: true,
    newPhoto: [4, 'new', 100, 200, 'x'],
    claimedBy: 9,
  });
  expect(opened).toEqual({
    id: 1,
    user_id: 2,
    name: 'Amina',
    age: 30,
    location: 'Nairobi',
    joined_at: '2026-11-21T21:30:00.000Z',
    photo: '/old-160',
    parts: ['name', 'gender', 'photo'],
    submitted_at: '2026-11-21T21:30:00.000Z',
    decide_by: '2026-11-23T21:30:00.000Z',
    claimed_by: 9,
    old: { name: 'Amina', gender: 'female', photo: photo(3, 'old') },
    new: { name: 'Zawadi', gender: 'male', photo: photo(4, 'new') },
  });
  const same = openedOf({ photo: null, changesPhoto: true });
  expect([same.photo, same.new, same.parts]).toEqual([null, { ...same.old, photo: null }, ['photo']]);
});
