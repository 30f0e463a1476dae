import type { Database } from '../../../database/connect.ts';
import { runPlannedOnce } from '../../../database/plan-once.ts';
import {
  fittingStatement,
  placeCandidatesOf,
  placesStatement,
  type DeckCandidateQuery,
  type Place,
} from './deck-candidates.repository.ts';
import type { Participant } from './likes-of-day.repository.ts';
import type { Candidate } from './rank-deck.ts';
import { queueSize } from './retrieve-candidates.ts';

/** So many of those who like the viewer are added to a deck in which they are not yet. */
const likersMax = 100;
/** So many strangers are read of each branch around somebody, of whom one may become a decoy. */
const strangersPerBranch = 6;
const placesMax = 40;
/** So many of a queue are chosen by chance. */
const slotsOfChance = queueSize / 5;
/**
 * They come from two places, so many days below those who were retrieved there. Far back there may be nobody, so the
 * nearer place may fill all slots.
 */
const depthsOfChance = [
  { from: 0, to: 2, most: slotsOfChance },
  { from: 2, to: 56, most: slotsOfChance / 4 },
] as const;
const weekDays = 7;
/** The Monday with which the weeks of rank keys begin (profiles/rank-rules.ts). */
const firstMonday = -3;

interface Retrieval {
  readonly wanted: DeckCandidateQuery;
  /** The people who were retrieved by distance and rank key, the best first, as many as a queue holds. */
  readonly nearest: readonly Candidate[];
  readonly participants: readonly Participant[];
  /** Secret numbers from 0 up to 1, by their name, always the same for one viewer. */
  readonly chanceOf: (name: string) => number;
}

/**
 * The candidates of a viewer among whom there are more than a queue holds:
 *
 * - the nearest and most recently active ones;
 * - in a fifth of the slots, others from two of their towns, on each day by chance. Their rank keys are too low, so
 *   they would never be seen there. Where chance finds too few, the next of the nearest ones take the places;
 * - those who like the viewer, and fit, with strangers from the same places who visited in the same weeks. Alone,
 *   somebody from far away would be in the deck only because they like the viewer. Whoever was answered on this day
 *   still brings those strangers, so that nobody leaves the deck with a liker.
 */
export async function addCandidates(
  database: Database,
  { wanted, nearest, participants, chanceOf }: Retrieval,
): Promise<Candidate[]> {
  const first = nearest.slice(0, queueSize - slotsOfChance);
  const firstIds = new Set(first.map(({ id }) => id));
  const missing = participants.filter(({ id, isAnswered }) => !isAnswered && !firstIds.has(id)).slice(0, likersMax);
  const fitting = missing.length === 0 ? [] : await findFitting(database, wanted, missing);
  const answered = participants.filter(({ isAnswered }) => isAnswered);
  const places = [
    ...placesByChance(wanted, nearest, chanceOf),
    ...placesOf([...fitting, ...answered]).filter((place) => isSought(wanted, place)),
  ].slice(0, placesMax);
  const rows = places.length === 0 ? [] : await runPlannedOnce(database, placesStatement(wanted, places));
  const found = placeCandidatesOf(rows);
  const byChance = unique(found.filter(({ isByChance }) => isByChance))
    .sort((one, other) => one.rankKey - other.rankKey || one.id - other.id)
    .slice(0, slotsOfChance);
  const strangers = found.filter(({ isByChance }) => !isByChance);
  return unique(
    [...first, ...byChance, ...nearest.slice(first.length, queueSize - byChance.length)],
    fitting,
    strangers,
  );
}

async function findFitting(database: Database, wanted: DeckCandidateQuery, people: readonly Participant[]) {
  const ids = people.map(({ id }) => id);
  const fitting = new Set((await runPlannedOnce(database, fittingStatement(wanted, ids))).map(({ id }) => id));
  return people.filter(({ id }) => fitting.has(id));
}

function isSought({ eligibility }: DeckCandidateQuery, { town, genderKey }: Place): boolean {
  return eligibility.genderKeys.includes(genderKey) && (eligibility.towns?.includes(town) ?? true);
}

/** Places from which people come by chance on this day: towns of candidates, below those who were retrieved there. */
function placesByChance(
  { eligibility, today }: DeckCandidateQuery,
  nearest: readonly Candidate[],
  chanceOf: Retrieval['chanceOf'],
): Place[] {
  return depthsOfChance.flatMap(({ from, to, most }, at) => {
    const { town } = nearest[Math.floor(nearest.length * chanceOf(`town ${at} ${today}`))] ?? {};
    if (town === undefined) return [];
    const lowest = Math.min(...nearest.filter((each) => each.town === town).map(({ rankKey }) => rankKey));
    const below = lowest - from - (to - from) * chanceOf(`below ${at} ${today}`) ** 2;
    return eligibility.genderKeys.map((genderKey) => ({ town, genderKey, below, most, isByChance: true }));
  });
}

/** Returns the places where people like these are found, and the weeks until which they visited. */
function placesOf(people: readonly Participant[]): Place[] {
  const places = new Map<string, Place>();
  for (const { town, genderKey, rankKey } of people) {
    const below = weekDays * (Math.floor((rankKey - firstMonday) / weekDays) + 1) + firstMonday;
    const place = { town, genderKey, below, most: strangersPerBranch, isByChance: false };
    places.set(`${town}/${genderKey}/${below}`, place);
  }
  return [...places.values()];
}

/** Everybody once, without anything but what a candidate is. */
function unique(...lists: readonly (readonly Candidate[])[]): Candidate[] {
  return [...new Map(lists.flat().map(({ id, town, rankKey }) => [id, { id, town, rankKey }])).values()];
}
