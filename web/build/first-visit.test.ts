import * as fs from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const starts = [
  { pattern: '^/discover/?$', files: ['/assets/discover.js', '/assets/shared.js'] },
  { pattern: '^/login/?$', files: ['/assets/login.js'] },
];
const chunk = (name: string, more: object = {}) => ({ file: `assets/${name}.js`, ...more });
/** The built files of a small app, by name. */
const built: Record<string, string> = {
  'index.html': '<link href="/assets/landing.css"><img src="/assets/face.webp"><script src="/assets/tiny.js">',
  'app.html':
    `<script>((starts) => {})(${JSON.stringify(starts)})</script><link href="/assets/app.css">` +
    '<script src="/assets/app.js"></script><link href="https://other.example/x.js"><link href="/assets/app.css">',
  'assets/landing.css': 'p { src: url(/assets/saying.woff2) } i { background: url("/assets/face.webp") }',
  'assets/app.css': `p { src: url('/assets/text.woff2') } b { src: url("/assets/bold.woff2") }`,
  '.vite/manifest.json': JSON.stringify({
    'src/main.tsx': chunk('app', { imports: ['_framework.js'] }),
    '_framework.js': chunk('framework', { imports: ['src/main.tsx'] }),
    '_shared.js': chunk('shared', { imports: ['_deep.js'] }),
    '_deep.js': chunk('deep', { css: ['assets/deep.css'] }),
    'src/app/pages/discover-page.tsx': chunk('discover', { imports: ['_shared.js'] }),
    'src/app/pages/login-page.tsx': chunk('login'),
    'src/app/connection/connection-notices.tsx': chunk('notices'),
    'src/app/member-area.tsx': chunk('frame'),
    'src/app/live/live-events.tsx': chunk('live'),
    'src/one-dialog.tsx': chunk('dialog', { imports: ['_dialogs.js'] }),
    '_dialogs.js': chunk('dialogs'),
  }),
};

const contentOf = (file: string) => built[file] ?? file.repeat(200);
const bytesOf = (...files: string[]) =>
  files.reduce((sum, file) => {
    const content = contentOf(file);
    return sum + (file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length);
  }, 0);

let isBuilt = true;
const run = vi.fn(() => (isBuilt = true));

beforeEach(() => {
  isBuilt = true;
  run.mockClear();
  const inside = (file: string) => String(file).split('/web/dist/')[1] ?? '';
  vi.resetModules();
  vi.doMock('node:fs', () => ({
    ...fs,
    existsSync: () => isBuilt,
    readFileSync: (file: string, encoding?: string) => {
      const content = contentOf(inside(file));
      return encoding === undefined ? Buffer.from(content) : content;
    },
  }));
  vi.doMock('node:child_process', () => ({ execFileSync: run }));
  onTestFinished(() => {
    vi.doUnmock('node:fs');
    vi.doUnmock('node:child_process');
  });
});

const load = async () => import('./first-visit.ts');

test('the landing page is what it links, with its fonts, and without pictures', async () => {
  const { filesOfFirstVisit } = await load();
  expect([...filesOfFirstVisit('/')]).toEqual(['assets/landing.css', 'assets/tiny.js', 'assets/saying.woff2']);
});

const ofEvery = ['app', 'framework', 'notices'].map((name) => `assets/${name}.js`);
const styles = ['assets/app.css', 'assets/text.woff2', 'assets/bold.woff2'];

test('a page of the app is the shell, its head start and its modules, each with all that it imports', async () => {
  const { filesOfFirstVisit } = await load();
  const sorted = (...given: Parameters<typeof filesOfFirstVisit>) => [...filesOfFirstVisit(...given)].toSorted();
  expect(sorted('/login')).toEqual([...styles, ...ofEvery, 'assets/login.js'].toSorted());
  const deck = ['discover', 'shared', 'deep', 'frame', 'live'].map((name) => `assets/${name}.js`);
  expect(sorted('/discover')).toEqual([...styles, ...ofEvery, ...deck, 'assets/deep.css'].toSorted());
  const dialog = ['assets/dialog.js', 'assets/dialogs.js'];
  expect(sorted('/login', ['src/one-dialog.tsx'])).toEqual(
    [...styles, ...ofEvery, 'assets/login.js', ...dialog].toSorted(),
  );
  expect(run).not.toHaveBeenCalled();
});

test('a visit weighs its compressed files and its document, against the budget of its page', async () => {
  const { firstVisits, weighFirstVisit } = await load();
  expect(firstVisits).toEqual(['/', '/login', '/discover']);
  const landing = ['assets/landing.css', 'assets/tiny.js', 'assets/saying.woff2'];
  expect(weighFirstVisit('/')).toEqual([
    { what: 'all', kilobytes: bytesOf('index.html', ...landing) / 1000, kilobytesMax: 60 },
    { what: 'script', kilobytes: bytesOf('assets/tiny.js') / 1000, kilobytesMax: 5 },
  ]);
  const scripts = [...ofEvery, 'assets/login.js'];
  expect(weighFirstVisit('/login')).toEqual([
    { what: 'all', kilobytes: bytesOf('app.html', ...styles, ...scripts) / 1000, kilobytesMax: null },
    { what: 'script', kilobytes: bytesOf(...scripts) / 1000, kilobytesMax: 92 },
  ]);
  expect(weighFirstVisit('/discover').map(({ kilobytesMax }) => kilobytesMax)).toEqual([null, 122]);
});

test('an app that is not built is built first, and a page without a head start is an error', async () => {
  isBuilt = false;
  const { filesOfFirstVisit } = await load();
  filesOfFirstVisit('/');
  expect(run.mock.calls).toEqual([
    [process.execPath, [expect.stringMatching(/\/web\/build\/build\.ts$/)], { stdio: 'ignore' }],
  ]);
  expect(() => filesOfFirstVisit('/matches' as '/login')).toThrow('app.html gives /matches no head start');
});
