interface Opening {
  /** SQL for the ids of the pair. */
  readonly low: string;
  readonly high: string;
  /** SQL for the id of one of the two. */
  readonly member: string;
}

/** Condition: the member has opened the partner's profile or the chat since the match. */
export function isOpened({ low, high, member }: Opening): string {
  return `exists (select from opened_matches opened
    where opened.low_id = ${low} and opened.high_id = ${high} and opened.user_id = ${member})`;
}
