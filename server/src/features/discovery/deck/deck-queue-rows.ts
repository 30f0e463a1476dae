import type { GenderDetail, Orientation } from '@mwanzo/contract/people/options';
import type { DailyLimits } from '../../core/allowances/index.ts';
import type { VisibleProfileRow } from '../../people/profiles/index.ts';
import type { ViewerRow } from './deck-viewers.repository.ts';

/** The decision that hidden values choose who is in a queue, or that they do not. */
export interface Judgement {
  readonly usesHidden: boolean;
  readonly judgedAt: Date | string;
}

interface ServedColumns {
  readonly viewer: ViewerRow;
  /** If true, this request may use values that candidates hide, if enough people fit it (hidden-rules.ts). */
  readonly mayUseHidden: boolean;
  /** The decision about a queue of the same request that has to be filled again. */
  readonly keptJudgement: Judgement | null;
  /** If true, the queue has to be filled, and the member keeps people for later, with whom it opens. */
  readonly opensWithKept: boolean;
  /** The profile is of somebody whom the member kept for later. */
  readonly isKept: boolean;
  /** False when the queue has to be filled before it can be served. */
  readonly isServed: boolean;
  /** False when another request used up the day's limit at the same time. The request has to be repeated. */
  readonly isRecorded: boolean;
  /** True if the day's profiles were used up before this request. */
  readonly isLimitReached: boolean;
}

export type ServedRow = ServedColumns & (VisibleProfileRow | { readonly id: null });

export interface ServeInput {
  readonly userId: number;
  /** The Nairobi day on which it counts. */
  readonly day: string;
  /** The filter in canonical form. The statement adds the viewer's own values to it. */
  readonly filterKey: string;
  readonly orientation: Orientation | null;
  readonly genderDetail: GenderDetail | null;
  /** True if the request has no filter that looks somebody up. */
  readonly isPlain: boolean;
  readonly now: Date;
  /** The number of profiles in one response. */
  readonly size: number;
  /** The number of distinct profiles in a day. */
  readonly limits: DailyLimits;
  /** A keyed hash of the request's network. */
  readonly network: Buffer;
  /** The limits for members without the badge: for each, and for all of a network together. */
  readonly unverified: { readonly profilesPerDay: number; readonly profilesPerDayAndNetwork: number };
}

export interface Filling {
  readonly candidateIds: readonly number[];
  readonly isComplete: boolean;
  readonly mayUseHidden: boolean;
  readonly judgement: Judgement;
  /** The kept people with whom the queue opens. */
  readonly keptIds: readonly number[];
}
