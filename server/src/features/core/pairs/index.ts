export { answersIn, lockAnswers, takeAnswerBack, type Answers } from './answers.repository.ts';
export { commentsOf } from './comment-sql.ts';
export { takeCommentBack, writeComment } from './comments.repository.ts';
export {
  answeredBy,
  answersOf,
  areMatched,
  everMatched,
  hasAnswered,
  likesAnsweredSince,
  lockMatchedPair,
  lockMatchesOf,
  matchedPair,
  matchesOf,
  unansweredLikesTo,
  writeAnswer,
} from './pair-sql.ts';
export { blockedBy, blockNewPair, blockPair, endMatch, unblockMember } from './separation-sql.ts';
export { canSwipe, maySeeField, type ViewerRelation } from './relation-rules.ts';
export { maySee, maySwipe } from './relation-sql.ts';
export { personalPairs } from './personal-data.repository.ts';
