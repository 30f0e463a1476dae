import type { DeckProfile, DeckQuery } from '@mwanzo/contract/discovery/deck';
import { deckSize, unverifiedLimits } from '@mwanzo/contract/limits';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { DeckEnd } from '@mwanzo/contract/people/options';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { retryLostRaces } from '../../../database/transaction.ts';
import type { KeyedHash } from '../../../gateways/keyed-hash.ts';
import { dailyLimits } from '../../core/allowances/index.ts';
import {
  foldText,
  presentVisibleProfile,
  recordVisit,
  type ProfileViewDependencies,
  type VisibleProfileRow,
} from '../../people/profiles/index.ts';
import { countCrowd } from './count-crowd.ts';
import type { Filling, ServedRow, ServeInput } from './deck-queue-rows.ts';
import { fillQueue, serveQueue } from './deck-queues.repository.ts';
import { genderDetailIn, isPlain, type DeckViewer } from './deck-rules.ts';
import { hiddenValuesDecide } from './hidden-rules.ts';
import { putFirst, rankDeck } from './rank-deck.ts';
import { retrieveKept } from './retrieve-kept.ts';
import { queueSize, retrieveCandidates } from './retrieve-candidates.ts';

const limits = dailyLimits('profilesPerDay');

export interface DeckDependencies extends ProfileViewDependencies {
  readonly hashNetwork: KeyedHash;
}

interface Asker {
  readonly userId: number;
  readonly network: string;
}

/**
 * The next profiles to decide on, at most 20. It is a GET that writes: the queue is a cache, and served profiles count
 * against the day's limit. Once the limit is reached, only profiles that were already served today are repeated.
 * Members without the badge share a limit with all such members at their network. Once that is reached, they see only
 * profiles that others there have seen.
 *
 * @returns the profiles and, if there are none, the reason
 */
export async function getDeck(
  { database, clock, signPhotoFor, hashNetwork }: DeckDependencies,
  { userId, network }: Asker,
  query: DeckQuery,
): Promise<{ profiles: DeckProfile[]; end: DeckEnd | null }> {
  const now = clock.now();
  const today = nairobiDay(now);
  const input = {
    userId,
    day: today,
    filterKey: filterKeyOf(query),
    orientation: query.orientation ?? null,
    genderDetail: genderDetailIn(query),
    isPlain: isPlain(query),
    now,
    size: deckSize,
    limits,
    network: hashNetwork(network),
    unverified: unverifiedLimits,
  };
  const stored = await serveRecorded(() => serveQueue(database, input));
  const [first] = stored;
  if (!first) throw new ApiError('not_signed_in');
  if (first.viewer.activeOn < today) await recordVisit(database, userId, today);
  const served = first.isServed
    ? stored
    : await fillAndServe(database, input, { ...first.viewer, id: userId }, query, first);
  const profiles = served.filter(isProfile).map((row) => ({
    ...presentVisibleProfile(row, 'stranger', today, signPhotoFor(userId)),
    ...(row.isKept && { is_kept: true as const }),
  }));
  return { profiles, end: profiles.length > 0 ? null : served[0]?.isLimitReached ? 'limit' : 'everyone' };
}

async function fillAndServe(
  database: Database,
  input: ServeInput,
  viewer: DeckViewer,
  query: DeckQuery,
  { mayUseHidden, keptJudgement, opensWithKept }: Pick<ServedRow, 'mayUseHidden' | 'keptJudgement' | 'opensWithKept'>,
) {
  const judgement = keptJudgement ?? {
    usesHidden: mayUseHidden && hiddenValuesDecide(await countCrowd(database, viewer, query, input.day)),
    judgedAt: input.now,
  };
  const asking = { ...viewer, usesHidden: judgement.usesHidden };
  const { candidates, isWhole } = await retrieveCandidates(database, asking, query, input.day);
  const rankedIds = rankDeck(candidates, viewer, input.day).map(({ id }) => id);
  const keptIds = opensWithKept && input.isPlain ? await retrieveKept(database, viewer, query, input.day) : [];
  const ids = putFirst(keptIds, rankedIds);
  const filling: Filling = {
    candidateIds: ids.slice(0, queueSize),
    isComplete: isWhole && ids.length <= queueSize,
    mayUseHidden,
    judgement,
    keptIds,
  };
  return serveRecorded(() => fillQueue(database, input, filling));
}

/** The first requests of a day, sent at once, do not see each other's usage. A second attempt does. */
async function serveRecorded(serve: () => Promise<ServedRow[]>): Promise<ServedRow[]> {
  const rows = await retryLostRaces(serve);
  return rows[0]?.isRecorded === false ? retryLostRaces(serve) : rows;
}

/** A key that is the same for all spellings of the same filter. */
function filterKeyOf({ search, orientation, gender, location, min_age, max_age, ages }: DeckQuery): string {
  return JSON.stringify([
    textKeyOf(search),
    orientation ?? null,
    gender ?? null,
    textKeyOf(location),
    min_age ?? null,
    max_age ?? null,
    ages ?? null,
  ]);
}

function textKeyOf(text: string | undefined): string | null {
  return text === undefined ? null : foldText(text) || text;
}

function isProfile(row: ServedRow): row is ServedRow & VisibleProfileRow {
  return row.id !== null;
}
