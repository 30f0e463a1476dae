import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../../../api/request-error.ts';
import { signedIn } from '../../../../api/session.ts';
import type { Attempt } from '../../../../sending/sendable.ts';
import { MemoryStorage } from '../../../../testing/memory-storage.ts';
import { makeMessage } from './outbox-rules.ts';
import { FileGoneError, fileOf, holdFile, letGoOfFile, uploadFile } from './unsent-files.ts';

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
