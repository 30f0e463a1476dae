import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { photoLimits } from '@mwanzo/contract/limits';
import { Piscina } from 'piscina';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMember } from '../../testing/factories.ts';
import { drawQuarters } from '../../testing/images/make-images.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { makeForm } from '../../testing/make-form.ts';
import { createWorkerImageProcessor } from './worker-image-processor.ts';

const folder = makeDataFolder();
const picture = path.join(folder, 'picture.jpg');
writeFileSync(picture, await drawQuarters().jpeg().toBuffer());
const imageWorker = new URL('./image-worker.ts', import.meta.url).href;
const unavailable = expect.objectContaining({ code: 'unavailable', retryAfterSeconds: 5, cause: expect.any(Error) });
const processed = expect.objectContaining({ width: 96, height: 64 });

function processorOf(threads: { worker?: URL; execArgv?: string[] }) {
  const images = createWorkerImageProcessor({ limits: photoLimits, threads });
  const onProblem = vi.fn();
  images.onProblem(onProblem);
  onTestFinished(() => images.close());
  return { images, onProblem };
}

/** A worker that cannot start while a file exists, as if memory or file handles were missing. */
function makeWorker(name: string): { worker: URL; recover: () => void } {
  const [shortage, script] = [path.join(folder, `${name}-shortage`), path.join(folder, `${name}.mjs`)];
  writeFileSync(shortage, '');
  writeFileSync(
    script,
    `import { existsSync } from 'node:fs';
     if (existsSync(${JSON.stringify(shortage)})) throw new Error('a shortage');
     const { default: run } = await import(${JSON.stringify(imageWorker)});
     export default run;`,
  );
  return { worker: pathToFileURL(script), recover: () => rmSync(shortage) };
}

test('pictures whose thread cannot start are refused as unavailable, and later ones are processed', async () => {
  const { worker, recover } = makeWorker('failing');
  const { images, onProblem } = processorOf({ worker });
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => images.processPhoto(picture)));
  expect(outcomes).toEqual(Array.from({ length: 5 }, () => ({ status: 'rejected', reason: unavailable })));
  recover();
  expect(await Promise.all([1, 2, 3].map(() => images.processPhoto(picture)))).toEqual([
    processed,
    processed,
    processed,
  ]);
  // The log has each cause with its request.
  expect(onProblem.mock.calls).toEqual([]);
});

test('a thread that is refused at once is unavailable too, and does not end the process later', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const execArgv = ['--no-such-option'];
  const { images } = processorOf({ execArgv });
  await expect(images.processPhoto(picture)).rejects.toEqual(unavailable);
  // The options are read at each start.
  execArgv.length = 0;
  expect(await Promise.all([1, 2, 3].map(() => images.processPhoto(picture)))).toEqual([
    processed,
    processed,
    processed,
  ]);
  await images.close();
  expect(unhandled.mock.calls).toEqual([]);
});

test('a thread that replaced a broken one is closed with the others', async () => {
  const closing = vi.spyOn(Piscina.prototype, 'close');
  onTestFinished(() => closing.mockRestore());
  const execArgv = ['--no-such-option'];
  const images = createWorkerImageProcessor({ limits: photoLimits, threadsMax: 1, threads: { execArgv } });
  await expect(images.processPhoto(picture)).rejects.toEqual(unavailable);
  execArgv.length = 0;
  expect(await images.processPhoto(picture)).toEqual(processed);
  const before = closing.mock.calls.length;
  await images.close();
  expect(closing.mock.calls.length - before).toBe(1);
});

test('a picture that waits behind one that takes too long gets its own thread', async () => {
  const script = path.join(folder, 'endless.mjs');
  writeFileSync(
    script,
    'export default ({ started }) => { started.postMessage(true); return new Promise(() => {}); };',
  );
  const threads = { worker: pathToFileURL(script) };
  const images = createWorkerImageProcessor({ limits: photoLimits, threadsMax: 1, timeoutMs: 1, threads });
  onTestFinished(() => images.close());
  const timeout = expect.objectContaining({ reason: 'timeout' });
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => images.processPhoto(picture)));
  expect(outcomes).toEqual([1, 2, 3].map(() => ({ status: 'rejected', reason: timeout })));
});

test('without a thread, an upload gets a 503 with Retry-After, leaves no file, and succeeds later', async () => {
  const { worker, recover } = makeWorker('failing-uploads');
  const { images } = processorOf({ worker });
  const testApp = await buildTestApp({}, { images });
  const { headers } = await createMember(testApp);
  const payload = makeForm({ photo: readFileSync(picture) });
  const upload = () => testApp.inject({ method: 'POST', url: '/api/profiles/me/photos/', headers, payload });
  const refused = await upload();
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([503, '5', 'unavailable']);
  expect(readdirSync(path.join(testApp.config.dataDir, 'uploads'))).toEqual([]);
  recover();
  expect((await upload()).statusCode).toBe(201);
});
