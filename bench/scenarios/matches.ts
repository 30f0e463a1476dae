import type { Database } from '../../server/src/database/connect.ts';
import { createMatchesRepository } from '../../server/src/features/matches/matches.repository.ts';
import { nairobiDay } from '../../contract/src/nairobi-day.ts';
import { recordScript, variable } from '../data-layer/record-script.ts';
import { draw, pick, type Bench } from './bench.ts';
import type { HotPath } from './hot-path.ts';

/** The match list of members with at least five matches. */
export function matchesPath({ database }: Pick<Bench, 'database'>, matchers: readonly number[]): HotPath {
  return {
    name: 'matches',
    scenario: 'matches (5 or more)',
    status: 200,
    cpuMicrosMax: 500,
    layerRatioMin: 0.4,
    requests: (total, membersMax) =>
      Array.from({ length: total }, () => ({
        userId: draw(matchers, membersMax),
        request: { method: 'GET', path: '/api/profiles/matches/' },
      })),
    runRepository: (index) => listMatches(database.database, pick(matchers, index)),
    script: recordScript(
      [
        `\\set number random(1, ${matchers.length})`,
        'select id as user from bench_matchers where number = :number \\gset',
      ],
      (recorded) => listMatches(recorded, variable('user')),
    ),
  };
}

function listMatches(database: Database, userId: number) {
  const now = new Date();
  return createMatchesRepository(database).listMatches(userId, now, nairobiDay(now));
}
