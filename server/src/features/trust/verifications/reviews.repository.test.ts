import { expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { listSeenPictures } from '../../people/audit/index.ts';
import { findReview, findSubmission, listDecidedReviews, listReviewsByStatus } from './reviews.repository.ts';

const { database } = await setUpTestDatabase();
const now = new Date();

// In an empty table every index costs the same.
await database.pool.query(
  `with members as (
     insert into users (id, email, password_hash, full_name, created_at)
       select id, id || '@example.org', '', 'Waiting', now() from generate_series(1000, 1999) id returning id
   ) insert into verifications (user_id, submitted_at) select id, now() from members`,
);
await database.pool.query(
  `insert into moderation_audit (action, moderator_id, verification_id, user_id, created_at)
   select 'view_selfie', 1, n, 5, now() from generate_series(1, 1000) n`,
);
await database.pool.query('analyze verifications, moderation_audit');

const reader = { moderatorId: 1, lapsedAt: now, id: 2, verificationId: 2 };
const statements = { listReviewsByStatus, listDecidedReviews, findReview, findSubmission, listSeenPictures };

test.each([
  ['listReviewsByStatus', valuesOf(listReviewsByStatus, { ...reader, status: 'approved' }), 'verifications_queue'],
  ['listDecidedReviews', valuesOf(listDecidedReviews, reader), 'verifications_decided'],
  ['findReview', valuesOf(findReview, reader), 'verifications_pkey'],
  ['findSubmission', valuesOf(findSubmission, reader), 'verifications_pkey'],
  ['listSeenPictures', valuesOf(listSeenPictures, reader), 'moderation_audit_looks'],
] as const)('%s reads no table as a whole', async (name, values, index) => {
  const plan = await explain(database, statements[name].text, values);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
