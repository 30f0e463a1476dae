// SQL with which reviewers list, claim and decide changes.

/**
 * Row source of the changes: id, user_id, name, photo_ids, photo (a PhotoRow or null), submitted_at, claimed_by,
 * claimed_at.
 */
export function waitingChanges(alias: string): string {
  return `(select id, user_id, name, photo_ids, submitted_at, claimed_by, claimed_at,
      case when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
    from profile_changes) ${alias}`;
}

/** A reviewer's hold on a change, or on a photo. */
export interface ReviewClaim {
  readonly id: string;
  readonly moderatorId: string;
  /** Claims made at or before this time have lapsed. */
  readonly lapsedAt: string;
  /** SQL condition: this moderator may act on what the member with this id has sent. */
  readonly mayAct: (userId: string) => string;
}

const isFree = ({ moderatorId, lapsedAt }: ReviewClaim): string =>
  `(change.claimed_at is null or change.claimed_at <= ${lapsedAt} or change.claimed_by = ${moderatorId})`;

/** Statement that claims a change: id, user_id. */
export function claimChange(claim: ReviewClaim, at: string): string {
  return `update profile_changes change set claimed_by = ${claim.moderatorId}, claimed_at = ${at}
     where change.id = ${claim.id} and ${isFree(claim)} and ${claim.mayAct('change.user_id')}
     returning change.id, change.user_id`;
}

/** Statement that gives up the moderator's claims of changes, except that of the id `but`. */
export function releaseChanges(moderatorId: string, { but, when }: { but: string; when: string }): string {
  return `update profile_changes set claimed_by = null, claimed_at = null
     where claimed_by = ${moderatorId} and id is distinct from ${but} and ${when}`;
}

/** Statement that removes a change, to be applied or dropped: id, user_id, name, photo_ids, photo. */
export function takeChange(claim: ReviewClaim): string {
  return `delete from profile_changes change
     where change.id = ${claim.id} and ${isFree(claim)} and ${claim.mayAct('change.user_id')}
     returning change.id, change.user_id, change.name, change.photo_ids,
       case when change.photo_id is not null
         then json_build_array(change.photo_id, change.storage_key, change.width, change.height, change.thumbhash)
       end as photo`;
}
