export { commentsOf, deleteComment, writeComment } from './comment-sql.ts';
export {
  answeredBy,
  answerOf,
  areMatched,
  bothAnswers,
  clearAnswer,
  deleteUnansweredPair,
  everMatched,
  hasAnswered,
  likesAnsweredSince,
  lockMatchedPair,
  lockMatchesOf,
  lockPair,
  matchedPair,
  matchesOf,
  unansweredLikesTo,
  writeAnswer,
} from './pair-sql.ts';
export { blockedBy, blockNewPair, blockPair, endMatch, unblockMember } from './separation-sql.ts';
export { maySeeField, type ViewerRelation } from './relation-rules.ts';
export { maySee, maySwipe } from './relation-sql.ts';
export { personalPairs } from './personal-data.repository.ts';
