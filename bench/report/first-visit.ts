// Bytes of a first visit, from the built files: all that a page links at once, but for portraits, as gzip -9.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { atMost, type Row } from './row.ts';

const web = path.resolve(import.meta.dirname, '../../web');
const dist = path.join(web, 'dist');
const entry = 'app.html';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Pages of the app: their own module, the frame around those of members, and what is asked for once the page rests. */
const appPages = {
  '/login': ['src/app/pages/login-page.tsx', 'src/app/connection/connection-notices.tsx'],
  '/discover': [
    'src/app/pages/discover-page.tsx',
    'src/app/member-area.tsx',
    'src/app/connection/connection-notices.tsx',
  ],
} as const;
export type FirstVisit = '/' | keyof typeof appPages;

export function measureFirstVisits(): Row[] {
  return [rowOf('/'), rowOf('/login', 80), rowOf('/discover', 100)];
}

/**
 * All that a first visit loads before anybody touches the page, portraits aside, as files of the build: what the
 * document links, what its head start asks for, and the page's chunks with all that they import.
 */
export function filesOfFirstVisit(address: FirstVisit): Set<string> {
  if (!existsSync(path.join(dist, 'index.html')))
    execFileSync(process.execPath, [path.join(web, 'build/build.ts')], { stdio: 'ignore' });
  if (address === '/') return new Set(linkedBy('index.html'));
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const first = new Set([...linkedBy(entry), ...startedFor(address)]);
  const files = new Set(first);
  // A module that shares its chunk with others has no entry of its own: then it came with one of the files.
  const names = Object.keys(manifest).filter(
    (name) => first.has(manifest[name]?.file ?? '') || appPages[address].some((module) => module === name),
  );
  for (const name of names) chunkFiles(manifest, name, files);
  return files;
}

/** What the script in the head (web/build/head-start.ts) fetches ahead for an address. */
function startedFor(address: string): string[] {
  const list = /\}\)\((\[.*?\])\)<\/script>/s.exec(readFileSync(path.join(dist, entry), 'utf8'))?.[1];
  const starts = JSON.parse(list ?? 'null') as readonly { pattern: string; files: readonly string[] }[] | null;
  const start = starts?.find(({ pattern }) => new RegExp(pattern).test(address));
  if (!start) throw new Error(`${entry} gives ${address} no head start`);
  return start.files.map((file) => file.slice(1));
}

/** Adds a module's chunk to `files`, with its styles and all that it imports. */
function chunkFiles(manifest: Manifest, name: string, files: Set<string>, visited = new Set<string>()): void {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk for ${name}`);
  if (visited.has(name)) return;
  visited.add(name);
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
  for (const next of chunk.imports ?? []) chunkFiles(manifest, next, files, visited);
}

/** Same-origin files that a document names, portraits (webp) aside. */
function linkedBy(document: string): string[] {
  const html = readFileSync(path.join(dist, document), 'utf8');
  const links = [...html.matchAll(/(?:href|src)="\/([^"?]+\.(?:js|css|woff2|svg))"/g)].map((match) => match[1] ?? '');
  return [...new Set([...links, ...links.filter((file) => file.endsWith('.css')).flatMap(fontsOf)])];
}

/** All fonts of a stylesheet: which of them a page needs depends on its words. */
function fontsOf(stylesheet: string): string[] {
  const css = readFileSync(path.join(dist, stylesheet), 'utf8');
  return [...css.matchAll(/url\(["']?\/([^)"']+\.woff2)/g)].map((match) => match[1] ?? '');
}

function rowOf(address: FirstVisit, scriptKilobytesMax?: number): Row {
  const files = filesOfFirstVisit(address);
  const script = kilobytes([...files].filter((file) => file.endsWith('.js')));
  const all = kilobytes([address === '/' ? 'index.html' : entry, ...files]);
  const checks =
    scriptKilobytesMax === undefined
      ? [atMost('KB', all, 60), atMost('KB script', script, 5)]
      : [atMost('KB script', script, scriptKilobytesMax)];
  return {
    what: `first visit to ${address}`,
    figure: `${all.toFixed(1)} KB, of it script ${script.toFixed(1)} KB`,
    checks,
  };
}

function kilobytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + compressedBytes(path.join(dist, file)), 0) / 1000;
}

function compressedBytes(file: string): number {
  const bytes = readFileSync(file);
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}
