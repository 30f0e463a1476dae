import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { KeyedHash } from '../../../gateways/keyed-hash.ts';
import { distanceBand, mixBits } from '../../people/profiles/index.ts';
import { orderDeck, weightsFor } from '../matching/index.ts';
import type { Participant } from './likes-of-day.repository.ts';
import { listKnown } from './order-facts.repository.ts';
import { putFirst, rankDeck, type Candidate } from './rank-deck.ts';

export interface OrderDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Makes numbers that nobody can compute who knows this code. */
  readonly keyedHash: KeyedHash;
}

interface DeckToOrder {
  readonly viewer: { readonly id: number; readonly town: string };
  /** The Nairobi day. */
  readonly day: string;
  readonly candidates: readonly Candidate[];
  readonly participants: readonly Participant[];
}

/** Of a long list, as many of the nearest and most recently active are ordered by the model. */
const orderedMax = 400;
/** Those who are answered on a day take part in the draw of decoys, up to this number. */
const answeredMax = 200;

/** The order by the chance that both say yes (docs/matching.md). Whoever is not among the ordered ones follows them. */
export async function orderCandidates(
  { database, clock, keyedHash }: OrderDependencies,
  { viewer, day, candidates, participants }: DeckToOrder,
): Promise<number[]> {
  const byRecency = rankDeck(candidates, viewer, day).map(({ id }) => id);
  const answered = participants.filter(({ isAnswered }) => isAnswered).slice(-answeredMax);
  const answeredIds = new Set(answered.map(({ id }) => id));
  const likerIds = new Set(participants.filter(({ likesViewer }) => likesViewer).map(({ id }) => id));
  const ids = putFirst([...answeredIds], byRecency.slice(0, orderedMax));
  const known = await listKnown(database, [viewer.id, ...ids], day);
  const weights = await weightsFor({ database, clock }, viewer.id);
  const own = known.get(viewer.id);
  if (!own) return byRecency;
  const ordered = orderDeck({
    viewer: own,
    weights,
    seed: keyedHash('order', String(viewer.id), day).readUIntBE(0, 6),
    chanceOf: chancesFrom(keyedHash('decoys', String(viewer.id))),
    candidates: ids.flatMap((id) => {
      const member = known.get(id);
      if (!member) return [];
      const { profile, state, standing } = member;
      return {
        id,
        profile,
        state,
        distanceBand: bandOf(own.profile.town, profile.town),
        logPrice: standing?.logPrice ?? 0,
        shown: standing?.shown ?? 0,
        // Nobody is brought forward by an account without the badge: such accounts may like everybody.
        likesViewer: likerIds.has(id) && profile.isVerified === true,
        isAnswered: answeredIds.has(id),
      };
    }),
  });
  return putFirst(ordered, byRecency);
}

function bandOf(from: string | null, to: string | null): number | null {
  return from === null || from === '' || to === null || to === '' ? null : distanceBand(from, to);
}

/** Makes a number from 0 up to 1 of each id. All four parts of the key are mixed in, so none can be found alone. */
function chancesFrom(key: Buffer): (id: number) => number {
  const parts = [0, 4, 8, 12].map((at) => key.readUInt32BE(at));
  return (id) => {
    const bits = mixBits((id % 2 ** 32) ^ mixBits(Math.floor(id / 2 ** 32)));
    return parts.reduce((mixed, part) => mixBits(mixed ^ mixBits(part ^ bits)), 0) / 2 ** 32;
  };
}

/** A number from 0 up to 1. */
export const chanceFrom = (hash: Buffer): number => hash.readUInt32BE() / 2 ** 32;
