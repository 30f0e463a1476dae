import type { MeasurementName } from '../settings.ts';
import type { Call } from '../turns/call.ts';
import type { Bench } from './bench.ts';
import { deckCall, refillCall } from './deck-calls.ts';
import { drawMatchedPairs, drawMatchers } from './matched-pairs.ts';
import { matchesPath } from './matches.ts';
import { conversationPath, messagePath } from './message.ts';
import { swipePath } from './swipe.ts';

type Size = Pick<Bench, 'settings' | 'database'>;

const calls: readonly (readonly [MeasurementName, (size: Size) => Call | Promise<Call>])[] = [
  ['swipe', swipePath],
  ['message', async ({ database }) => messagePath(await drawMatchedPairs(database))],
  ['conversation', async ({ database }) => conversationPath(await drawMatchedPairs(database))],
  ['matches', async ({ database }) => matchesPath(await drawMatchers(database))],
  ['deck', deckCall],
  ['deck', refillCall],
];

/** The calls that any server of the same tables can be sent, as far as the settings name them. */
export async function callsOf(size: Size): Promise<readonly Call[]> {
  const chosen: Call[] = [];
  for (const [name, open] of calls) if (size.settings.only.has(name)) chosen.push(await open(size));
  return chosen;
}
