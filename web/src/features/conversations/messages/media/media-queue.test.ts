import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

interface Note {
  receiver: number;
}

/** Opens a page with a queue whose uploads the test decides. */
async function openQueue(mustAsk?: (media: string) => boolean) {
  const page = await openPage();
  const { createMediaQueue, forgetMedia } = await import('./media-queue.ts');
  const { NetworkError, RequestError } = await import('../../../../api/request-error.ts');
  const { hasUnsent } = await import('../../../../state/unsent.ts');
  vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  interface Attempt {
    signal: AbortSignal;
    as: number;
    onProgress: (sent: number, total: number) => void;
  }
  interface Upload extends Pick<Attempt, 'signal' | 'as'> {
    succeed: (media: string) => void;
    fail: (error: Error) => void;
    progress: Attempt['onProgress'];
  }
  const uploads: Upload[] = [];
  const upload = (_: Note, { signal, as, onProgress: progress }: Attempt) =>
    new Promise<string>((succeed, fail) => uploads.push({ succeed, fail, progress, signal, as }));
  const hand = vi.fn();
  const discard = vi.fn();
  const queue = createMediaQueue<Note, string, 'refused'>({
    upload,
    hand,
    discard,
    refusals: { too_large: 'refused' },
    failure: 'Could not send',
    ...(mustAsk && { mustAsk }),
  });
  const phases = () => queue.items.read().map(({ phase, refusal }) => refusal ?? phase);
  const lost = () => new NetworkError('cut');
  const refusal = (code: 'too_large' | 'unknown', status: number) =>
    new RequestError({ status, code, detail: '', fields: {}, retryAfterSeconds: undefined } as ConstructorParameters<
      typeof RequestError
    >[0]);
  return { page, queue, uploads, hand, discard, phases, lost, refusal, hasUnsent, forgetMedia };
}

test('an upload is handed on once it has arrived, for the member who sent it', async () => {
  const { queue, uploads, hand, phases, hasUnsent } = await openQueue();
  queue.send({ receiver: 7 });
  expect([phases(), uploads[0]?.as, hasUnsent()]).toEqual([['sending'], 1, true]);
  uploads[0]?.succeed('media');
  await until(() => expect(phases()).toEqual([]));
  expect([hand.mock.calls.length, hand.mock.lastCall?.[1], hasUnsent()]).toEqual([1, 'media', false]);
});

test('an upload whose network is lost waits, and goes on by itself when that is back', async () => {
  const { page, queue, uploads, phases, lost } = await openQueue();
  queue.send({ receiver: 7 });
  uploads[0]?.fail(lost());
  await until(() => expect(phases()).toEqual(['waiting']));
  page.dispatch('online');
  expect([phases(), uploads.length]).toEqual([['sending'], 2]);
});

test('an upload whose connection broke unnoticed by the device goes on after half a minute', async () => {
  const { page, queue, uploads, phases, lost } = await openQueue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const lose = async (upload: number) => {
    uploads[upload]?.fail(lost());
    await until(() => expect(phases()).toEqual(['waiting']));
  };
  queue.send({ receiver: 7 });
  await lose(0);
  vi.advanceTimersByTime(29_000);
  expect(uploads).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect([phases(), uploads.length]).toEqual([['sending'], 2]);
  page.setOnline(false);
  await lose(1);
  vi.advanceTimersByTime(60_000);
  expect(uploads).toHaveLength(2);
});

test('half a minute later no upload is sent that its sender must think about, and no refused one', async () => {
  const { page, queue, uploads, phases, lost, refusal } = await openQueue(() => true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const receiver of [7, 8]) {
    queue.send({ receiver });
    uploads.at(-1)?.fail(lost());
    await until(() => expect(phases().at(-1)).toBe('waiting'));
    page.dispatch('online');
  }
  uploads[1]?.succeed('media');
  uploads[3]?.fail(refusal('too_large', 400));
  await until(() => expect(phases()).toEqual(['asking', 'refused']));
  const sent = uploads.length;
  vi.advanceTimersByTime(60_000);
  expect([phases(), uploads.length]).toEqual([['asking', 'refused'], sent]);
});

test('a failure of the server waits for the member, and whoever leaves after a refusal loses nothing', async () => {
  const { page, queue, uploads, phases, refusal, hasUnsent } = await openQueue();
  queue.send({ receiver: 7 });
  uploads[0]?.fail(refusal('unknown', 503));
  await until(() => expect(phases()).toEqual(['failed']));
  page.dispatch('online');
  expect([uploads.length, hasUnsent()]).toEqual([1, true]);
  queue.sendAgain(1);
  uploads[1]?.fail(refusal('too_large', 400));
  await until(() => expect(phases()).toEqual(['refused']));
  expect(hasUnsent()).toBe(false);
});

test('an upload that the sender must think about waits for them, and is sent without another upload', async () => {
  const { queue, uploads, hand, phases } = await openQueue(() => true);
  queue.send({ receiver: 7 });
  uploads[0]?.succeed('media');
  await until(() => expect(phases()).toEqual(['asking']));
  expect(hand).not.toHaveBeenCalled();
  queue.sendAgain(1);
  expect([hand.mock.calls.length, uploads.length, phases()]).toEqual([1, 1, []]);
});

test('a logout in the middle aborts every upload, and hands nothing on that arrives later', async () => {
  const { page, queue, uploads, hand, discard, phases, hasUnsent } = await openQueue();
  for (const receiver of [7, 8]) queue.send({ receiver });
  page.session.logout();
  expect([phases(), discard.mock.calls.length, hasUnsent()]).toEqual([[], 2, false]);
  expect(uploads.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  for (const { succeed } of uploads) succeed('media');
  await page.requestsUnderWay();
  expect(hand).not.toHaveBeenCalled();
  queue.send({ receiver: 7 });
  expect([uploads.length, discard.mock.calls.length]).toEqual([2, 3]);
});

test('whoever is left gets no upload any more, and others do', async () => {
  const { queue, uploads, phases, forgetMedia } = await openQueue();
  for (const receiver of [7, 8]) queue.send({ receiver });
  forgetMedia(7);
  expect([phases(), uploads.map(({ signal }) => signal.aborted)]).toEqual([['sending'], [true, false]]);
});

test('the browser asks before a page with an unfinished upload closes, and only then', async () => {
  const { page, queue, uploads, phases } = await openQueue();
  const closes = () => page.dispatch('beforeunload');
  expect(closes()).toBe(true);
  queue.send({ receiver: 7 });
  expect(closes()).toBe(false);
  uploads[0]?.succeed('media');
  await until(() => expect(phases()).toEqual([]));
  expect(closes()).toBe(true);
});

test('an upload that runs is not begun twice, and the next try begins at nothing', async () => {
  const { queue, uploads, phases, lost } = await openQueue();
  queue.send({ receiver: 7 });
  queue.sendAgain(1);
  expect(uploads).toHaveLength(1);
  uploads[0]?.progress(5, 10);
  expect(queue.items.read()[0]?.share).toBe(0.5);
  uploads[0]?.fail(lost());
  await until(() => expect(phases()).toEqual(['waiting']));
  queue.sendAgain(1);
  expect(queue.items.read()).toMatchObject([{ phase: 'sending', share: 0 }]);
});
