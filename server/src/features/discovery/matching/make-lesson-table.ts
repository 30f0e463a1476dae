import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { featuresBetween } from './feature-profiles.ts';
import { eventOfSwipe, lessonOf, lessonsPerDayMax, lookedAtAll } from './model/lessons.ts';
import type { LessonTable } from './model/lesson-table.ts';
import { featureNames, type FeatureName, type FeatureProfile } from './model/pair-features.ts';
import { unknown, type AnswerColumns } from './newest-answers.ts';

/** The lessons among some answers of members who teach. Those about somebody who is gone are left out. */
export function tableOf(answers: AnswerColumns, profiles: ReadonlyMap<number, FeatureProfile>): LessonTable {
  const weights = weigh(answers);
  const isLesson = (weight: number, at: number) =>
    weight > 0 && profiles.has(answers.viewer[at] ?? 0) && profiles.has(answers.candidate[at] ?? 0);
  const rows = Int32Array.from(weights.keys()).filter((at) => isLesson(weights[at] ?? 0, at));
  const placeOf = new Map([...profiles.keys()].map((id, place) => [id, place]));
  const places = (of: 'viewer' | 'candidate') => Int32Array.from(rows, (at) => placeOf.get(answers[of][at] ?? 0) ?? 0);
  return {
    memberIds: Float64Array.from(profiles.keys()),
    viewers: places('viewer'),
    candidates: places('candidate'),
    likes: Uint8Array.from(rows, (at) => answers.isLike[at] ?? 0),
    weights: Float64Array.from(rows, (at) => weights[at] ?? 0),
    places: Int32Array.from(rows, (at) => Math.max(0, answers.place[at] ?? 0)),
    moments: Float64Array.from(rows, (at) => answers.at[at] ?? 0),
    features: featureColumns(answers, rows, profiles),
  };
}

/** The number of plain swipes that each answer counts as; 0 if it teaches nothing. */
function weigh({ viewer, isLike, at, decidingMs, looked, hasWords }: AnswerColumns): Float64Array {
  const viewers = new Map<number, { likesInARow: number; day: string; thatDay: number }>();
  return Float64Array.from(viewer, (id, row) => {
    const [before, day, liked] = [viewers.get(id), nairobiDay(new Date(at[row] ?? 0)), isLike[row] === 1];
    const likesInARow = liked ? (before?.likesInARow ?? 0) + 1 : 0;
    const thatDay = before?.day === day ? before.thatDay + 1 : 1;
    viewers.set(id, { likesInARow, day, thatDay });
    const event = eventOfSwipe({
      isLike: liked,
      decidingMs: decidingMs[row] === unknown ? null : (decidingMs[row] ?? null),
      likesInARow,
      hasWords: hasWords[row] === 1,
      sawEverything: looked[row] === lookedAtAll,
      isTrusted: true,
      isWithinDayLimit: thatDay <= lessonsPerDayMax,
    });
    return event === null ? 0 : lessonOf[event].weight;
  });
}

function featureColumns(answers: AnswerColumns, rows: Int32Array, profiles: ReadonlyMap<number, FeatureProfile>) {
  const columns = Object.fromEntries(featureNames.map((name) => [name, new Float64Array(rows.length)]));
  const features = columns as Record<FeatureName, Float64Array>;
  for (const [place, at] of rows.entries()) {
    const [viewer, candidate] = [profiles.get(answers.viewer[at] ?? 0), profiles.get(answers.candidate[at] ?? 0)];
    if (!viewer || !candidate) continue;
    const between = featuresBetween(viewer, candidate);
    for (const name of featureNames) features[name][place] = between[name];
  }
  return features;
}
