// SQL for what other features read and write of accounts.

/** Condition: the member is a moderator now, whatever their access token says. */
export function isModerator(memberId: string): string {
  return `exists (select from users actor where actor.id = ${memberId} and actor.role = 'moderator')`;
}

/** Condition: the first member is a moderator now and the second is somebody else. Nobody reviews what is their own. */
export function mayReview(moderatorId: string, memberId: string): string {
  return `(${memberId} <> ${moderatorId} and ${isModerator(moderatorId)})`;
}

export function joinedAt(member: string): string {
  return `${member}.created_at`;
}

/** Query for the member with this e-mail: id. */
export function memberWithEmail(email: string): string {
  return `select member.id from users member where member.email = ${email}`;
}

/**
 * Statement that gives a role to the members whose id is in the rows of `from`. It returns the ids of those who had
 * another role.
 */
export function changeRole(role: string, { from }: { from: string }): string {
  return `update users member set role = ${role} from ${from}
     where member.id = ${from}.id and member.role <> ${role} returning member.id`;
}

export function emailOf(member: string): string {
  return `${member}.email`;
}
