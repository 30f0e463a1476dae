// SQL for what other features read and write of accounts.

/** Condition: the member is a moderator now, whatever their access token says. */
export function isModerator(memberId: string): string {
  return `exists (select from users actor where actor.id = ${memberId} and actor.role = 'moderator')`;
}

export function joinedAt(member: string): string {
  return `${member}.created_at`;
}

/** Query for the member with this e-mail: id. */
export function memberWithEmail(email: string): string {
  return `select member.id from users member where member.email = ${email}`;
}

/** Statement that gives the members whose id stands in the rows of `from` a role; returns the id of those who had another. */
export function changeRole(role: string, { from }: { from: string }): string {
  return `update users member set role = ${role} from ${from} where member.id = ${from}.id and member.role <> ${role} returning member.id`;
}
