/**
 * Builds everything a browser gets into `dist/`: the app (`app.html` and hashed assets), the landing
 * page in both languages (`index.html`, `index.sw.html`), the service worker, and compressed copies of the text files.
 */
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { addHeadStart } from './head-start.ts';
import { offlineBuild } from './offline-files.ts';
import type { renderLanding } from './src/features/landing/render-landing.tsx';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const landingBundle = join(dist, '.landing');

interface LandingModule {
  renderLanding: typeof renderLanding;
}

async function buildLandingBundle(): Promise<LandingModule> {
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/features/landing/render-landing.tsx',
      outDir: landingBundle,
      manifest: false,
      ssrEmitAssets: true,
      copyPublicDir: false,
      rolldownOptions: { input: 'src/features/landing/render-landing.tsx' },
    },
  });
  cpSync(join(landingBundle, 'assets'), join(dist, 'assets'), { recursive: true });
  return (await import(pathToFileURL(join(landingBundle, 'render-landing.js')).href)) as LandingModule;
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
}

function addressOf(manifest: Manifest, source: string): string {
  const file = manifest[source]?.file;
  if (file === undefined) throw new Error(`The build made nothing of ${source}`);
  return `/${file}`;
}

function finishShell(): void {
  const shell = join(dist, 'app.html');
  writeFileSync(shell, addHeadStart(readFileSync(shell, 'utf8'), readManifest()));
}

async function buildServiceWorker(): Promise<void> {
  const kept = offlineBuild(readManifest(), readFileSync(join(dist, 'app.html'), 'utf8'));
  const input = join(root, 'service-worker/service-worker.ts');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(kept) },
    build: { outDir: dist, emptyOutDir: false, copyPublicDir: false, rolldownOptions: { input, output: { entryFileNames: 'service-worker.js' } } },
  });
}

async function buildLanding(): Promise<void> {
  const { renderLanding } = await buildLandingBundle();
  const manifest = readManifest();
  const stylesheet = addressOf(manifest, 'src/features/landing/landing.css');
  const fonts = ['display', 'text'].map((name) => addressOf(manifest, `src/styles/fonts/mwanzo-${name}.woff2`));
  writeFileSync(join(dist, 'index.html'), renderLanding('en', stylesheet, fonts));
  writeFileSync(join(dist, 'index.sw.html'), renderLanding('sw', stylesheet, fonts));
  rmSync(landingBundle, { recursive: true });
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const compressible = new Set(['.html', '.css', '.js', '.svg', '.json', '.webmanifest']);

/** Pages are sent from the server's memory. */
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

await build({ root, logLevel: 'warn' });
finishShell();
await buildServiceWorker();
await buildLanding();
const files = listFiles(dist);
files.filter(isCompressible).forEach(compress);
printSizes(files);
