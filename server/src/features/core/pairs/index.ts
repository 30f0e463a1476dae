export { answersIn, lockAnswers, takeAnswerBack, type Answers } from './answers.repository.ts';
export { commentsOf } from './comment-sql.ts';
export { takeCommentBack, writeComment } from './comments.repository.ts';
export {
  answeredBy,
  answersOf,
  areMatched,
  everMatched,
  hasAnswered,
  likesTo,
  lockMatchesOf,
  matchedPair,
  matchesOf,
  writeAnswer,
} from './pair-sql.ts';
export { blockMember, endMatch, listBlocked, unblock } from './separations.repository.ts';
export { canSwipe, logicOfFacts, maySeeField, type Logic, type ViewerRelation } from './relation-rules.ts';
export { logicOfSql, maySee, maySwipe } from './relation-sql.ts';
export { personalPairs } from './personal-data.repository.ts';
