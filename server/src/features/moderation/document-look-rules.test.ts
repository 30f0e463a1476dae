import { expect, test } from 'vitest';
import { documentWait } from './document-look-rules.ts';

const now = new Date('2026-11-25T09:00:00Z');
const looks = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ verificationId: at, at: new Date(now.getTime() - (at + 1) * 1000) }));

test('sixty documents may be opened in an hour, and the next one when the oldest look is an hour old', () => {
  expect(documentWait(looks(59), 999, now)).toBeNull();
  expect(documentWait(looks(60), 999, now)).toBe(3540);
  expect(documentWait(looks(60), 999, new Date(now.getTime() + 3_540_000))).toBeNull();
});

test('a document that was opened in the hour may be opened again', () => {
  expect(documentWait(looks(60), 7, now)).toBeNull();
});
