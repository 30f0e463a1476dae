// The bytes of a first visit, from the built files: everything that a page links at once except portraits, as gzip -9.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const web = path.resolve(import.meta.dirname, '..');
const dist = path.join(web, 'dist');
const entry = 'app.html';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Pages of the app: their own module, the frame around members' pages and what the page requests once it is idle.
 */
const appPages = {
  '/login': ['src/app/pages/login-page.tsx', 'src/app/connection/connection-notices.tsx'],
  '/discover': [
    'src/app/pages/discover-page.tsx',
    'src/app/member-area.tsx',
    'src/app/connection/connection-notices.tsx',
    'src/app/live/live-events.tsx',
  ],
} as const;

export type FirstVisit = '/' | keyof typeof appPages;

export interface Weight {
  readonly what: 'all' | 'script';
  readonly kilobytes: number;
  readonly kilobytesMax: number | null;
}

const budgets: Readonly<Record<FirstVisit, { readonly all: number | null; readonly script: number }>> = {
  '/': { all: 60, script: 5 },
  '/login': { all: null, script: 92 },
  '/discover': { all: null, script: 122 },
};
export const firstVisits = Object.keys(budgets) as FirstVisit[];

/** Weighs a first visit against its budget (docs/product/budgets.md). Builds the web app if it is not built. */
export function weighFirstVisit(address: FirstVisit): Weight[] {
  const files = [...filesOfFirstVisit(address)];
  const script = files.filter((file) => file.endsWith('.js'));
  const all = [address === '/' ? 'index.html' : entry, ...files];
  const { all: allMax, script: scriptMax } = budgets[address];
  return [
    { what: 'all', kilobytes: kilobytesOf(all), kilobytesMax: allMax },
    { what: 'script', kilobytes: kilobytesOf(script), kilobytesMax: scriptMax },
  ];
}

/**
 * The built files that a first visit loads before anybody touches the page, without portraits: those that the
 * document links, those that its head start requests, and the page's chunks with everything they import.
 * @param besides modules that some visits load too, and that no budget counts
 */
export function filesOfFirstVisit(address: FirstVisit, besides: readonly string[] = []): Set<string> {
  if (!existsSync(path.join(dist, 'index.html')))
    execFileSync(process.execPath, [path.join(web, 'build/build.ts')], { stdio: 'ignore' });
  if (address === '/') return new Set(linkedBy('index.html'));
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const first = new Set([...linkedBy(entry), ...startedFor(address)]);
  const files = new Set(first);
  // A module that shares its chunk with others is not in the manifest: it is in one of the files above.
  const modules: readonly string[] = [...appPages[address], ...besides];
  const names = Object.keys(manifest).filter((name) => first.has(manifest[name]?.file ?? '') || modules.includes(name));
  for (const name of names) chunkFiles(manifest, name, files);
  return files;
}

/** The files that the script in the head (web/build/head-start.ts) requests early for an address. */
function startedFor(address: string): string[] {
  const list = /\}\)\((\[.*?\])\)<\/script>/s.exec(readFileSync(path.join(dist, entry), 'utf8'))?.[1];
  const starts = JSON.parse(list ?? 'null') as readonly { pattern: string; files: readonly string[] }[] | null;
  const start = starts?.find(({ pattern }) => new RegExp(pattern).test(address));
  if (!start) throw new Error(`${entry} gives ${address} no head start`);
  return start.files.map((file) => file.slice(1));
}

/** Adds a module's chunk to `files`, with its styles and everything it imports. */
function chunkFiles(manifest: Manifest, name: string, files: Set<string>, visited = new Set<string>()): void {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk for ${name}`);
  if (visited.has(name)) return;
  visited.add(name);
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
  for (const next of chunk.imports ?? []) chunkFiles(manifest, next, files, visited);
}

/** Same-origin files that a document names, except portraits (webp). */
function linkedBy(document: string): string[] {
  const html = readFileSync(path.join(dist, document), 'utf8');
  const links = [...html.matchAll(/(?:href|src)="\/([^"?]+\.(?:js|css|woff2|svg))"/g)].map((match) => match[1] ?? '');
  return [...new Set([...links, ...links.filter((file) => file.endsWith('.css')).flatMap(fontsOf)])];
}

/** All fonts of a stylesheet. A page needs some of them only, depending on its text. */
function fontsOf(stylesheet: string): string[] {
  const css = readFileSync(path.join(dist, stylesheet), 'utf8');
  return [...css.matchAll(/url\(["']?\/([^)"']+\.woff2)/g)].map((match) => match[1] ?? '');
}

function kilobytesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + compressedBytes(path.join(dist, file)), 0) / 1000;
}

function compressedBytes(file: string): number {
  const bytes = readFileSync(file);
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}
