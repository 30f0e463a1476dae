export { commentsOf, deleteComment, writeComment } from './comment-sql.ts';
export {
  answeredBy,
  answerOf,
  areMatched,
  bothAnswers,
  clearAnswer,
  deleteUnansweredPair,
  hasAnswered,
  lockMatchedPair,
  lockPair,
  matchedPair,
  matchesOf,
  writeAnswer,
} from './pair-sql.ts';
export { maySeeField, type ViewerRelation } from './relation-rules.ts';
export { maySee, maySwipe } from './relation-sql.ts';
