import { foldLessons, type FoldDependencies } from '../features/discovery/matching/index.ts';
import { startLoop, type Loop } from './start-loop.ts';

/** A like counts in the decks of others about a second later. */
const pauseMs = 1000;

/** Regularly learns the answers of members for the order of decks. */
export function startFolding({
  onFailure,
  ...on
}: FoldDependencies & {
  readonly onFailure: (job: string, error: unknown) => void;
}): Loop {
  return startLoop(
    pauseMs,
    async () => {
      await foldLessons(on);
    },
    (error) => onFailure('fold lessons', error),
  );
}
