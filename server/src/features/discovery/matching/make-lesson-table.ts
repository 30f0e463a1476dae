import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { endings } from '../../core/pairs/index.ts';
import { featuresBetween } from './feature-profiles.ts';
import { eventOfSwipe, lessonOf, lessonsPerDayMax, lookedAtAll, type LessonEvent } from './model/lessons.ts';
import type { LessonTable } from './model/lesson-table.ts';
import { featureNames, type FeatureName, type FeatureProfile } from './model/pair-features.ts';
import { unknown, type AnswerColumns } from './newest-answers.ts';

/** The lessons among some answers of members who teach. Those about somebody who is gone are left out. */
export function tableOf(answers: AnswerColumns, profiles: ReadonlyMap<number, FeatureProfile>): LessonTable {
  const events = eventsOf(answers);
  const rows = Int32Array.from(events.keys()).filter(
    (at) => events[at] && profiles.has(answers.viewer[at] ?? 0) && profiles.has(answers.candidate[at] ?? 0),
  );
  const lessonAt = (at: number) => lessonOf[events[at] ?? 'pass'];
  const placeOf = new Map([...profiles.keys()].map((id, place) => [id, place]));
  const places = (of: 'viewer' | 'candidate') => Int32Array.from(rows, (at) => placeOf.get(answers[of][at] ?? 0) ?? 0);
  return {
    memberIds: Float64Array.from(profiles.keys()),
    viewers: places('viewer'),
    candidates: places('candidate'),
    likes: Uint8Array.from(rows, (at) => Number(lessonAt(at).isYes)),
    weights: Float64Array.from(rows, (at) => lessonAt(at).weight),
    ofPairAlone: Uint8Array.from(rows, (at) => Number(lessonAt(at).about === 'pair')),
    places: Int32Array.from(rows, (at) => Math.max(0, answers.place[at] ?? 0)),
    moments: Float64Array.from(rows, (at) => answers.at[at] ?? 0),
    features: featureColumns(answers, rows, profiles),
  };
}

/** The event that each answer is; null if it teaches nothing. No more endings of a day teach than answers. */
function eventsOf(answers: AnswerColumns): (LessonEvent | null)[] {
  const { viewer, isLike, at, decidingMs, looked, hasWords } = answers;
  const [viewers, enders] = [new Map<number, Counted>(), new Map<number, Counted>()];
  return Array.from(viewer, (id, row) => {
    const ending = endings[answers.ending[row] ?? unknown] ?? null;
    const [day, liked] = [nairobiDay(new Date(at[row] ?? 0)), isLike[row] === 1];
    const { likesInARow, thatDay } = countAnswer(ending === null ? viewers : enders, id, day, liked);
    if (ending !== null) return thatDay <= lessonsPerDayMax ? ending : null;
    return eventOfSwipe({
      isLike: liked,
      decidingMs: decidingMs[row] === unknown ? null : (decidingMs[row] ?? null),
      likesInARow,
      hasWords: hasWords[row] === 1,
      sawEverything: looked[row] === lookedAtAll,
      isTrusted: true,
      isWithinDayLimit: thatDay <= lessonsPerDayMax,
    });
  });
}

interface Counted {
  readonly likesInARow: number;
  readonly day: string;
  readonly thatDay: number;
}

function countAnswer(counts: Map<number, Counted>, id: number, day: string, liked: boolean): Counted {
  const before = counts.get(id);
  const likesInARow = liked ? (before?.likesInARow ?? 0) + 1 : 0;
  const counted = { likesInARow, day, thatDay: before?.day === day ? before.thatDay + 1 : 1 };
  counts.set(id, counted);
  return counted;
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
