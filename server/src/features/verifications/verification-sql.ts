// SQL with which other features read and write verifications.

/** Statement that gives up the moderator's claims of pending verifications, except that of the id `but`. */
export function releaseClaims(moderatorId: string, { but, when }: { but: string; when: string }): string {
  return `update verifications set claimed_by = null, claimed_at = null
     where status = 'pending' and claimed_by = ${moderatorId} and id is distinct from ${but} and ${when}`;
}

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
