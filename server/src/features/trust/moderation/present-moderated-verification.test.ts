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

test('a submission is whole, with its photo small and large', () => {
  const decidedAt = new Date('2026-11-22T05:00:00Z');
  const photo: ReviewRow['photo'] = [3, 'key', 100, 200, 'x'];
  const more = { photo, status: 'rejected', reason: 'Dark', decidedAt, decidedBy: 7, claimedBy: 8 } as const;
  const shown = presentModeratedVerification({ ...row, ...more }, '2026-11-22', (key, size) => `/${key}-${size}`);
  const variants = { '160': '/key-160', '480': '/key-480', '1080': '/key-1080' };
  expect(shown).toEqual({
    id: 1,
    user_id: 2,
    name: 'Amina',
    age: 30,
    birthday: '1996-05-05',
    age_by_birthday: 30,
    age_differs: false,
    location: 'Nairobi',
    joined_at: '2026-11-21T21:30:00.000Z',
    photo: '/key-160',
    photo_detail: { id: 3, width: 100, height: 200, thumbhash: 'x', variants },
    status: 'rejected',
    refusal: { code: null, note: 'Dark' },
    submitted_at: '2026-11-21T21:30:00.000Z',
    decide_by: '2026-11-23T21:30:00.000Z',
    decided_at: '2026-11-22T05:00:00.000Z',
    decided_by: 7,
    claimed_by: 8,
    request_number: 1,
    previous_refusal: null,
    pose: null,
    has_face_consent: false,
    screening: null,
  });
});
