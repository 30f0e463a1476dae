export { answersIn, lockAnswers, takeAnswerBack, type Answers } from './answers.repository.ts';
export { takeCommentBack, writeComment } from './comments.repository.ts';
export { findLastToLearn, takeAnswers, type TakenAnswer } from './lessons.repository.ts';
export {
  endings,
  findPageEnd,
  findWaitingLessons,
  listAnswersBetween,
  listMatchesSince,
  type GivenAnswer,
} from './pair-lessons.repository.ts';
export {
  answeredBy,
  answersOf,
  commentsOf,
  everMatched,
  likedAt,
  likesTo,
  lockMatchesOf,
  manyOpenLikes,
  matchesOf,
  writeAnswer,
} from './pair-sql.ts';
export { blockMember, endMatch, listBlocked, unblock } from './separations.repository.ts';
export { canSwipe, logicOfFacts, maySeeField, type Logic, type Two, type ViewerRelation } from './relation-rules.ts';
export { areMatched, hasAnswered, isPairOf, logicOfSql, matchedPair, maySee, maySwipe } from './relation-sql.ts';
export {
  marksOf,
  matchToTeach,
  teachesNothing,
  teachNothingTogether,
  writeTaught,
  type TogetherEvent,
  type TogetherLesson,
} from './taught-together.repository.ts';
export { personalPairs } from './personal-data.repository.ts';
