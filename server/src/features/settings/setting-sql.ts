/** Condition: the member sends read receipts, and is shown those of others. Who has chosen nothing does. */
export function sendsReceipts(userId: string): string {
  return `coalesce((select read_receipts from member_settings where user_id = ${userId}), true)`;
}

/** Condition: the member shows matches when they were here, and is shown when others were. Who has chosen nothing does. */
export function showsPresence(userId: string): string {
  return `coalesce((select shows_presence from member_settings where user_id = ${userId}), true)`;
}
