// Reads the decisions of speed dates. It names the columns that may be used, so that no other can leak an answer.
import type { FeatureProfile } from '../../server/src/features/discovery/matching/model/pair-features.ts';
import { readCsv } from './csv.ts';

/** A person's place in the list of their event. */
export type Place = number;

export interface Person {
  readonly id: number;
  readonly profile: FeatureProfile;
}

/** Two people who met, with the answers of both. */
export interface Pair {
  readonly one: Place;
  readonly other: Place;
  readonly oneLikes: boolean;
  readonly otherLikes: boolean;
}

/** An evening on which everybody of one group met everybody of the other. */
export interface DatingEvent {
  readonly name: string;
  readonly people: readonly Person[];
  readonly pairs: readonly Pair[];
}

/** Activities that people rated from 1 to 10 before the event. */
const activities = [
  'sports',
  'tvsports',
  'exercise',
  'dining',
  'museums',
  'art',
  'hiking',
  'gaming',
  'clubbing',
  'reading',
  'tv',
  'theater',
  'movies',
  'concerts',
  'music',
  'shopping',
  'yoga',
];
/** From this rating on an activity is one of somebody's interests. */
const interestMin = 7;

type Row = Readonly<Record<string, string>>;

/**
 * The events of a file in the format of the Columbia speed-dating experiment (Fisman et al. 2006): one line for each
 * person and partner, with the person's own decision in `dec`. A pair counts if both decisions are there.
 */
export function readEvents(text: string): DatingEvent[] {
  const byWave = Map.groupBy(readCsv(text), (row) => row['wave'] ?? '');
  return [...byWave].map(([name, rows]) => readEvent(name, rows));
}

function readEvent(name: string, rows: readonly Row[]): DatingEvent {
  const people = [...new Map(rows.map((row) => [numberIn(row, 'iid'), row])).entries()].flatMap(([id, row]) =>
    id === null ? [] : [{ id, profile: profileIn(row) }],
  );
  const placeOf = new Map(people.map(({ id }, place) => [id, place]));
  const answers = new Map(rows.map((row) => [`${numberIn(row, 'iid')} ${numberIn(row, 'pid')}`, numberIn(row, 'dec')]));
  const pairs = people.flatMap(({ id }, one) =>
    [...placeOf].flatMap(([otherId, other]): Pair[] => {
      const [mine, theirs] = [answers.get(`${id} ${otherId}`), answers.get(`${otherId} ${id}`)];
      if (one >= other || typeof mine !== 'number' || typeof theirs !== 'number') return [];
      return [{ one, other, oneLikes: mine === 1, otherLikes: theirs === 1 }];
    }),
  );
  return { name, people, pairs };
}

function profileIn(row: Row): FeatureProfile {
  return {
    age: numberIn(row, 'age'),
    goal: row['goal'] === '' ? null : (row['goal'] ?? null),
    interests: activities.filter((activity) => (numberIn(row, activity) ?? 0) >= interestMin),
    languages: [],
    town: null,
    county: null,
    completeness: null,
    photoCount: null,
    isVerified: null,
    weeksAway: null,
  };
}

function numberIn(row: Row, column: string): number | null {
  const text = (row[column] ?? '').replaceAll(',', '');
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text);
}
