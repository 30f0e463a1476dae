import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { drawQuarters } from '../../testing/images/make-images.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';

const fixture = path.join(import.meta.dirname, 'few-handles.fixture.ts');
const dataFolder = makeDataFolder();

/** Runs the fixture with at most this many open files, and returns its output. */
async function runWithHandles(max: number, picture: string): Promise<string> {
  const command = `ulimit -n ${max}; exec "$0" "$@"`;
  const child = spawn('/bin/sh', ['-c', command, process.execPath, fixture, picture]);
  const [output, problem] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return output || problem;
}

test('a thread or process that cannot start is a 503, and the next attempt in the same server succeeds', async () => {
  const picture = path.join(dataFolder, 'picture.jpg');
  writeFileSync(picture, await drawQuarters().jpeg().toBuffer());
  const output = await runWithHandles(100, picture);
  expect(output).toMatch(/^\{/);
  const { shortage, after, problems } = JSON.parse(output);
  const all = ['picture', 'large picture', 'program'];
  expect(shortage).toEqual({ ...Object.fromEntries(all.map((name) => [name, 'unavailable'])), screening: 'done' });
  expect(after).toEqual({ ...Object.fromEntries(all.map((name) => [name, 'done'])), screening: 'done' });
  expect(problems).toEqual([
    expect.stringMatching(/^The screening process cannot be started: .*EMFILE/),
    // The process that was started afterwards reports the missing file.
    expect.stringContaining('ERR_MODULE_NOT_FOUND'),
  ]);
});
