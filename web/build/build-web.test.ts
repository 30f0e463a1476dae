import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '../src/app/routes.ts';
import { moduleOf } from './offline-files.ts';

const manifest = {
  'src/landing/landing.css': { file: 'assets/landing.css' },
  'src/styles/fonts/mwanzo-display.woff2': { file: 'assets/display.woff2' },
  'src/styles/fonts/mwanzo-text.woff2': { file: 'assets/text.woff2' },
  ...Object.fromEntries(routes.map((route) => [moduleOf(route), { file: `assets/${route.page}.js` }])),
};
const landing = `
  const show = (...given) => JSON.stringify(given);
  export const renderLanding = (...given) => show('landing', ...given);
  export const renderPublicPage = (...given) => show(...given);
`;
const shell = '<title>Mwanzo</title><script type="module" src="/assets/app-1.js"></script>';

interface Options {
  build: { ssr?: string; outDir: string; rolldownOptions?: { output?: object } };
  define?: { BUILD: string };
}

let dist: string;
/** Writes what each of the three builds would. */
const build = vi.fn(async ({ build: { ssr, outDir } }: Options) => {
  const write = (name: string, text: string) => {
    fs.mkdirSync(join(outDir, name, '..'), { recursive: true });
    fs.writeFileSync(join(outDir, name), text);
  };
  if (ssr !== undefined) {
    write('render-landing.js', landing);
    write('package.json', '{"type":"module"}');
    write('assets/face.webp', 'face');
  } else if (fs.existsSync(join(outDir, 'app.html'))) write('service-worker.js', 'worker');
  else {
    write('app.html', shell);
    write('.vite/manifest.json', JSON.stringify(manifest));
    write('assets/app.js', 'code '.repeat(100));
  }
});

beforeEach(() => {
  dist = fs.mkdtempSync(join(tmpdir(), 'build-web-'));
  build.mockClear();
  vi.resetModules();
  vi.doMock('vite', () => ({ build }));
  onTestFinished(() => {
    vi.doUnmock('vite');
    fs.rmSync(dist, { recursive: true });
  });
});

const read = (name: string) => fs.readFileSync(join(dist, name), 'utf8');
const filesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

test('a build has the app, the public pages in both languages and the service worker, in this order', async () => {
  const { buildWeb } = await import('./build-web.ts');
  const plugin = { name: 'of-the-caller' };
  await buildWeb(dist, [plugin]);
  const pages = ['community', 'index', 'privacy', 'safety', 'support', 'terms'];
  expect(filesIn(dist)).toEqual(
    [
      '.vite/manifest.json',
      'app.html',
      'assets/app.js',
      'assets/face.webp',
      'service-worker.js',
      ...pages.flatMap((page) => [`${page}.html`, `${page}.sw.html`]),
    ].toSorted(),
  );
  const files = {
    stylesheet: '/assets/landing.css',
    preloadedFonts: ['/assets/display.woff2', '/assets/text.woff2'],
  };
  expect(JSON.parse(read('index.html'))).toEqual(['landing', 'en', files]);
  expect(JSON.parse(read('index.sw.html'))).toEqual(['landing', 'sw', files]);
  expect(JSON.parse(read('terms.html'))).toEqual(['terms', 'en', files]);
  expect(JSON.parse(read('terms.sw.html'))).toEqual(['terms', 'sw', files]);
  expect(read('app.html')).toMatch(/^<script>[^]*<\/script>\s*<title>Mwanzo<\/title>/);
  const root = expect.stringMatching(/\/web$/) as string;
  const worker = expect.stringMatching(/\/web\/service-worker\/service-worker\.ts$/) as string;
  const [app, server, sealed] = build.mock.calls.map(([options]) => options);
  expect(app).toEqual({ root, logLevel: 'warn', plugins: [plugin], build: { outDir: dist, emptyOutDir: true } });
  expect(server).toEqual({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/landing/render-landing.tsx',
      outDir: join(dist, '.landing'),
      manifest: false,
      ssrEmitAssets: true,
      copyPublicDir: false,
      rolldownOptions: { input: 'src/landing/render-landing.tsx' },
    },
  });
  expect(sealed).toEqual({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { BUILD: expect.any(String) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: worker, output: { entryFileNames: 'service-worker.js' } },
    },
  });
  const offline = JSON.parse(sealed?.define?.BUILD ?? '') as { entry: string; files: string[]; version: string };
  expect([offline.entry, offline.files.includes('/assets/login.js')]).toEqual(['/assets/app-1.js', true]);
  // The version of what is kept offline is that of the finished pages.
  const { offlineBuild } = await import('./offline-files.ts');
  const documents = { shell: read('app.html'), landings: [read('index.html'), read('index.sw.html')] };
  expect(offline).toEqual(offlineBuild(manifest, documents));
});

