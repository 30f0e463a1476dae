import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../test/suites.ts';
import { notPlayed, type Played } from './step.ts';

const unit = path.join(root, 'deploy/systemd/mwanzo@.service');
/** From this figure on, of 10, systemd calls a unit exposed. */
const exposureMax = 3;

/** Lets systemd read the shipped unit, and say how well it is shut in. */
export function playUnit(): Played {
  const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  if (verified.error) return notPlayed('systemd is not installed');
  // The release need not be in /opt/mwanzo here.
  const problems = verified.stderr.split('\n').filter((line) => line !== '' && !line.includes('is not executable'));
  const security = spawnSync('systemd-analyze', ['security', '--offline=true', '--no-pager', unit], {
    encoding: 'utf8',
  });
  const [, figure = ''] = /exposure level for \S+: ([\d.]+)/.exec(security.stdout) ?? [];
  return {
    isWell: problems.length === 0 && figure !== '' && Number(figure) < exposureMax,
    lines: [
      `systemd-analyze verify finds ${problems.length === 0 ? 'nothing' : problems.join('; ')}.`,
      `systemd-analyze security rates the exposure ${figure || 'not at all'} of 10, where less is better.`,
      'No process ran under systemd: the processes of the other steps got the environment of the unit.',
    ],
  };
}
