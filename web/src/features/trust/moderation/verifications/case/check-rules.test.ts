import { expect, test } from 'vitest';
import { mayApprove, noneTicked } from './check-rules.ts';

test('an approval needs all six checks', () => {
  const all = {
    same_person: true,
    photo_fits: true,
    name_fits: true,
    age_fits: true,
    document_genuine: true,
    pose_fits: true,
  };
  expect(mayApprove(all)).toBe(true);
  expect(mayApprove(noneTicked)).toBe(false);
  expect(mayApprove({ ...all, photo_fits: false })).toBe(false);
  expect(mayApprove({ ...all, document_genuine: false })).toBe(false);
  expect(mayApprove({ ...all, pose_fits: false })).toBe(false);
});
