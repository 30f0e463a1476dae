import { foldLessons, type FoldDependencies } from '../features/discovery/matching/index.ts';
import { startLoop, type Loop, type LoopWatching } from './start-loop.ts';

/** A like counts in the decks of others about a second later. */
const pauseMs = 1000;

/** Regularly learns the answers of members for the order of decks. */
export function startFolding(on: FoldDependencies & LoopWatching): Loop {
  return startLoop({ name: 'fold lessons', pauseMs, on }, async () => {
    await foldLessons(on);
  });
}
