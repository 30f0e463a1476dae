import type { DeckQuery } from '@mwanzo/contract/discovery/deck';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Preferences, RoughCount, WiderStep } from '@mwanzo/contract/people/preferences';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { storedPreferences } from '../../people/profiles/index.ts';
import { countCrowds } from './deck-counts.repository.ts';
import { eligibilityFor, type DeckViewer } from './deck-rules.ts';
import { readViewer } from './deck-viewers.repository.ts';
import { placeOf, textFilterOf } from './place-and-text.ts';
import { roughly } from './rough-count-rules.ts';
import { stepsWorthOffering, wideningsOf } from './wider-rules.ts';

interface CountDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

async function getViewer({ database }: CountDependencies, userId: number, today: string): Promise<DeckViewer> {
  const row = await getRow(database, readViewer, { userId, day: today });
  if (!row) throw new ApiError('not_signed_in');
  return { id: userId, ...row.viewer };
}

/** The rough number of people who would fit these preferences, before they are saved. */
export async function countPreferences(
  dependencies: CountDependencies,
  userId: number,
  asked: Preferences,
): Promise<RoughCount> {
  const today = nairobiDay(dependencies.clock.now());
  const viewer = { ...(await getViewer(dependencies, userId, today)), ...storedPreferences(asked) };
  const crowd = { eligibility: eligibilityFor(viewer, {}), except: null, text: null };
  const [people = 0] = await countCrowds(dependencies.database, { viewer, crowds: [crowd], today });
  return roughly(people);
}

/** The rough number of people who fit the member's preferences and these filters. */
export async function countDeck(
  dependencies: CountDependencies,
  userId: number,
  query: DeckQuery,
): Promise<RoughCount> {
  const today = nairobiDay(dependencies.clock.now());
  const viewer = await getViewer(dependencies, userId, today);
  const text = textFilterOf(query);
  if (text === 'nothing') return roughly(0);
  const eligibility = eligibilityFor(viewer, query);
  const crowd = { eligibility: { ...eligibility, towns: placeOf(query) ?? eligibility.towns }, except: null, text };
  const [people = 0] = await countCrowds(dependencies.database, { viewer, crowds: [crowd], today });
  return roughly(people);
}

/** The additional people for each preference, if it is widened by a step. */
export async function listWiderSteps(dependencies: CountDependencies, userId: number): Promise<WiderStep[]> {
  const today = nairobiDay(dependencies.clock.now());
  const viewer = await getViewer(dependencies, userId, today);
  const widenings = wideningsOf(viewer);
  if (widenings.length === 0) return [];
  const crowds = widenings.map(({ eligibility, except }) => ({ eligibility, except, text: null }));
  const added = await countCrowds(dependencies.database, { viewer, crowds, today });
  return stepsWorthOffering(widenings, added);
}
