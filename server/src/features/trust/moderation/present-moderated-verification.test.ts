import { expect, test } from 'vitest';
import type { ReviewRow } from '../verifications/index.ts';
import { moderatedPerson } from './moderated-person.fixture.ts';
import { presentModeratedVerification } from './present-moderated-verification.ts';

const row: ReviewRow = {
  ...moderatedPerson,
  photo: null,
  status: 'pending',
  reasonCode: null,
  reason: null,
  decidedAt: null,
  decidedBy: null,
  requestNumber: 1,
  previousReasonCode: null,
  previousReason: null,
  pose: null,
  hasFaceConsent: false,
  screening: null,
};
const noPhoto = () => expect.fail('There is no photo to sign');

test.each([
  [28, true],
  [29, false],
  [30, false],
  [31, false],
  [32, true],
  [null, false],
])('a typed age of %s beside a birthday that makes 30 differs: %s', (age, differs) => {
  const shown = presentModeratedVerification({ ...row, age }, '2026-11-22', noPhoto);
  expect([shown.age_by_birthday, shown.age_differs]).toEqual([30, differs]);
});

test('each refusal is of its own submission', () => {
  const refused = { ...row, reasonCode: 'id_cut_off', previousReason: 'Too dark.' } as const;
  const { refusal, previous_refusal: previous } = presentModeratedVerification(refused, '2026-11-22', noPhoto);
  expect(refusal).toEqual({ code: 'id_cut_off', note: null });
  expect(previous).toEqual({ code: null, note: 'Too dark.' });
});
