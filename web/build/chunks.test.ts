import { expect, test } from 'vitest';
import { chunkOf, codeSplitting } from './chunks.ts';

const main = '/web/src/main.tsx';
const frame = '/web/src/app/member-area.tsx';
const notices = '/web/src/app/connection/connection-notices.tsx';
const live = '/web/src/app/live/live-events.tsx';
const events = '/web/src/app/live/receive-events.ts';
const photoSteps = '/web/src/features/discovery/deck/cards/card-photo-steps.tsx';
const pageAt = (name: string) => `/web/src/app/pages/${name}-page.tsx`;

/** A graph of one module. Every importer but the entry is itself imported lazily by the entry. */
function chunkOfImportedBy(...importers: string[]) {
  const info = (id: string) => ({
    importers: id === 'module' ? importers : [],
    dynamicImporters: id === 'module' || id === main ? [] : [main],
  });
  return chunkOf('module', { getModuleInfo: (id: string) => info(id) } as Parameters<typeof chunkOf>[1]);
}

test('what the entry imports is in the chunk that every page loads', () => {
  expect(chunkOfImportedBy(main)).toBe('app');
  expect(chunkOfImportedBy(main, pageAt('login'))).toBe('app');
});

test('what only one page imports stays with the page', () => {
  expect(chunkOfImportedBy(pageAt('login'))).toBeNull();
  expect(chunkOfImportedBy(pageAt('discover'))).toBeNull();
});

test('/discover waits for nothing that only other signed-in pages share', () => {
  expect(chunkOfImportedBy(pageAt('discover'), pageAt('matches'))).toBe('members');
  expect(chunkOfImportedBy(frame)).toBe('members');
  expect(chunkOfImportedBy(pageAt('matches'), pageAt('chat'))).toBe('screens');
});

test('public pages load nothing for members unless most pages need it', () => {
  expect(chunkOfImportedBy(pageAt('login'), pageAt('sign-up'))).toBeNull();
  expect(chunkOfImportedBy(pageAt('login'), pageAt('sign-up'), pageAt('verify'), pageAt('profile'))).toBe('forms');
  expect(chunkOfImportedBy(pageAt('sign-up'), pageAt('verify'), pageAt('profile'), pageAt('chat'))).toBe('fields');
  expect(chunkOfImportedBy(pageAt('login'), frame)).toBe('app');
});

test('what the settings share with one other page stays out of the chunk of all pages', () => {
  expect(chunkOfImportedBy(pageAt('settings'))).toBeNull();
  expect(chunkOfImportedBy(pageAt('settings'), pageAt('matches'))).toBeNull();
  expect(chunkOfImportedBy(pageAt('settings'), '/web/src/app/deck-end.tsx')).toBe('settings');
  expect(chunkOfImportedBy(pageAt('settings'), '/web/src/one-dialog.tsx')).toBe('dialogs');
});

test('what opens over pages shares a chunk, which an idle page does not load', () => {
  expect(chunkOfImportedBy('/web/src/one-dialog.tsx', '/web/src/other-dialog.tsx')).toBe('dialogs');
  expect(chunkOfImportedBy('/web/src/one-dialog.tsx', notices)).toBe('app');
  expect(chunkOfImportedBy('/web/src/one-dialog.tsx', photoSteps)).toBeNull();
});

test('what the idle notices share with anything is with what every page loads, and brings no forms', () => {
  expect(chunkOfImportedBy(notices)).toBeNull();
  expect(chunkOfImportedBy(notices, pageAt('login'))).toBe('app');
  expect(chunkOfImportedBy(notices, pageAt('verify'), pageAt('matches'), pageAt('chat'), pageAt('top-up'))).toBe('app');
});

test('the stream of events brings no page and no dialog to /discover', () => {
  expect(chunkOfImportedBy(live, pageAt('matches'), pageAt('chat'))).toBe('live');
  expect(chunkOfImportedBy(live, '/web/src/one-dialog.tsx')).toBe('live');
  expect(chunkOfImportedBy(live, frame)).toBe('members');
  expect(chunkOfImportedBy(live)).toBeNull();
});

test('the stream of events loads nothing that only the code for its events needs', () => {
  expect(chunkOfImportedBy(events, pageAt('chat'))).toBe('events');
  expect(chunkOfImportedBy(events, '/web/src/one-dialog.tsx')).toBe('events');
  expect(chunkOfImportedBy(events, live)).toBe('live');
  expect(chunkOfImportedBy(events, frame)).toBe('members');
  expect(chunkOfImportedBy(events)).toBeNull();
});

const kinds: Readonly<Record<string, string>> = {
  entry: main,
  frame,
  login: pageAt('login'),
  'sign-up': pageAt('sign-up'),
  discover: pageAt('discover'),
  matches: pageAt('matches'),
  chat: pageAt('chat'),
  settings: pageAt('settings'),
  'deck end': '/web/src/app/deck-end.tsx',
  'first question': '/web/src/app/first-question.tsx',
  notices,
  live,
  events,
  'photo steps': photoSteps,
  'key line': '/web/src/features/discovery/deck/key-line.tsx',
  'deck pane': '/web/src/app/deck-pane.tsx',
  dialog: '/web/src/one-dialog.tsx',
};

test('each pair of readers shares the chunk that it should', async () => {
  const names = Object.keys(kinds);
  const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [...new Set([one, other])]));
  const lines = pairs.map(
    (pair) => `${pair.join(' and ')}: ${chunkOfImportedBy(...pair.map((name) => kinds[name] ?? ''))}`,
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/chunks.txt');
});

test('a module is asked about once, though its readers import each other, and an unknown one has none', () => {
  const [one, other] = ['/web/src/one.ts', '/web/src/other.ts'];
  const importers = (id: string) => (id === other ? [one] : [other, pageAt('matches'), pageAt('chat')]);
  const graph = {
    getModuleInfo: (id: string) =>
      id.endsWith('.ts')
        ? { importers: importers(id), dynamicImporters: [] }
        : { importers: [], dynamicImporters: [main] },
  } as unknown as Parameters<typeof chunkOf>[1];
  expect(chunkOf(one, graph)).toBe('screens');
  expect(chunkOf('gone', { getModuleInfo: () => null })).toBeNull();
});

test('the framework comes before what every page needs, and that before all others', () => {
  const groups = codeSplitting.groups?.map(({ name, priority, includeDependenciesRecursively, debugName }) => [
    typeof name === 'string' ? name : debugName,
    priority,
    includeDependenciesRecursively,
  ]);
  expect(groups).toEqual([
    ['framework', 3, undefined],
    ['app', 2, undefined],
    ['members', 1, undefined],
    ...['live', 'events', 'forms', 'fields', 'screens', 'settings', 'dialogs'].map((name) => [name, 0, false]),
  ]);
  const isFramework = codeSplitting.groups?.[0]?.test as RegExp;
  const packages = [
    'react',
    'react-dom',
    'scheduler',
    'wouter',
    'regexparam',
    'use-sync-external-store',
    'react-query',
  ];
  expect(packages.filter((name) => isFramework.test(`/x/node_modules/${name}/index.js`))).toEqual(
    packages.slice(0, -1),
  );
  expect(isFramework.test('rolldown/runtime')).toBe(true);
});
