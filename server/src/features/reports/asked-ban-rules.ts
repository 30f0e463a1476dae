interface AskedBan {
  /** The time when a ban was requested that nobody has answered. */
  readonly banAskedAt: Date | null;
  readonly decidedBy: number | null;
}

/**
 * Returns true if a ban waits for this moderator's answer. Every moderator except the one who requested it may answer.
 */
export function waitsForAnswerOf({ banAskedAt, decidedBy }: AskedBan, moderatorId: number): boolean {
  return banAskedAt !== null && decidedBy !== moderatorId;
}
