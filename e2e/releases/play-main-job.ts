import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The folder of the tested release, relative to the folder of the repository. */
export const lastRelease = inject('lastRelease');

/**
 * Two people sign up, are verified, match and chat, in the last release's browser test.
 * @throws an error with what Playwright printed, if they cannot
 */
export async function playMainJob(address: string): Promise<void> {
  const release = path.join(root, lastRelease);
  const playwright = path.join(release, 'node_modules/@playwright/test/cli.js');
  const config = path.join(import.meta.dirname, 'main-job.config.ts');
  const args = [playwright, 'test', 'sign-up-to-chat', '--config', config, '--project', 'phone'];
  const env = { ...process.env, MWANZO_ADDRESS: address, MWANZO_RELEASE: release };
  await promisify(execFile)(process.execPath, args, { cwd: release, env, timeout: 300_000 }).catch((error: unknown) => {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(`${stdout}\n${stderr}`, { cause: error });
  });
}
