import { expect, test } from 'vitest';
import { findUntestedState, stateOf } from './state-tests.ts';

test.each([
  ['let kept: string | undefined;', 'a variable of the module'],
  ['export let [one, two] = [1, 2];', 'a variable of the module'],
  ['export const shown = createStore<number | null>(null);', 'a store of the module'],
  ['const seen = new Set<number>();\nexport const see = (id: number) => seen.add(id);', 'a collection of the module'],
  ['export const notes = new Map<number, string>();', 'a collection of the module'],
  ['const later = () => setTimeout(act, 5);', 'a timer'],
  ["useEffect(() => document.addEventListener('toggle', look));", 'a listener'],
  ["useEffect(() => listen('toggle', look, document));", 'a listener'],
  ['const channel = new BroadcastChannel(name);', 'a channel'],
  ["export const read = () => localStorage.getItem('a');", 'storage'],
  ["writeStored('mwanzo.drafts', '');", 'storage'],
  ["writeOwn('mwanzo.dates', { plans });", 'storage'],
  ["writeTabItem('mwanzo.visitBytes', '1');", 'storage'],
])('%j has %s', (text, what) => {
  expect(stateOf(text)).toEqual([what]);
});

test.each([
  'export function now() {\n  let at = 0;\n  return at;\n}',
  "const names = new Map([['a', 1]]);\nexport const nameOf = (key: string) => names.get(key);",
  '// let setTimeout(act) wait\nexport const one = 1;',
  '/** It uses localStorage.getItem. */\nexport const one = 1;',
  'const words = `\nlet me see, let us meet\n`;',
  "export const text = 'not in localStorage';",
  'interface Timer {\n  timer: ReturnType<typeof setTimeout>;\n}',
])('%j has no state', (text) => {
  expect(stateOf(text)).toEqual([]);
});

test('a path with a star in a text begins no comment', () => {
  expect(stateOf("import.meta.glob('./pages/*.tsx');\nsetTimeout(act);\nconst end = '*/';")).toEqual(['a timer']);
});

const timer = 'setTimeout(act);';
const find = (files: Record<string, string>, exceptions: Record<string, string> = {}, others: string[] = []) =>
  findUntestedState(new Map(Object.entries(files)), exceptions, (file) => others.includes(file));

test('a file with state needs a test of its name, or one beside it that imports it', () => {
  expect(find({ 'web/src/a.ts': timer })).toEqual(['web/src/a.ts: has a timer, but no test beside it imports it']);
  expect(find({ 'web/src/a.ts': timer, 'web/src/a.test.tsx': '' })).toEqual([]);
  expect(find({ 'web/src/a.ts': timer, 'web/src/b.test.ts': "await import('./a.ts');" })).toEqual([]);
  expect(find({ 'web/src/a.ts': timer, 'web/src/b/b.test.ts': "await import('../a.ts');" })).toHaveLength(1);
  expect(find({ 'web/src/a.ts': timer, 'web/src/b.test.ts': "import type { A } from './a.ts';" })).toHaveLength(1);
});

test('what tests share needs no test', () => {
  expect(find({ 'web/src/testing/a.ts': timer, 'web/src/b.fixture.ts': timer })).toEqual([]);
});

test('an exception names a browser test that exists, or a test that imports the file', () => {
  const exceptions = { 'web/src/a.ts': 'e2e/a.spec.ts' };
  expect(find({ 'web/src/a.ts': timer }, exceptions, ['e2e/a.spec.ts'])).toEqual([]);
  expect(find({ 'web/src/a.ts': timer }, exceptions)).toHaveLength(1);
  const unit = { 'web/src/a.ts': 'web/src/b/b.test.ts' };
  expect(find({ 'web/src/a.ts': timer, 'web/src/b/b.test.ts': "import { a } from '../a.ts';" }, unit)).toEqual([]);
  expect(find({ 'web/src/a.ts': timer, 'web/src/b/b.test.ts': '' }, unit)).toHaveLength(1);
});

test('an exception that is needed no more is red', () => {
  const exceptions = { 'web/src/a.ts': 'e2e/a.spec.ts' };
  expect(find({ 'web/src/a.ts': 'export const one = 1;' }, exceptions, ['e2e/a.spec.ts'])).toHaveLength(1);
  expect(find({ 'web/src/a.ts': timer, 'web/src/a.test.ts': '' }, exceptions, ['e2e/a.spec.ts'])).toHaveLength(1);
});
