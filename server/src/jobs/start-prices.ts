import { setPrices, type FoldDependencies } from '../features/discovery/matching/index.ts';
import { startLoop, type Loop } from './start-loop.ts';

const pauseMs = 10 * 60 * 1000;

type PriceDependencies = FoldDependencies & { readonly onFailure: (job: string, error: unknown) => void };

/** Regularly sets the prices by which those who are shown too much come later in decks. */
export function startPrices({ onFailure, ...on }: PriceDependencies): Loop {
  return startLoop(
    pauseMs,
    async () => {
      await setPrices(on);
    },
    (error) => onFailure('set prices', error),
  );
}
