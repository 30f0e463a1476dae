// SQL for what other features write of verifications.

/** Statement that gives up the moderator's claims of pending verifications, except that of the id `but`. */
export function releaseClaims(moderatorId: string, { but, when }: { but: string; when: string }): string {
  return `update verifications set claimed_by = null, claimed_at = null
     where status = 'pending' and claimed_by = ${moderatorId} and id is distinct from ${but} and ${when}`;
}
