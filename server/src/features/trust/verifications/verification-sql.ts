// SQL with which other features read and write verifications.

/**
 * Query for the submissions that wait or were decided since then: user_id, arrived_at, decided_at, decided_by,
 * decision.
 */
export function submissionsSince(since: string): string {
  return `select user_id, submitted_at as arrived_at, decided_at, decided_by, decision from verifications
     where status = 'pending' or decided_at >= ${since}`;
}

/** Statements that erase the data that a member's consent to the verification covered, once the files are recorded. */
export function forgetSubmissions(userId: string): readonly string[] {
  return [
    `delete from verifications where user_id = ${userId} and status = 'pending'`,
    `delete from verification_screenings using verifications
      where verifications.id = verification_screenings.verification_id and verifications.user_id = ${userId}`,
    `update verifications set selfie_key = null, document_key = null where user_id = ${userId}`,
    `delete from selfie_poses where user_id = ${userId}`,
  ];
}