test('a build without a file that the landing page needs fails', async () => {
  const { 'src/styles/fonts/mwanzo-text.woff2': _, ...others } = manifest;
  const parse = vi.spyOn(JSON, 'parse').mockReturnValue(others);
  onTestFinished(() => parse.mockRestore());
  const { buildWeb } = await import('./build-web.ts');
  await expect(buildWeb(dist)).rejects.toThrow('The build has no file for src/styles/fonts/mwanzo-text.woff2');
});

test('the files that a server sends compressed have both copies, and pages and pictures have none', async () => {
  const texts = ['assets/a.js', 'assets/a.css', 'assets/a.svg', 'about.json', 'site.webmanifest'];
  const others = ['app.html', 'assets/a.webp', 'assets/a.woff2', '.vite/manifest.json'];
  const all = [...texts, ...others];
  const written = new Map<string, Buffer>();
  const listed = all.map((name) => ({ isFile: () => true, parentPath: '/dist', name }));
  vi.doMock('./build-web.ts', () => ({ buildWeb: vi.fn(() => Promise.resolve()) }));
  vi.doMock('node:fs', () => ({
    readdirSync: () => [...listed, { isFile: () => false, parentPath: '/dist', name: 'folder.js' }],
    readFileSync: (file: string) => Buffer.from(file.repeat(50)),
    statSync: (file: string) => ({ size: file.length * 50 }),
    writeFileSync: (file: string, bytes: Buffer) => written.set(file, bytes),
  }));
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => {
    vi.doUnmock('./build-web.ts');
    vi.doUnmock('node:fs');
    printed.mockRestore();
  });
  const { buildWeb } = await import('./build-web.ts');
  await import('./build.ts');
  expect(vi.mocked(buildWeb).mock.calls).toEqual([[expect.stringMatching(/\/web\/dist$/)]]);
  expect([...written.keys()]).toEqual(texts.flatMap((name) => [`/dist/${name}.br`, `/dist/${name}.gz`]));
  for (const [file, bytes] of written) {
    const text = file.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
    expect(text.toString()).toBe(file.replace(/\.(br|gz)$/, '').repeat(50));
  }
  // Pictures are too many to print.
  const lines = printed.mock.calls.map(([line]) => String(line));
  const names = lines.map((line) =>
    line
      .trim()
      .split(/\s+/)[0]
      ?.replace(/^.*\/dist\//, ''),
  );
  expect(names).toEqual(all.filter((name) => name !== 'assets/a.webp').toSorted());
  expect(lines.find((line) => line.includes('a.css'))).toMatch(/ 900 B {2}gzip +\d+ B$/);
});

test('the next release differs in the titles of its pages alone', async () => {
  const built = vi.fn<(to: string, plugins: { transform: (code: string, id: string) => string | null }[]) => void>();
  vi.doMock('./build-web.ts', () => ({ buildWeb: built }));
  const { argv } = process;
  onTestFinished(() => {
    vi.doUnmock('./build-web.ts');
    process.argv = argv;
  });
  process.argv = ['node', 'build-next-release.ts'];
  await expect(import('./build-next-release.ts')).rejects.toThrow(
    'Usage: node web/build/build-next-release.ts <folder>',
  );
  vi.resetModules();
  process.argv = ['node', 'build-next-release.ts', '/next'];
  await import('./build-next-release.ts');
  const [to, plugins] = built.mock.calls[0] ?? [];
  expect([to, plugins]).toEqual(['/next', [expect.objectContaining({ name: 'next-release', enforce: 'pre' })]]);
  const transform = plugins?.[0]?.transform;
  expect(transform?.(`en: '{page} · Mwanzo', sw: '{page} · Mwanzo'`, '/web/src/i18n/app.ts')).toBe(
    `en: '{page} · Mwanzo, next release', sw: '{page} · Mwanzo, next release'`,
  );
  expect(transform?.('{page} · Mwanzo', '/web/src/i18n/ui.ts')).toBeNull();
});
