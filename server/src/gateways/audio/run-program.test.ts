import { spawn } from 'node:child_process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startChild } from '../processes/start-child.ts';
import { ProgramFailedError, programMsMax, runProgram } from './run-program.ts';

test('a program that reads what strangers send has no key in its environment', async () => {
  vi.stubEnv('SECRET_KEY', 'a canary');
  onTestFinished(() => void vi.unstubAllEnvs());
  const environment = await runProgram('/usr/bin/env', []);
  expect(environment).toContain('PWD=');
  expect(environment).not.toContain('canary');
});

test('what a program that failed has complained about is told', async () => {
  const running = runProgram('/bin/sh', ['-c', 'echo "no sound" >&2; exit 3']);
  await expect(running).rejects.toThrow(ProgramFailedError);
  await expect(running).rejects.toThrow('/bin/sh ended with 3: no sound');
});

test('a program that takes too long is killed, so that the next voice note finds a place', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const running = expect(runProgram('/bin/sleep', ['3'])).rejects.toThrow('/bin/sleep ended with SIGKILL');
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  vi.advanceTimersByTime(programMsMax);
  await running;
});

test('of what a program writes the first 64 KB are kept, and it gets its arguments as they are', async () => {
  expect(await runProgram('/bin/sh', ['-c', 'head -c 100000 /dev/zero | tr "\\0" x'])).toBe('x'.repeat(64 * 1024));
  expect(await runProgram('/usr/bin/printf', ['%s|', '$HOME', 'a b', '; exit 3'])).toBe('$HOME|a b|; exit 3|');
});

test('a child that cannot start is unavailable for now, and a later error of one that runs ends nothing', async () => {
  const starting = startChild(() => spawn('/nowhere/ffmpeg'));
  const cause = expect.objectContaining({ code: 'ENOENT' });
  await expect(starting).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5, cause });
  const failure = new Error('no handle');
  const refused = startChild(() => {
    throw failure;
  });
  await expect(refused).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5, cause: failure });
  const child = await startChild(() => spawn('/bin/sleep', ['9']));
  expect(child.pid).toBeGreaterThan(0);
  expect(() => child.emit('error', failure)).not.toThrow();
  child.kill('SIGKILL');
});
