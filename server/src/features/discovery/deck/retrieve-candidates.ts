import type { DeckQuery } from '@mwanzo/contract/discovery/deck';
import type { Database } from '../../../database/connect.ts';
import { runPlannedOnce } from '../../../database/plan-once.ts';
import { townRings } from '../../people/profiles/index.ts';
import {
  branchCandidatesOf,
  branchesStatement,
  runUnprepared,
  textStatement,
  type BranchCandidate,
  type DeckCandidateQuery,
} from './deck-candidates.repository.ts';
import type { TextFilter } from './candidate-conditions.ts';
import { eligibilityFor, type DeckViewer } from './deck-rules.ts';
import { placeOf, textFilterOf } from './place-and-text.ts';
import type { Candidate } from './rank-deck.ts';

/** The number of candidates in a queue. */
export const queueSize = 200;
const textCandidatesMax = 1000;
/** With the branches of many towns, a few candidates of each are enough, because most of them are not empty. */
const branchMin = 5;

export interface AskingViewer extends DeckViewer {
  /** If true, hidden values count in this request. */
  readonly usesHidden: boolean;
}

export interface Retrieved {
  readonly candidates: readonly Candidate[];
  /** True when nobody else is eligible. */
  readonly isWhole: boolean;
}

/**
 * The candidates who may be served to a viewer under a filter: all of them, or at least `queueSize` of the nearest
 * towns. `today` is the Nairobi day.
 */
export async function retrieveCandidates(
  database: Database,
  { usesHidden, ...viewer }: AskingViewer,
  query: DeckQuery,
  today: string,
): Promise<Retrieved> {
  const eligibility = eligibilityFor(viewer, query);
  const wanted = { viewer, eligibility, usesHidden, today };
  const text = textFilterOf(query);
  const towns = placeOf(query) ?? eligibility.towns;
  const isSought = (town: string) => towns === null || towns.includes(town);
  if (text === 'nothing') return { candidates: [], isWhole: true };
  if (text === null) {
    const rings = townRings(viewer.town).map((ring) => ring.filter(isSought));
    return readRings(
      database,
      wanted,
      rings.filter((ring) => ring.length > 0),
    );
  }
  const isTownFirst = viewer.town !== '' && isSought(viewer.town) && towns?.length !== 1;
  const near = isTownFirst ? await readByText(database, wanted, text, [viewer.town]) : null;
  return near && near.candidates.length >= queueSize
    ? { ...near, isWhole: false }
    : readByText(database, wanted, text, towns);
}

async function readByText(
  database: Database,
  wanted: DeckCandidateQuery,
  text: TextFilter,
  towns: readonly string[] | null,
): Promise<Retrieved> {
  const candidates = await runUnprepared(database, textStatement(wanted, text, towns, textCandidatesMax));
  return { candidates, isWhole: candidates.length < textCandidatesMax };
}

/** Searches from the nearest towns outwards, until there are enough. */
async function readRings(
  database: Database,
  wanted: DeckCandidateQuery,
  rings: readonly (readonly string[])[],
): Promise<Retrieved> {
  const candidates: Candidate[] = [];
  let isWhole = true;
  for (const towns of rings) {
    const missing = queueSize - candidates.length;
    if (missing <= 0) return { candidates, isWhole: false };
    const ring = await readRing(database, wanted, towns, missing);
    candidates.push(...ring.candidates);
    isWhole &&= ring.isWhole;
  }
  return { candidates, isWhole };
}

async function readRing(
  database: Database,
  wanted: DeckCandidateQuery,
  towns: readonly string[],
  missing: number,
): Promise<Retrieved> {
  const branches = towns.length * wanted.eligibility.genderKeys.length * wanted.eligibility.seeks.length;
  const isOneTown = towns.length === 1;
  const share = isOneTown ? missing : Math.min(missing, Math.max(branchMin, Math.ceil((2 * missing) / branches)));
  const read = async (limitPerBranch: number, limit: number | null) =>
    branchCandidatesOf(await runPlannedOnce(database, branchesStatement(wanted, towns, limitPerBranch, limit)));
  const some = await read(share, isOneTown ? missing : null);
  if (isOneTown) return { candidates: some, isWhole: some.length < missing };
  const isWhole = !hasFullBranch(some, share);
  if (isWhole || some.length >= missing || share === missing) return { candidates: some, isWhole };
  const more = await read(missing, null);
  return { candidates: more, isWhole: !hasFullBranch(more, missing) };
}

/** Returns true if a branch returned as many candidates as were requested, so that it may hold more. */
function hasFullBranch(candidates: readonly BranchCandidate[], limitPerBranch: number): boolean {
  const lengths = new Map<string, number>();
  for (const { town, genderKey, seeks } of candidates) {
    const branch = `${town}/${genderKey}/${seeks}`;
    lengths.set(branch, (lengths.get(branch) ?? 0) + 1);
  }
  return [...lengths.values()].some((length) => length >= limitPerBranch);
}
