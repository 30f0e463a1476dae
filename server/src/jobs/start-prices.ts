import { setPrices, type FoldDependencies } from '../features/discovery/matching/index.ts';
import { startLoop, type Loop, type LoopWatching } from './start-loop.ts';

const pauseMs = 10 * 60 * 1000;

/** Regularly sets the prices by which those who are shown too much come later in decks. */
export function startPrices(on: FoldDependencies & LoopWatching): Loop {
  return startLoop({ name: 'set prices', pauseMs, on }, async () => {
    await setPrices(on);
  });
}
