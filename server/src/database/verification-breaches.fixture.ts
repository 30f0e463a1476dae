/**
 * A verification of member 1 with its screening, document and pose, views of photos, a pending change of the profile,
 * and a decided one.
 */
export const existingVerifications = `
  insert into verifications (user_id, submitted_at) values (1, now());
  insert into verification_screenings (verification_id) select min(id) from verifications;
  insert into identity_documents values (sha256('1'), 1, now());
  insert into selfie_poses (user_id, pose, given_at) values (1, 'chin_open', now());
  insert into unheld_documents values (repeat('e', 32), 1, now());
  insert into photo_reviews (photo_id, why, submitted_at) values (1, 'explicit', now());
  insert into photo_looks values (1, 1, '{}');
  insert into profile_changes (user_id, photo_ids, photo_id, storage_key, width, height, thumbhash, submitted_at)
    values (1, '{2}', 2, repeat('c', 32), 1, 1, '', now());
  insert into decided_changes values (1, 1, 'A', 'B', now());
`;
const screening = (columns: string, values: string) =>
  `insert into verification_screenings (${columns}) values (${values})`;
const photoReview = (columns: string, values: string) =>
  `insert into photo_reviews (submitted_at, ${columns}) values (now(), ${values})`;
const verification = (columns: string, values: string) =>
  `insert into verifications (submitted_at, ${columns}) overriding system value values (now(), ${values})`;
const selfiePose = (values: string) => `insert into selfie_poses (given_at, user_id, pose) values (now(), ${values})`;
const waitingChange = (columns: string, values: string) =>
  `insert into profile_changes (submitted_at, ${columns}) overriding system value values (now(), ${values})`;
const waitingPhoto = 'user_id, photo_ids, photo_id, storage_key, width, height, thumbhash';

/** Statements that must be refused, each with the constraint that refuses it. */
export const verificationBreaches: readonly (readonly [constraint: string, statement: string])[] = [
  ['verifications_pkey', verification('id, user_id', '(select min(id) from verifications), 2')],
  ['verifications_user', verification('user_id', '4')],
  ['verifications_status', verification('user_id, status, decided_at', "2, 'lost', now()")],
  ['verifications_decision', verification('user_id, decision', "2, 'maybe'")],
  ['verifications_decided_whole', verification('user_id, decided_at', '2, now()')],
  ['verifications_decided_whole', verification('user_id, status', "2, 'approved'")],
  ['verifications_pose', verification('user_id, pose', "2, 'standing'")],
  ['verifications_consent', verification('user_id, consent', '2, 0')],
  ['selfie_poses_pkey', selfiePose("1, 'chin_open'")],
  ['selfie_poses_user', selfiePose("4, 'chin_open'")],
  ['selfie_poses_pose', selfiePose("2, 'standing'")],
  ['verifications_one_pending', verification('user_id', '1')],
  ['identity_documents_pkey', "insert into identity_documents values (sha256('1'), 2, now())"],
  ['identity_documents_mark', "insert into identity_documents values ('12345678', 2, now())"],
  ['identity_documents_user', "insert into identity_documents values (sha256('2'), 4, now())"],
  ['verification_screenings_pkey', screening('verification_id', '(select min(id) from verifications)')],
  ['verification_screenings_verification', screening('verification_id', '0')],
  ['verification_screenings_not_screened', screening('verification_id, not_screened', "0, 'tired'")],
  ['verification_screenings_whole', screening('verification_id, finished_at', '0, now()')],
  ['unheld_documents_pkey', "insert into unheld_documents values (repeat('e', 32), 1, now())"],
  ['unheld_documents_key_format', "insert into unheld_documents values ('../secret', 1, now())"],
  ['unheld_documents_user', "insert into unheld_documents values (repeat('f', 32), 4, now())"],
  ['photo_reviews_pkey', photoReview('photo_id, why', "1, 'explicit'")],
  ['photo_reviews_photo', photoReview('photo_id, why', "9, 'explicit'")],
  ['photo_looks_pkey', "insert into photo_looks values (1, 2, '{}')"],
  ['photo_looks_user', "insert into photo_looks values (2, 9, '{}')"],
  ['photo_reviews_why', photoReview('photo_id, why', "9, 'ugly'")],
  ['profile_changes_pkey', waitingChange('id, user_id, name', "(select min(id) from profile_changes), 2, 'A'")],
  ['profile_changes_one_each', waitingChange('user_id, name', "1, 'A'")],
  ['profile_changes_profile', waitingChange('user_id, name', "4, 'A'")],
  ['profile_changes_name_length', waitingChange('user_id, name', "2, ''")],
  ['profile_changes_name_length', waitingChange('user_id, name', "2, repeat('a', 81)")],
  ['profile_changes_gender', waitingChange('user_id, gender', "2, 'woman'")],
  ['profile_changes_gender_detail', waitingChange('user_id, gender, gender_detail', "2, 'female', 'trans'")],
  ['profile_changes_gender_detail', waitingChange('user_id, name, gender_detail', "2, 'A', 'trans'")],
  ['profile_changes_photo_ids', waitingChange('user_id, photo_ids', "2, '{}'")],
  ['profile_changes_photo_ids', waitingChange('user_id, photo_ids', "2, '{1,2,3,4,5,6,7}'")],
  ['decided_changes_pkey', "insert into decided_changes values (1, 2, 'A', 'B', now())"],
  ['decided_changes_profile', "insert into decided_changes values (2, 4, 'A', 'B', now())"],
  ['profile_changes_something', waitingChange('user_id', '2')],
  ['profile_changes_photo_whole', waitingChange('user_id, photo_ids, photo_id', "2, '{3}', 3")],
  ['profile_changes_photo_first', waitingChange(waitingPhoto, "2, '{3,4}', 4, repeat('d', 32), 1, 1, ''")],
  ['profile_changes_storage_key', waitingChange(waitingPhoto, "2, '{3}', 3, '../secret', 1, 1, ''")],
  ['profile_changes_storage_key_unique', waitingChange(waitingPhoto, "2, '{3}', 3, repeat('c', 32), 1, 1, ''")],
];
