import { createHash } from 'node:crypto';
import type { Manifest } from 'vite';
import type { Build } from '../service-worker/kept-build.ts';
import { routes, type Route } from '../src/app/routes.ts';

type Words = Pick<Route, 'path' | 'access' | 'load'>;

const pagesFolder = 'src/app/pages/';
/** Where somebody without a session is sent, and what no route knows. */
const pagesForAll = ['/login'];

export function moduleOf({ load }: Pick<Route, 'load'>): string {
  return `src/app/${/import\('\.\/(.+?)'\)/.exec(load.toString())?.[1]}`;
}

/** The addresses of a route, as the source of a regular expression. */
export function patternOf({ path }: Pick<Route, 'path'>): string {
  return `^${path.replace(/\{\w+\}/, '\\d+')}/?$`;
}

/** The files of these modules and of all that they bring along, at once or when asked for; of other pages none. */
function collect(manifest: Manifest, names: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (seen.has(name) || !chunk) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
      if (!next.startsWith(pagesFolder)) visit(next);
    }
  };
  for (const name of names) visit(name);
  return files;
}

/** Portraits are heavy, and letters beyond the usual come when a name needs them. */
const isWorthIt = (file: string) => !/\.webp$|-ext-[\w-]+\.woff2$/.test(file);

/**
 * What the service worker keeps on the phone: the app's own code, styles and fonts for the signed-in pages, and
 * the way to sign in. Not the landing page, sign-up, verification or the reviewers' pages.
 */
export function offlineBuild(manifest: Manifest, shell: string, known: readonly Words[] = routes): Build {
  const kept = known.filter(({ access, path }) => access === 'member' || pagesForAll.includes(path));
  const files = [...collect(manifest, kept.map(moduleOf))].filter(isWorthIt).toSorted();
  const entry = /<script type="module"[^>]* src="([^"]+\/app-[^"]+)"/.exec(shell)?.[1];
  if (entry === undefined) throw new Error('The shell names no entry');
  const pages = ['^/home/?$', ...known.map(patternOf)].join('|');
  const version = createHash('sha256')
    .update(JSON.stringify([files, shell]))
    .digest('hex')
    .slice(0, 12);
  return { version, files, entry, pages };
}
