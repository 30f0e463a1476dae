/** Builds everything that a browser gets into `dist/`, with compressed copies of the text files. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildWeb } from './build-web.ts';

const dist = join(import.meta.dirname, '../dist');

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const compressible = new Set(['.html', '.css', '.js', '.svg', '.json', '.webmanifest']);

/** The server sends pages from memory and compresses those itself. */
function isCompressible(file: string): boolean {
  return compressible.has(extname(file)) && !file.endsWith('.html') && !file.includes('.vite');
}

function compress(file: string): void {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

function printSizes(files: string[]): void {
  for (const file of files.toSorted()) {
    if (extname(file) === '.webp') continue;
    const raw = statSync(file).size;
    const gzip = gzipSync(readFileSync(file), { level: 9 }).length;
    console.log(`${relative(dist, file).padEnd(48)} ${String(raw).padStart(8)} B  gzip ${String(gzip).padStart(7)} B`);
  }
}

await buildWeb(dist);
const files = listFiles(dist);
files.filter(isCompressible).forEach(compress);
printSizes(files);
