import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { chooseTests, NoTestError } from './choose-tests.ts';

// The word of each search is in the path of the checkout too, which must not count.
const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = [
  'contract/src/conversations/messages.test.ts',
  'server/src/features/conversations/messages/send-message.test.ts',
  'server/src/features/conversations/messages/send-message.ts',
  'server/src/features/discovery/swipes/rewind-swipe.test.ts',
  'server/node_modules/messages/src/messages.test.ts',
  'demo/src/messages.test.ts',
  'web/src/features/conversations/messages/bubble.test.tsx',
  'web/build/messages.test.ts',
  'e2e/specs/messages/unsent.spec.ts',
  'e2e/specs/deck/Rewind.spec.ts',
  'e2e/engines/messages.spec.ts',
];
for (const file of files) {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), '');
}

test('a noun chooses its tests in contract, server, demo, web and browsers, and no others', () => {
  const { unit, browser } = chooseTests('messages', folder);
  expect(unit).toEqual([
    'contract/src/conversations/messages.test.ts',
    'demo/src/messages.test.ts',
    'server/src/features/conversations/messages/send-message.test.ts',
    'web/build/messages.test.ts',
    'web/src/features/conversations/messages/bubble.test.tsx',
  ]);
  const isChosen = (file: string) => browser.some((filter) => new RegExp(filter).test(path.join(folder, file)));
  expect(files.filter(isChosen)).toEqual(['e2e/specs/messages/unsent.spec.ts']);
});

test('part of a name is enough, in capitals or not', () => {
  const { unit, browser } = chooseTests('REWIND', folder);
  expect([unit.length, browser.length]).toEqual([1, 1]);
});

test('a word that is in no path is named in one sentence', () => {
  const sentence = 'No test has "mesages" in its path.';
  expect(() => chooseTests('mesages', folder)).toThrow(new NoTestError(sentence));
});
