import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { GivenAnswer } from '../../core/pairs/index.ts';
import { featuresBetween } from './feature-profiles.ts';
import { eventOfSwipe, lessonOf } from './model/lessons.ts';
import type { LessonTable } from './model/lesson-table.ts';
import { featureNames, type FeatureName, type FeatureProfile } from './model/pair-features.ts';

/** The value of `looked` for all photos, or all answers. */
const lookedAtAll = 2;
/** The answers of a member that teach on one Nairobi day. */
const lessonsPerDayMax = 200;

/** An answer that teaches, with the number of plain swipes that it counts as. */
export interface WeighedAnswer extends GivenAnswer {
  readonly weight: number;
}

/** The answers that teach, of those of some members who may teach, in the order in which they were given. */
export function lessonsOf(answers: readonly GivenAnswer[]): WeighedAnswer[] {
  const viewers = new Map<number, { likesInARow: number; day: string; thatDay: number }>();
  return answers.flatMap((answer) => {
    const [before, day] = [viewers.get(answer.viewer), nairobiDay(answer.at)];
    const likesInARow = answer.isLike ? (before?.likesInARow ?? 0) + 1 : 0;
    const thatDay = before?.day === day ? before.thatDay + 1 : 1;
    viewers.set(answer.viewer, { likesInARow, day, thatDay });
    const event = eventOfSwipe({
      isLike: answer.isLike,
      decidingMs: answer.decidingMs,
      likesInARow,
      hasWords: answer.hasWords,
      sawEverything: answer.looked === lookedAtAll,
      isTrusted: true,
      isWithinDayLimit: thatDay <= lessonsPerDayMax,
    });
    return event === null ? [] : [{ ...answer, weight: lessonOf[event].weight }];
  });
}

/** The lessons by columns. Those about somebody who is gone are left out. */
export function tableOf(lessons: readonly WeighedAnswer[], profiles: ReadonlyMap<number, FeatureProfile>): LessonTable {
  const places = new Map([...profiles.keys()].map((id, at) => [id, at]));
  const known = lessons.filter(({ viewer, candidate }) => places.has(viewer) && places.has(candidate));
  const features = Object.fromEntries(featureNames.map((name) => [name, new Float64Array(known.length)])) as Record<
    FeatureName,
    Float64Array
  >;
  for (const [at, { viewer, candidate }] of known.entries()) {
    const [one, other] = [profiles.get(viewer), profiles.get(candidate)];
    if (!one || !other) continue;
    const between = featuresBetween(one, other);
    for (const name of featureNames) features[name][at] = between[name];
  }
  return {
    memberIds: Float64Array.from(profiles.keys()),
    viewers: Int32Array.from(known, ({ viewer }) => places.get(viewer) ?? 0),
    candidates: Int32Array.from(known, ({ candidate }) => places.get(candidate) ?? 0),
    likes: Uint8Array.from(known, ({ isLike }) => Number(isLike)),
    weights: Float64Array.from(known, ({ weight }) => weight),
    places: Int32Array.from(known, ({ place }) => place ?? 0),
    moments: Float64Array.from(known, ({ at }) => at.getTime()),
    features,
  };
}
