import { createMatchesRepository, matchStatements } from '../../server/src/features/matches/matches.repository.ts';
import { nairobiDay } from '../../contract/src/nairobi-day.ts';
import { pick, type Bench } from './bench.ts';
import type { HotPath } from './hot-path.ts';

/** The match list of members with at least five matches. */
export function matchesPath({ database }: Bench, matchers: readonly number[]): HotPath {
  const repository = createMatchesRepository(database.database);
  return {
    scenario: 'matches (5 or more)',
    cpuMicrosMax: 500,
    layerRatioMin: 0.4,
    requests: (total) =>
      Array.from({ length: total }, (_, index) => ({
        userId: pick(matchers, index),
        request: { method: 'GET', path: '/api/profiles/matches/' },
      })),
    runRepository: (index) => {
      const now = new Date();
      return repository.listMatches(pick(matchers, index), now, nairobiDay(now));
    },
    script: {
      setUp: [
        `\\set number random(1, ${matchers.length})`,
        'select id as user from bench_matchers where number = :number \\gset',
      ],
      statement: matchStatements.listMatches.text,
      values: [':user', 'now()', 'current_date'],
    },
  };
}
