/** The separation of two members, as the one sees it who takes a block back. */
export interface SeparationFacts {
  /** I have blocked them, and they have blocked me. */
  readonly isMine: boolean;
  readonly isTheirs: boolean;
  /** Somebody has ended their match, without a block. */
  readonly isUnmatched: boolean;
  /** They were a match until the block, or until somebody ended it. */
  readonly wereMatched: boolean;
}

/**
 * Decides what stays when a block is taken back. The two are strangers then, who may meet again, unless the other
 * member has blocked too, or the match was ended before. `forget`: nothing was between them but the block. `reunite`:
 * the end of their match stays on record, and the comment of an earlier like does not belong to a new one.
 */
export function decideUnblock({
  isMine,
  isTheirs,
  isUnmatched,
  wereMatched,
}: SeparationFacts): 'nothing' | 'forget' | 'reunite' | 'stay_apart' {
  if (!isMine) return 'nothing';
  if (isTheirs || isUnmatched) return 'stay_apart';
  return wereMatched ? 'reunite' : 'forget';
}
