import type { Database } from '../../../database/connect.ts';
import { runPlannedOnce } from '../../../database/plan-once.ts';
import {
  fittingStatement,
  placesStatement,
  type DeckCandidateQuery,
  type Place,
} from './deck-candidates.repository.ts';
import type { Participant } from './likes-of-day.repository.ts';
import type { Candidate } from './rank-deck.ts';

/** So many of those who like the viewer are added to a deck in which they are not yet. */
const likersMax = 100;
/** So many strangers are read of each branch around somebody, of whom one may become a decoy. */
const strangersPerBranch = 6;
const placesMax = 40;
/** On one day in three a fifth of a queue is added by chance, which costs as much as a third of the retrieval. */
const dayChance = 1 / 3;
/** With about two branches of each, that is a fifth. */
const placesByChanceMax = 3;
/** Chance goes back this far in recency. */
const daysBelow = 56;
const weekDays = 7;
/** The Monday with which the weeks of rank keys begin (profiles/rank-rules.ts). */
const firstMonday = -3;

interface Retrieval {
  readonly wanted: DeckCandidateQuery;
  /** The people who were retrieved by distance and rank key. */
  readonly candidates: readonly Candidate[];
  readonly participants: readonly Participant[];
  /** Secret numbers from 0 up to 1, by their name, always the same for one viewer. */
  readonly chanceOf: (name: string) => number;
}

/**
 * The people who are added to the candidates of a viewer:
 *
 * - those who like the viewer, and fit, with strangers from the same places who visited in the same weeks. Alone,
 *   somebody from far away would be in the deck only because they like the viewer. Whoever was answered on this day
 *   still brings those strangers, so that nobody leaves the deck with a liker;
 * - now and then, people from a few of the candidates' towns whose rank keys are too low. Otherwise they would never be
 *   seen there.
 */
export async function retrieveAdded(
  database: Database,
  { wanted, candidates, participants, chanceOf }: Retrieval,
): Promise<Candidate[]> {
  const retrieved = new Set(candidates.map(({ id }) => id));
  const missing = participants.filter(({ id, isAnswered }) => !isAnswered && !retrieved.has(id)).slice(0, likersMax);
  const fitting = missing.length === 0 ? [] : await findFitting(database, wanted, missing);
  const answered = participants.filter(({ isAnswered }) => isAnswered);
  const places = [
    ...placesByChance(wanted, candidates, chanceOf),
    ...placesOf([...fitting, ...answered]).filter((place) => isSought(wanted, place)),
  ].slice(0, placesMax);
  if (places.length === 0) return [];
  const strangers = await runPlannedOnce(database, placesStatement(wanted, places, strangersPerBranch));
  const added = new Map([...fitting, ...strangers].map(({ id, town, rankKey }) => [id, { id, town, rankKey }]));
  return [...added.values()].filter(({ id }) => !retrieved.has(id));
}

async function findFitting(database: Database, wanted: DeckCandidateQuery, people: readonly Participant[]) {
  const ids = people.map(({ id }) => id);
  const fitting = new Set((await runPlannedOnce(database, fittingStatement(wanted, ids))).map(({ id }) => id));
  return people.filter(({ id }) => fitting.has(id));
}

function isSought({ eligibility }: DeckCandidateQuery, { town, genderKey }: Place): boolean {
  return eligibility.genderKeys.includes(genderKey) && (eligibility.towns?.includes(town) ?? true);
}

/** Places from which people are added by chance: towns of candidates, from somewhere below the lowest rank key. */
function placesByChance(
  { eligibility, today }: DeckCandidateQuery,
  candidates: readonly Candidate[],
  chanceOf: Retrieval['chanceOf'],
): Place[] {
  if (chanceOf(today) >= dayChance) return [];
  const lowest = candidates.reduce((least, { rankKey }) => Math.min(least, rankKey), Infinity);
  return Array.from({ length: placesByChanceMax }).flatMap((_, at) => {
    const { town } = candidates[Math.floor(candidates.length * chanceOf(`town ${at}`))] ?? {};
    const below = lowest - daysBelow * chanceOf(`below ${at}`);
    return town === undefined ? [] : eligibility.genderKeys.map((genderKey) => ({ town, genderKey, below }));
  });
}

/** Returns the places where people like these are found, and the weeks until which they visited. */
function placesOf(people: readonly Participant[]): Place[] {
  const places = new Map<string, Place>();
  for (const { town, genderKey, rankKey } of people) {
    const below = weekDays * (Math.floor((rankKey - firstMonday) / weekDays) + 1) + firstMonday;
    places.set(`${town}/${genderKey}/${below}`, { town, genderKey, below });
  }
  return [...places.values()];
}
