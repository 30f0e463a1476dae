import type { DeckProfile, DeckQuery } from '@mwanzo/contract/discovery/deck';
import { deckSize, unverifiedLimits } from '@mwanzo/contract/limits';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { DeckEnd } from '@mwanzo/contract/people/options';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { KeyedHash } from '../../../gateways/keyed-hash.ts';
import { dailyLimits, recordServed } from '../../core/allowances/index.ts';
import {
  foldText,
  presentNews,
  presentVisibleProfile,
  recordVisit,
  type ProfileViewDependencies,
} from '../../people/profiles/index.ts';
import { countCrowd } from './count-crowd.ts';
import type { Asked, DealtProfile, DealtRow } from './deck-queue-rows.ts';
import { dealStored, fillQueue } from './deck-queues.repository.ts';
import { genderDetailIn, isPlain } from './deck-rules.ts';
import { hiddenValuesDecide } from './hidden-rules.ts';
import { inTime, type Outcome } from './in-time.ts';
import { putFirst } from './rank-deck.ts';
import { rankRetrieved, type RankDependencies } from './rank-retrieved.ts';
import { readFilling } from './read-filling.ts';
import { retrieveKept } from './retrieve-kept.ts';
import { queueSize, retrieveCandidates } from './retrieve-candidates.ts';

const limits = dailyLimits('profilesPerDay');

export interface DeckDependencies extends ProfileViewDependencies {
  /** Hashes networks, and makes numbers for the order that nobody can compute (order-candidates.ts). */
  readonly keyedHash: KeyedHash;
  readonly onOrder?: RankDependencies['onOrder'];
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
  dependencies: DeckDependencies,
  { userId, network }: Asker,
  query: DeckQuery,
): Promise<{ profiles: DeckProfile[]; end: DeckEnd | null }> {
  const { database, clock, signPhotoFor, keyedHash } = dependencies;
  const now = clock.now();
  const today = nairobiDay(now);
  const asked: Asked = {
    userId,
    day: today,
    filterKey: filterKeyOf(query),
    orientation: query.orientation ?? null,
    genderDetail: genderDetailIn(query),
    isPlain: isPlain(query),
    now,
    size: deckSize,
    network: keyedHash(network),
    basicMax: limits.basic,
    premiumMax: limits.premium,
    unverifiedMax: unverifiedLimits.profilesPerDay,
    networkMax: unverifiedLimits.profilesPerDayAndNetwork,
  };
  const queued = await getRows(database, dealStored, asked);
  const [first] = queued;
  if (!first) throw new ApiError('not_signed_in');
  if (first.activeOn < today) await recordVisit(database, userId, today);
  const isEnough = first.isQueued && (first.isFull || queued.filter(isProfile).length >= deckSize);
  const dealt = isEnough ? queued : await fillAndDeal(dependencies, asked, query, first.mayUseHidden);
  const served = await recordNewcomers(database, asked, dealt);
  const profiles = served.map((row) => ({
    ...presentVisibleProfile(row, 'stranger', today, signPhotoFor(userId)),
    ...presentNews(row, today),
    ...(row.isKept && { is_kept: true as const }),
  }));
  const isLimitReached = dealt.some((row) => row.isLimitReached || isProfile(row));
  return { profiles, end: profiles.length > 0 ? null : isLimitReached ? 'limit' : 'everyone' };
}

async function fillAndDeal(dependencies: DeckDependencies, asked: Asked, query: DeckQuery, mayUseHidden: boolean) {
  const { database } = dependencies;
  const { userId, day, now } = asked;
  const { facts, participants } = await readFilling(database, asked, mayUseHidden);
  if (!facts) return [];
  const unless = <Value>({ value, failure }: Outcome<Value>, otherwise: Value): Value => {
    if (!failure) return value;
    dependencies.onOrder?.(failure);
    return otherwise;
  };
  const viewer = { ...facts.viewer, id: userId };
  const isCrowd = async () =>
    hiddenValuesDecide(unless(await inTime('crowd', countCrowd(database, viewer, query, day)), 0));
  const judgement = facts.judgement ?? { usesHidden: mayUseHidden && (await isCrowd()), judgedAt: now };
  const asking = { ...viewer, usesHidden: judgement.usesHidden };
  const retrieved = await retrieveCandidates(database, asking, query, day);
  const toRank = { viewer: asking, query, day, retrieved, participants: unless(participants, []) };
  const rankedIds = await rankRetrieved(dependencies, toRank, facts.learns && !participants.failure);
  const opensWithKept = asked.isPlain && viewer.isVerified && facts.keepsAnybody;
  const keptIds = opensWithKept ? unless(await inTime('kept', retrieveKept(database, viewer, query, day)), []) : [];
  const ids = putFirst(keptIds, rankedIds);
  const candidateIds = ids.slice(0, queueSize);
  const isComplete = retrieved.isWhole && ids.length <= queueSize;
  return fillQueue(database, asked, { key: facts.key, candidateIds, isComplete, keptIds, ...judgement });
}

/**
 * Records those who were not served before, and leaves out whoever exceeds a limit. A candidate whom the member's own
 * limit refuses is not shown, so it must not count for the network either.
 */
async function recordNewcomers(database: Database, { userId, day, network }: Asked, dealt: readonly DealtRow[]) {
  const profiles = dealt.filter(isProfile);
  const { profilesMax = null, networkMax = null } = profiles[0] ?? {};
  const ofMember = { of: 'member', key: userId, day, served: 'wasServed' } as const;
  const ofNetwork = { of: 'network', key: network, day, served: 'wasServedThere' } as const;
  const own = profilesMax === null ? profiles : await keep(database, profiles, { ...ofMember, limit: profilesMax });
  return networkMax === null ? own : keep(database, own, { ...ofNetwork, limit: networkMax });
}

type Counting = Omit<Parameters<typeof recordServed>[1], 'ids'> & { readonly served: 'wasServed' | 'wasServedThere' };

async function keep<Row extends DealtProfile>(database: Database, rows: Row[], { served, ...counting }: Counting) {
  const ids = rows.filter((row) => !row[served]).map(({ id }) => id);
  const recorded = new Set(ids.length > 0 ? await recordServed(database, { ...counting, ids }) : []);
  return rows.filter((row) => row[served] || recorded.has(row.id));
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

function isProfile<Row extends DealtRow>(row: Row): row is Row & DealtProfile {
  return row.id !== null;
}
