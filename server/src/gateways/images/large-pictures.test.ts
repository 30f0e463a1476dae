import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { photoLimits } from '@mwanzo/contract/limits';
import { expect, onTestFinished, test } from 'vitest';
import { makeFlat } from '../../testing/images/make-images.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import type { PictureResult, PictureTask } from './process-picture.ts';
import { createWorkerImageProcessor, pictureMsMax } from './worker-image-processor.ts';

const document = { bytes: new Uint8Array(3), width: 30, height: 20, contentType: 'image/webp' } as const;
const photo = { variants: [], width: 3000, height: 2000, thumbhash: 'h', looks: [] };

/** A processor whose process for large pictures a test settles, and a large picture: progressive, of 6 megapixels. */
async function setUp() {
  const file = path.join(makeDataFolder(), 'large.jpg');
  writeFileSync(
    file,
    await makeFlat(3000, 2000, '#b33').jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  );
  const asked: { task: PictureTask; timeoutMs: number; settle: (result: PictureResult | Error) => void }[] = [];
  const processor = createWorkerImageProcessor({
    limits: photoLimits,
    timeoutMs: 9500,
    threadsMax: 1,
    queueMax: 1,
    processLarge: (task, timeoutMs) => {
      const { promise, resolve, reject } = Promise.withResolvers<PictureResult>();
      asked.push({ task, timeoutMs, settle: (result) => (result instanceof Error ? reject(result) : resolve(result)) });
      return promise;
    },
  });
  onTestFinished(async () => {
    for (const { settle } of asked) settle({ invalid: 'broken' });
    await processor.close();
  });
  return { file, asked, processor };
}

test('large pictures are processed one after the other, each as what it is, and count as waiting', async () => {
  const { file, asked, processor } = await setUp();
  const first = processor.processPhoto(file);
  const second = processor.processDocument(file);
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(1);
  await expect(processor.processPhoto(file)).rejects.toThrow('Too many pictures are waiting.');
  const task = { file, limits: photoLimits, timeoutSeconds: 10, mayBeLarge: true };
  asked[0]?.settle({ photo });
  expect(await first).toEqual(photo);
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(2);
  asked[1]?.settle({ document });
  expect(await second).toEqual(document);
  expect(asked.map((each) => [each.task, each.timeoutMs])).toEqual([
    [{ ...task, kind: 'photo' }, 9500],
    [{ ...task, kind: 'document' }, 9500],
  ]);
});

test('a large picture that is refused says why, and a result of another kind is none', async () => {
  const { file, asked, processor } = await setUp();
  const outcomes: unknown[] = [];
  const process = async (how: 'processPhoto' | 'processDocument', result: PictureResult | Error) => {
    const processing = processor[how](file).catch((error: unknown) => error);
    await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(outcomes.length + 1);
    asked.at(-1)?.settle(result);
    const outcome = await processing;
    outcomes.push(outcome instanceof Error && 'reason' in outcome ? outcome.reason : outcome);
  };
  const failure = new Error('gone');
  await process('processPhoto', { invalid: 'timeout' });
  await process('processDocument', { invalid: 'pixels' });
  await process('processPhoto', { document });
  await process('processDocument', { photo });
  await process('processPhoto', { isLarge: true });
  await process('processDocument', failure);
  await process('processDocument', { document });
  expect(outcomes).toEqual(['timeout', 'pixels', 'broken', 'broken', 'broken', failure, document]);
});

test('a close waits for the large picture under way', async () => {
  const ended = Promise.withResolvers<void>();
  const follow = (thread: Worker) => void thread.once('exit', () => ended.resolve());
  process.once('worker', follow);
  const { file, asked, processor } = await setUp();
  const processing = processor.processPhoto(file);
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(1);
  const steps: string[] = [];
  const closing = processor.close().then(() => steps.push('closed'));
  await ended.promise;
  for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate);
  steps.push('settled');
  asked[0]?.settle({ photo });
  await Promise.all([processing, closing]);
  expect(steps).toEqual(['settled', 'closed']);
  // Two threads, and twenty that wait, each for ten seconds in a thread and in a process.
  expect(pictureMsMax).toBe(440_000);
});
