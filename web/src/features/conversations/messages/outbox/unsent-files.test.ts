import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../../../api/request-error.ts';
import { signedIn } from '../../../../api/session.ts';
import type { Attempt } from '../../../../sending/sendable.ts';
import { MemoryStorage } from '../../../../testing/memory-storage.ts';
import { makeMessage } from './outbox-rules.ts';
import { FileGoneError, fileOf, holdFile, letGoOfFile, uploadFile } from './unsent-files.ts';

const uploads = vi.hoisted(() => ({ progress: [] as unknown[] }));
vi.mock('../../../../api/upload.ts', () => ({
  uploading: (onProgress: unknown) => {
    uploads.progress.push(onProgress);
    return (url: string, message: RequestInit) => fetch(url, message);
  },
}));

const now = new Date('2026-11-26T18:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, new MemoryStorage());
  // This browser keeps no files.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Uploads a photo that was chosen this many ms ago, and that neither this page nor the device has. */
function uploadMissing(age: number, isKept: boolean) {
  const photo = { kind: 'photo', isKept } as const;
  const written = { receiver: 7, text: '', replyTo: null, file: photo as never };
  const message = makeMessage(undefined, written, () => 'gone', new Date(now.getTime() - age));
  return uploadFile(message, { signal: new AbortController().signal, as: 1 } as Attempt);
}

test('a file is in the memory of this page until its message has left, or its member', async () => {
  const content = new Blob(['Chai']);
  expect(await holdFile('a', 1, Promise.resolve(content))).toBeNull();
  expect([await fileOf('a', 1), await fileOf('b', 1)]).toEqual([content, undefined]);
  letGoOfFile('a');
  expect(await fileOf('a', 1)).toBeUndefined();
  await holdFile('a', 1, Promise.resolve(content));
  signedIn({ access: 'b', refresh: 's' }, { id: 2 } as Parameters<typeof signedIn>[1]);
  expect(await fileOf('a', 2)).toBeUndefined();
});

test('another tab may prepare a file for a minute; then it is gone, and at once if it had been kept', async () => {
  await expect(uploadMissing(59_999, false)).rejects.toThrow(NetworkError);
  await expect(uploadMissing(60_000, false)).rejects.toThrow(FileGoneError);
  await expect(uploadMissing(0, true)).rejects.toThrow(FileGoneError);
});

test.each([
  ['photo', { kind: 'photo', isKept: false, width: 4, height: 3 }, 'photos/', ['receiver', 'photo'], 1],
  ['voice', { kind: 'voice', isKept: false, milliseconds: 9 }, 'voice-notes/', ['receiver', 'voice'], 0],
] as const)('a %s is uploaded whole, for its receiver, and only a photo says how far it is', async (...given) => {
  const [kind, file, path, fields, told] = given;
  uploads.progress.length = 0;
  const sent: [url: string, message: RequestInit][] = [];
  vi.stubGlobal('fetch', async (...call: [string, RequestInit]) => {
    sent.push(call);
    return Response.json({ id: 5 }, { status: 201 });
  });
  signedIn({ access: 'b', refresh: 's' }, { id: 1 } as Parameters<typeof signedIn>[1]);
  await holdFile('a', 1, Promise.resolve(new Blob(['Chai'], { type: 'image/jpeg' })));
  const message = makeMessage(undefined, { receiver: 7, text: 'Caption', replyTo: null, file }, () => 'a', now);
  const onProgress = vi.fn();
  const { signal } = new AbortController();
  expect(await uploadFile(message, { signal, as: 1, onProgress } as unknown as Attempt)).toEqual({ id: 5 });
  const [url, { body, method } = {}] = sent[0] ?? [];
  const form = body as FormData;
  const content = form.get(kind) as Blob;
  expect([method, url?.endsWith(`/api/messages/media/${path}`), [...form.keys()]]).toEqual(['POST', true, fields]);
  expect([form.get('receiver'), await content.text(), content.type]).toEqual(['7', 'Chai', 'image/jpeg']);
  expect(uploads.progress).toEqual(Array.from({ length: told }, () => onProgress));
});
