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
