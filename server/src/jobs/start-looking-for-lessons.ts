import { foldTogether, type FoldDependencies } from '../features/discovery/matching/index.ts';
import { startLoop, type Loop, type LoopWatching } from './start-loop.ts';

const pauseMs = 60 * 1000;
/** A message that was written shortly before a look may have been committed after it. */
const overlapSeconds = 120;

/**
 * Regularly learns what matches have done together for the order of decks. Whatever a look misses is found at the next
 * message of the two.
 */
export function startLookingForLessons(on: FoldDependencies & LoopWatching): Loop {
  let lookedAt = performance.now() - pauseMs;
  return startLoop({ name: 'look for lessons', pauseMs, on }, async () => {
    const now = performance.now();
    await foldTogether(on, (now - lookedAt) / 1000 + overlapSeconds);
    lookedAt = now;
  });
}
