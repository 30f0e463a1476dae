import { spawnSync } from 'node:child_process';
import type { Engines } from '../find-engines.ts';

/** Returns the version that a program prints, such as "Chromium 156.0.8078.79 built on Debian". */
function printed(program: string, ...args: string[]): string | null {
  const { stdout, status } = spawnSync(program, args, { encoding: 'utf8', timeout: 20_000 });
  const line = stdout?.trim().split('\n').at(-1) ?? '';
  return status === 0 && line !== '' ? line : null;
}

/**
 * Names the browsers that the tests ran in, since a distribution renews them under the same test. MiniBrowser tells its
 * version only on a display, so Debian's package is asked.
 */
export function listBrowserVersions(chromium: string, engines: Engines | null): string[] {
  const unknown = 'of an unknown version';
  const versions = [printed(chromium, '--version') ?? `${chromium}, ${unknown}`];
  if (!engines) return versions;
  const { firefox } = engines;
  const webkit = printed('dpkg-query', '--show', '--showformat=${Version}', 'webkit2gtk-driver');
  return [...versions, printed(firefox, '--version') ?? `${firefox}, ${unknown}`, `WebKitGTK ${webkit ?? unknown}`];
}
