import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '@mwanzo/contract/language';
import { publicPages } from '@mwanzo/contract/page-origin';
import { build, type Manifest, type Plugin } from 'vite';
import type { renderLanding, renderPublicPage } from '../src/landing/render-landing.tsx';
import { addHeadStart } from './head-start.ts';
import { offlineBuild } from './offline-files.ts';

const root = join(import.meta.dirname, '..');

interface LandingModule {
  renderLanding: typeof renderLanding;
  renderPublicPage: typeof renderPublicPage;
}

async function buildLandingBundle(dist: string): Promise<LandingModule> {
  const landingBundle = join(dist, '.landing');
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/landing/render-landing.tsx',
      outDir: landingBundle,
      manifest: false,
      ssrEmitAssets: true,
      copyPublicDir: false,
      rolldownOptions: { input: 'src/landing/render-landing.tsx' },
    },
  });
  cpSync(join(landingBundle, 'assets'), join(dist, 'assets'), { recursive: true });
  const landing = (await import(pathToFileURL(join(landingBundle, 'render-landing.js')).href)) as LandingModule;
  rmSync(landingBundle, { recursive: true });
  return landing;
}

function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
}

function addressOf(manifest: Manifest, source: string): string {
  const file = manifest[source]?.file;
  if (file === undefined) throw new Error(`The build has no file for ${source}`);
  return `/${file}`;
}

function finishShell(dist: string): void {
  const shell = join(dist, 'app.html');
  writeFileSync(shell, addHeadStart(readFileSync(shell, 'utf8'), readManifest(dist)));
}

async function buildServiceWorker(dist: string): Promise<void> {
  const read = (name: string) => readFileSync(join(dist, name), 'utf8');
  const documents = { shell: read('app.html'), landings: [read('index.html'), read('index.sw.html')] };
  const offline = offlineBuild(readManifest(dist), documents);
  const input = join(root, 'service-worker/service-worker.ts');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(offline) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input, output: { entryFileNames: 'service-worker.js' } },
    },
  });
}

async function buildLanding(dist: string): Promise<void> {
  const { renderLanding, renderPublicPage } = await buildLandingBundle(dist);
  const manifest = readManifest(dist);
  const stylesheet = addressOf(manifest, 'src/landing/landing.css');
  const preloadedFonts = ['display', 'text'].map((name) =>
    addressOf(manifest, `src/styles/fonts/mwanzo-${name}.woff2`),
  );
  const files = { stylesheet, preloadedFonts };
  for (const language of languages) {
    const write = (name: string, html: string) =>
      writeFileSync(join(dist, `${name}${language === 'en' ? '' : `.${language}`}.html`), html);
    write('index', renderLanding(language, files));
    for (const page of publicPages) write(page, renderPublicPage(page, language, files));
  }
}

/**
 * Builds everything that a browser gets into the folder `dist`: the app (`app.html` and hashed assets), the landing
 * page and the other public pages in both languages (`index.html`, `index.sw.html`), and the service worker.
 * @param plugins change the app's sources
 */
export async function buildWeb(dist: string, plugins: Plugin[] = []): Promise<void> {
  await build({ root, logLevel: 'warn', plugins, build: { outDir: dist, emptyOutDir: true } });
  finishShell(dist);
  await buildLanding(dist);
  await buildServiceWorker(dist);
}
