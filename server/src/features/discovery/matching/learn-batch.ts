import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { PendingLesson } from '../../core/pairs/index.ts';
import type { RankingFacts } from '../../people/profiles/index.ts';
import { basesOf, featureProfileOf } from './feature-profiles.ts';
import { driftState, type MemberState } from './model/belief.ts';
import { learnLesson } from './model/learn-lesson.ts';
import { eventOfSwipe, lessonOf, lessonsPerDayMax, lookedAtAll, type Lesson } from './model/lessons.ts';
import type { Weights } from './model/weights.ts';
import type { LearnedRow } from './matching-states.repository.ts';
import type { Learner } from './teachers.repository.ts';
import { stateOfRow } from './state-of-row.ts';

/** All that is known of the members of a batch. */
export interface BatchFacts {
  readonly rows: readonly LearnedRow[];
  readonly learners: readonly Learner[];
  readonly profiles: readonly RankingFacts[];
  readonly weights: Weights;
}

type Member = {
  -readonly [Name in keyof Omit<LearnedRow, 'id' | `${string}Mean` | `${string}Variance`>]: LearnedRow[Name];
} & {
  state: MemberState;
};

interface Two {
  readonly viewerId: number;
  readonly candidateId: number;
  /** In ms since 1970. */
  readonly at: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const stranger = { learnedAt: null, shown: 0, likesInARow: 0, answeredOn: null, answersThatDay: 0 };

/**
 * The members of a batch while its lessons are learned, one after the other. The result depends only on the lessons,
 * their order and the facts, not on when they are learned. Damaged rows count as those of new members.
 */
export class Batch {
  readonly #rows: ReadonlyMap<number, LearnedRow>;
  readonly #learners: ReadonlyMap<number, Learner>;
  readonly #profiles: ReadonlyMap<number, RankingFacts>;
  readonly #weights: Weights;
  readonly #touched = new Map<number, Member>();

  constructor({ rows, learners, profiles, weights }: BatchFacts) {
    this.#rows = new Map(rows.map((row) => [row.id, row]));
    this.#learners = new Map(learners.map((learner) => [learner.id, learner]));
    this.#profiles = new Map(profiles.map((facts) => [facts.id, facts]));
    this.#weights = weights;
  }

  /** Learns a like or a pass, if it teaches, and counts it. */
  learnAnswer({ lowId, highId, isOfLow, micros, liked, decidingMs, looked, hasWords }: PendingLesson): void {
    if (micros === null || liked === null) return;
    const [viewerId, candidateId] = isOfLow ? [lowId, highId] : [highId, lowId];
    const two = { viewerId, candidateId, at: Math.floor(micros / 1000) };
    if (!this.#takePart(two)) return;
    const [viewer, candidate] = [this.#member(viewerId), this.#member(candidateId)];
    countAnswer(viewer, liked, nairobiDay(new Date(two.at)));
    candidate.shown += 1;
    const event = eventOfSwipe({
      isLike: liked,
      decidingMs,
      likesInARow: viewer.likesInARow,
      hasWords,
      sawEverything: looked === lookedAtAll,
      isTrusted: this.#learners.get(viewerId)?.isTrusted === true,
      isWithinDayLimit: viewer.answersThatDay <= lessonsPerDayMax,
    });
    if (event) this.#learn(two, lessonOf[event]);
  }

  /** Learns what two matches have done together, if both are trusted. */
  learnTogether(two: Two, lesson: Lesson): void {
    const areTrusted = [two.viewerId, two.candidateId].every((id) => this.#learners.get(id)?.isTrusted === true);
    if (areTrusted && this.#takePart(two)) this.#learn(two, lesson);
  }

  /** The rows that have changed, by id. */
  changed(): LearnedRow[] {
    return [...this.#touched]
      .toSorted(([one], [other]) => one - other)
      .map(([id, { state, ...counts }]) => ({
        id,
        ...counts,
        generosityMean: state.generosity.mean,
        generosityVariance: state.generosity.variance,
        attractivenessMean: state.attractiveness.mean,
        attractivenessVariance: state.attractiveness.variance,
      }));
  }

  /** Nothing is learned from or about a member who has stopped the learning, or has left. */
  #takePart({ viewerId, candidateId }: Two): boolean {
    return [viewerId, candidateId].every((id) => this.#learners.get(id)?.learns === true);
  }

  #learn({ viewerId, candidateId, at }: Two, lesson: Lesson): void {
    const [viewerFacts, candidateFacts] = [this.#profiles.get(viewerId), this.#profiles.get(candidateId)];
    if (!viewerFacts || !candidateFacts) return;
    const [viewer, candidate] = [this.#member(viewerId), this.#member(candidateId)];
    const day = nairobiDay(new Date(at));
    const bases = basesOf(this.#weights, featureProfileOf(viewerFacts, day), featureProfileOf(candidateFacts, day));
    const learned = learnLesson(lesson, { viewer: driftTo(viewer, at), candidate: driftTo(candidate, at), ...bases });
    viewer.state = learned.viewer;
    candidate.state = learned.candidate;
    viewer.learnedAt = at;
    candidate.learnedAt = at;
  }

  #member(id: number): Member {
    const touched = this.#touched.get(id);
    if (touched) return touched;
    const row = this.#rows.get(id);
    const { learnedAt, shown, likesInARow, answeredOn, answersThatDay } = row ?? stranger;
    const state = stateOfRow(row ?? null);
    const member = { state, learnedAt, shown, likesInARow, answeredOn, answersThatDay };
    this.#touched.set(id, member);
    return member;
  }
}

function countAnswer(viewer: Member, liked: boolean, day: string): void {
  viewer.likesInARow = liked ? viewer.likesInARow + 1 : 0;
  viewer.answersThatDay = viewer.answeredOn === day ? viewer.answersThatDay + 1 : 1;
  viewer.answeredOn = day;
}

function driftTo({ state, learnedAt }: Member, at: number): MemberState {
  return learnedAt === null ? state : driftState(state, (at - learnedAt) / dayMs);
}
