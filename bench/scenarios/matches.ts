import { listMatches } from '../../server/src/features/conversations/matches/list-matches.ts';
import { systemClock } from '../../server/src/gateways/clock.ts';
import type { Operation } from '../data-layer/operation.ts';
import { draw } from './bench.ts';
import type { HotPath } from './hot-path.ts';

/** The match list of members with at least five matches. */
export function matchesPath(matchers: readonly number[]): HotPath {
  const operation: Operation<{ user: number }> = {
    draw: () => ({ user: draw(matchers, null) }),
    run: (database, { user }) => listMatches({ database, clock: systemClock, signPhotoFor: () => () => '' }, user),
    pgbench: [
      `\\set number random(1, ${matchers.length})`,
      'select id as user from bench_matchers where number = :number \\gset',
    ],
  };
  return {
    name: 'matches',
    scenario: 'matches (5 or more)',
    status: 200,
    cpuMicrosMax: 500,
    layerRatioMin: 0.4,
    operation,
    requests: (total, membersMax) =>
      Array.from({ length: total }, () => ({
        userId: draw(matchers, membersMax),
        request: { method: 'GET', path: '/api/profiles/matches/' },
      })),
  };
}
