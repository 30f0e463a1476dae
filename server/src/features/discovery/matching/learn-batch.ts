import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { TakenAnswer } from '../../core/pairs/index.ts';
import { basesOf, featureProfileOf } from './feature-profiles.ts';
import { driftState, type Belief, type MemberState } from './model/belief.ts';
import { learnLesson } from './model/learn-lesson.ts';
import { eventOfSwipe, lessonOf, lessonsPerDayMax, lookedAtAll, type Lesson } from './model/lessons.ts';
import type { Weights } from './model/weights.ts';
import type { LearnedColumns, LearnedRow } from './matching-states.repository.ts';
import type { LearnerWithFacts } from './teachers.repository.ts';
import { stateOfRow } from './state-of-row.ts';

/** All that is known of the members of a batch, by their ids. */
export interface BatchFacts {
  readonly rows: ReadonlyMap<number, LearnedRow>;
  readonly learners: ReadonlyMap<number, LearnerWithFacts>;
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

type TwoOnDay = Two & {
  /** The Nairobi day of the moment. */
  readonly day: string;
};

const dayMs = 24 * 60 * 60 * 1000;
const stranger = { learnedAt: null, shown: 0, likesInARow: 0, answeredOn: null, answersThatDay: 0 };

/**
 * The members of a batch while its lessons are learned, one after the other. The result depends only on the lessons,
 * their order and the facts, not on when they are learned. Damaged rows count as those of new members.
 */
export class Batch {
  readonly #rows: ReadonlyMap<number, LearnedRow>;
  readonly #learners: ReadonlyMap<number, LearnerWithFacts>;
  readonly #weights: Weights;
  readonly #touched = new Map<number, Member>();

  constructor({ rows, learners, weights }: BatchFacts) {
    this.#rows = rows;
    this.#learners = learners;
    this.#weights = weights;
  }

  /** Learns a like or a pass, if it teaches, and counts it. */
  learnAnswer({ lowId, highId, isOfLow, micros, liked, decidingMs, looked, hasWords }: TakenAnswer): void {
    const [viewerId, candidateId] = isOfLow ? [lowId, highId] : [highId, lowId];
    const two = onDay({ viewerId, candidateId, at: Math.floor(micros / 1000) });
    if (!this.#takePart(two)) return;
    const [viewer, candidate] = [this.#member(viewerId), this.#member(candidateId)];
    countAnswer(viewer, liked, two.day);
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
    if (areTrusted && this.#takePart(two)) this.#learn(onDay(two), lesson);
  }

  /** Returns what has changed, in the order of the ids: of the rows that were read, and of new ones. */
  changed(): { readonly known: LearnedColumns; readonly added: LearnedColumns } {
    const ids = [...this.#touched.keys()].toSorted((one, other) => one - other);
    const isKnown = (id: number) => this.#rows.has(id);
    return { known: this.#columnsOf(ids.filter(isKnown)), added: this.#columnsOf(ids.filter((id) => !isKnown(id))) };
  }

  #columnsOf(ids: readonly number[]): LearnedColumns {
    const members = ids.map((id) => this.#member(id));
    return {
      ids,
      generosityMeans: members.map(({ state }) => inMillionths(state.generosity.mean)),
      generosityVariances: members.map(({ state }) => inMillionths(state.generosity.variance)),
      attractivenessMeans: members.map(({ state }) => inMillionths(state.attractiveness.mean)),
      attractivenessVariances: members.map(({ state }) => inMillionths(state.attractiveness.variance)),
      learnedAts: members.map(({ learnedAt }) => learnedAt),
      showns: members.map(({ shown }) => shown),
      likesInARows: members.map(({ likesInARow }) => likesInARow),
      answeredOns: members.map(({ answeredOn }) => answeredOn),
      answersThatDays: members.map(({ answersThatDay }) => answersThatDay),
    };
  }

  /** Nothing is learned from or about a member who has stopped the learning, or has left. */
  #takePart({ viewerId, candidateId }: Two): boolean {
    return [viewerId, candidateId].every((id) => this.#learners.get(id)?.learns === true);
  }

  #learn({ viewerId, candidateId, at, day }: TwoOnDay, lesson: Lesson): void {
    const [viewerFacts, candidateFacts] = [this.#learners.get(viewerId)?.facts, this.#learners.get(candidateId)?.facts];
    if (!viewerFacts || !candidateFacts) return;
    const [viewer, candidate] = [this.#member(viewerId), this.#member(candidateId)];
    const bases = basesOf(this.#weights, featureProfileOf(viewerFacts, day), featureProfileOf(candidateFacts, day));
    const learned = learnLesson(lesson, { viewer: driftTo(viewer, at), candidate: driftTo(candidate, at), ...bases });
    viewer.state = roundState(learned.viewer);
    candidate.state = roundState(learned.candidate);
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

/** Beliefs are kept with six decimals. All of a double would be written and read in twice the time. */
const inMillionths = (value: number): number => Math.round(value * 1e6);
const round = (value: number): number => inMillionths(value) / 1e6;

const roundBelief = ({ mean, variance }: Belief): Belief => ({
  mean: round(mean),
  variance: Math.max(1e-6, round(variance)),
});

const roundState = ({ generosity, attractiveness }: MemberState): MemberState => ({
  generosity: roundBelief(generosity),
  attractiveness: roundBelief(attractiveness),
});

const onDay = (two: Two): TwoOnDay => ({ ...two, day: nairobiDay(new Date(two.at)) });

function countAnswer(viewer: Member, liked: boolean, day: string): void {
  viewer.likesInARow = liked ? viewer.likesInARow + 1 : 0;
  viewer.answersThatDay = viewer.answeredOn === day ? viewer.answersThatDay + 1 : 1;
  viewer.answeredOn = day;
}

function driftTo({ state, learnedAt }: Member, at: number): MemberState {
  return learnedAt === null ? state : driftState(state, (at - learnedAt) / dayMs);
}
