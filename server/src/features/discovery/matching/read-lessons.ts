import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { findPageEnd, listAnswersBetween, type GivenAnswer } from '../../core/pairs/index.ts';
import { listFeatureProfiles } from './feature-profiles.ts';
import type { LessonTable } from './model/lesson-table.ts';
import type { FeatureProfile } from './model/pair-features.ts';
import { refitLessonsMax } from './model/refit.ts';
import { tableOf } from './make-lesson-table.ts';
import { createNewestAnswers, type NewestAnswers } from './newest-answers.ts';
import { listLearners, type Learner } from './teachers.repository.ts';

/** Older answers tell of other people: tastes, and who is here, change. */
const daysMax = 90;
const dayMs = 24 * 60 * 60 * 1000;
/** One statement looks at so many pairs, or at so many members. */
const pageSize = 5000;
const beyondAll = Number.MAX_SAFE_INTEGER;

/**
 * The newest lessons of all members who teach, at most 200,000. It goes through all pairs by small statements. Profiles
 * are those of today, since nobody knows those of the day of the answer. Everybody counts as just seen, as people are
 * who are shown.
 */
export async function readLessons(database: Database, now: Date): Promise<LessonTable> {
  const newest = createNewestAnswers(refitLessonsMax, now.getTime() - daysMax * dayMs);
  let place = { lowId: 0, highId: 0 };
  while (place.lowId < beyondAll) {
    const end = (await getRow(database, findPageEnd, { ...place, size: pageSize })) ?? {
      lowId: beyondAll,
      highId: beyondAll,
    };
    const between = { ...place, toLow: end.lowId, toHigh: end.highId, since: new Date(newest.since()) };
    await addTeaching(database, newest, await getRows(database, listAnswersBetween, between));
    place = end;
  }
  const answers = newest.inOrder();
  const ids = [...new Set([...answers.viewer, ...answers.candidate])];
  return tableOf(answers, await readProfiles(database, ids, nairobiDay(now)));
}

async function addTeaching(database: Database, newest: NewestAnswers, answers: readonly GivenAnswer[]): Promise<void> {
  const ids = [...new Set(answers.flatMap(({ viewer, candidate }) => [viewer, candidate]))];
  const learners = new Map((await getRows(database, listLearners, { ids })).map((each) => [each.id, each]));
  for (const answer of answers)
    if (mayTeach(answer, learners.get(answer.viewer), learners.get(answer.candidate))) newest.add(answer);
}

/**
 * The same answers teach as in the fold: of trusted members, where neither has stopped the learning. Whoever separates
 * from somebody whom a report or ban is about may have done so for safety, which is not taste.
 */
function mayTeach({ ending }: GivenAnswer, viewer: Learner | undefined, candidate: Learner | undefined): boolean {
  const takePart = viewer?.learns === true && candidate?.learns === true;
  return takePart && viewer.isTrusted && (ending === null || candidate.isTrusted);
}

/** Equal words are one text in memory, since there may be as many profiles as lessons. */
async function readProfiles(database: Database, ids: readonly number[], day: string) {
  const profiles = new Map<number, FeatureProfile>();
  const words = new Map<string, string>();
  const once = (word: string) => words.get(word) ?? words.set(word, word).get(word) ?? word;
  for (let at = 0; at < ids.length; at += pageSize)
    for (const [id, profile] of await listFeatureProfiles(database, ids.slice(at, at + pageSize), day))
      profiles.set(id, { ...profile, weeksAway: 0, interests: profile.interests.map(once) });
  return profiles;
}
