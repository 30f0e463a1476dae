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

export function measureFirstVisits(): Row[] {
  if (!existsSync(path.join(dist, 'index.html'))) execFileSync(process.execPath, [path.join(web, 'build.ts')], { stdio: 'ignore' });
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const landing = rowOf('/', 'index.html', new Set(linkedBy('index.html')));
  return [
    landing,
    appPage(manifest, '/login', 'src/app/pages/login-page.tsx', 80),
    appPage(manifest, '/discover', 'src/app/pages/discover-page.tsx', 100),
  ];
}

/** A page of the app: its document with what that links, and the chunk of its route with all that it imports. */
function appPage(manifest: Manifest, address: string, module: string, scriptKilobytesMax: number): Row {
  const files = new Set([...linkedBy(entry), ...chunkFiles(manifest, module)]);
  return rowOf(address, entry, files, scriptKilobytesMax);
}

function chunkFiles(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk for ${name}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const style of chunk.css ?? []) seen.add(style);
  for (const next of chunk.imports ?? []) chunkFiles(manifest, next, seen);
  return seen;
}

/** Same-origin files that a document names, portraits (webp) aside. */
function linkedBy(document: string): string[] {
  const html = readFileSync(path.join(dist, document), 'utf8');
  const links = [...html.matchAll(/(?:href|src)="\/([^"?]+\.(?:js|css|woff2|svg))"/g)].map((match) => match[1] ?? '');
  return [...new Set(links)].filter((file) => existsSync(path.join(dist, file)));
}

function rowOf(address: string, document: string, files: ReadonlySet<string>, scriptKilobytesMax?: number): Row {
  const script = kilobytes([...files].filter((file) => file.endsWith('.js')));
  const all = kilobytes([document, ...files]);
  const checks = scriptKilobytesMax === undefined ? [atMost('KB', all, 60), atMost('KB script', script, 5)] : [atMost('KB script', script, scriptKilobytesMax)];
  return { what: `first visit to ${address}`, figure: `${all.toFixed(1)} KB, of it script ${script.toFixed(1)} KB`, checks };
}

function kilobytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + compressedBytes(path.join(dist, file)), 0) / 1000;
}

function compressedBytes(file: string): number {
  const bytes = readFileSync(file);
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}
