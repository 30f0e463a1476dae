import { featureNames, type FeatureName } from './pair-features.ts';

/** Answers by columns, in the order in which they were given. It is small, and a thread takes it as it is. */
export interface LessonTable {
  /** The numbers of all members in it. Viewers and candidates are places in this list. */
  readonly memberIds: Float64Array;
  readonly viewers: Int32Array;
  readonly candidates: Int32Array;
  /** 1 for a like, 0 for a pass. */
  readonly likes: Uint8Array;
  /** The number of plain swipes that the answer counts as, above 0 (`lessons.ts`). */
  readonly weights: Float64Array;
  /** 1 for a lesson about the pair alone, which changes no number of a member (`Lesson`), otherwise 0. */
  readonly ofPairAlone: Uint8Array;
  /** The place of the card in its visit, from 1; 0 if it is not known. */
  readonly places: Int32Array;
  /** In ms since 1970. */
  readonly moments: Float64Array;
  readonly features: Readonly<Record<FeatureName, Float64Array>>;
}

/** Lessons that cannot be learned from. The message names the column. */
export class BrokenLessonsError extends Error {
  override readonly name = 'BrokenLessonsError';
}

/** @throws BrokenLessonsError for a column that is missing, has another length, or has a value that cannot be */
export function checkLessons(table: LessonTable): void {
  const { memberIds, viewers, candidates, likes, weights, ofPairAlone, places, moments, features } = table;
  const isMember = (place: number) => place >= 0 && place < memberIds.length;
  checkColumn('viewers', viewers, viewers.length, isMember);
  const count = viewers.length;
  checkColumn('candidates', candidates, count, isMember);
  checkColumn('likes', likes, count, (like) => like === 0 || like === 1);
  checkColumn('weights', weights, count, (weight) => weight > 0 && Number.isFinite(weight));
  checkColumn('ofPairAlone', ofPairAlone, count, (isAlone) => isAlone === 0 || isAlone === 1);
  checkColumn('places', places, count, (place) => place >= 0);
  checkColumn('moments', moments, count, Number.isFinite);
  for (const name of featureNames) checkColumn(name, features[name], count, (value) => Math.abs(value) <= 2);
}

type Column = Float64Array | Int32Array | Uint8Array;

function checkColumn(name: string, column: Column | undefined, count: number, isSound: (value: number) => boolean) {
  if (!column) throw new BrokenLessonsError(`The column ${name} is missing.`);
  if (column.length !== count)
    throw new BrokenLessonsError(`${name} has ${column.length} values for ${count} lessons.`);
  const at = column.findIndex((value) => !isSound(value));
  if (at !== -1) throw new BrokenLessonsError(`${name} is ${column[at]} in lesson ${at}.`);
}
