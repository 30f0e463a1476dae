import type { GenderDetail, Orientation } from '@mwanzo/contract/people/options';
import type { NewsRow, VisibleProfileRow } from '../../people/profiles/index.ts';
import type { ViewerRow } from './deck-viewers.repository.ts';

/** The decision that hidden values choose who is in a queue, or that they do not. */
export interface Judgement {
  readonly usesHidden: boolean;
  readonly judgedAt: Date | string;
}

interface DealtColumns {
  /** The Nairobi day of the viewer's last visit. */
  readonly activeOn: string;
  /** If true, this request may use values that candidates hide, if enough people fit it (hidden-rules.ts). */
  readonly mayUseHidden: boolean;
  /** False when there is no queue for this request. */
  readonly isQueued: boolean;
  /** The viewer's limit of the day; null is no limit. */
  readonly profilesMax: number | null;
  /** The limit of the viewer's network; null is no limit. */
  readonly networkMax: number | null;
  /** The viewer's own limit was reached before this request. */
  readonly isFull: boolean;
  /** A limit was reached before this request, the viewer's own or that of their network. */
  readonly isLimitReached: boolean;
}

/** A profile of the deck. */
export interface DealtProfile extends VisibleProfileRow, NewsRow {
  /** The viewer has seen it that day. */
  readonly wasServed: boolean;
  /** Somebody without the badge at the viewer's network has seen it that day. Null when the viewer has the badge. */
  readonly wasServedThere: boolean | null;
  /** The profile is of somebody whom the member kept for later. */
  readonly isKept: boolean;
}

export type DealtRow = DealtColumns & (DealtProfile | { readonly id: null });

/** The request for a deck, and the limits of distinct profiles in a day. */
export interface Asked {
  readonly userId: number;
  /** The Nairobi day on which it counts. */
  readonly day: string;
  /** The filter in canonical form. The statements add the viewer's own values to it. */
  readonly filterKey: string;
  readonly orientation: Orientation | null;
  readonly genderDetail: GenderDetail | null;
  /** True if the request has no filter that looks somebody up. */
  readonly isPlain: boolean;
  readonly now: Date;
  /** The number of profiles in one response. */
  readonly size: number;
  /** A keyed hash of the request's network. */
  readonly network: Buffer;
  /** The limits of the two plans; null is no limit. */
  readonly basicMax: number | null;
  readonly premiumMax: number | null;
  /** The limits for members without the badge: for each, and for all of a network together. */
  readonly unverifiedMax: number;
  readonly networkMax: number;
}

/** A filling of the queue depends on these facts. */
export interface FillingFacts {
  readonly viewer: ViewerRow;
  /** The filter's key with the viewer's own values. */
  readonly key: string;
  readonly keepsAnybody: boolean;
  /** False if the viewer has stopped the learning, and so the order that is made of it. */
  readonly learns: boolean;
  /** The decision about an earlier queue of the same request. */
  readonly judgement: Judgement | null;
}
