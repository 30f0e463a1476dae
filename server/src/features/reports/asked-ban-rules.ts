interface AskedBan {
  /** When a ban was asked for that nobody has answered. */
  readonly banAskedAt: Date | null;
  readonly decidedBy: number | null;
}

/** Whether a ban waits for this moderator's answer: for anybody's but that of the one who has asked for it. */
export function waitsForAnswerOf({ banAskedAt, decidedBy }: AskedBan, moderatorId: number): boolean {
  return banAskedAt !== null && decidedBy !== moderatorId;
}
