import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareDocument } from './prepare-document.ts';

const shrink = vi.hoisted(() => vi.fn<(file: File, drawing: object) => Promise<File>>());
vi.mock('../../../photos/shrink-picture.ts', () => ({ shrinkPicture: shrink }));

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  shrink.mockReset();
});

const megabyte = 1024 * 1024;
const jpegOf = (bytes: number) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(bytes - 3)], 'id.jpg', { type: 'image/jpeg' });

test('a large document is sent smaller', async () => {
  const smaller = jpegOf(400_000);
  shrink.mockResolvedValue(smaller);
  const large = jpegOf(13 * megabyte);
  expect(await prepareDocument(large)).toBe(smaller);
  const drawing = { sideMax: 2048, qualities: [0.9, 0.82, 0.72], bytesWanted: 800_000, bytesMax: 10 * megabyte };
  expect(shrink.mock.calls).toEqual([[large, drawing]]);
  expect(await prepareDocument(jpegOf(800_001))).toBe(smaller);
});

test('a document that is small already is sent as it is', async () => {
  const small = jpegOf(800_000);
  expect(await prepareDocument(small)).toBe(small);
  expect(shrink).not.toHaveBeenCalled();
});

test('a document that drawing would not make smaller is sent as it is', async () => {
  const file = jpegOf(megabyte);
  shrink.mockResolvedValue(jpegOf(megabyte));
  expect(await prepareDocument(file)).toBe(file);
});

test('one that the browser cannot decode is sent as it is up to 10 MB, and refused as too large beyond', async () => {
  shrink.mockRejectedValue(new Error('cannot decode'));
  const [heic, huge] = [jpegOf(10 * megabyte), jpegOf(10 * megabyte + 1)];
  expect(await prepareDocument(heic)).toBe(heic);
  expect(await prepareDocument(huge)).toBe('too large');
});

test('a file that only calls itself a picture is refused', async () => {
  expect(await prepareDocument(new File(['hello'], 'fake.jpg', { type: 'image/jpeg' }))).toBe('not a picture');
});
