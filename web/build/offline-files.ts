import { createHash } from 'node:crypto';
import type { Manifest } from 'vite';
import type { Build } from '../service-worker/kept-build.ts';
import { routes, type Route } from '../src/app/routes.ts';

type KnownRoute = Pick<Route, 'path' | 'access' | 'page'>;

const pagesFolder = 'src/app/pages/';
/** Visitors without a session are sent to the first of these pages, and members are led to the others. */
const publicPaths = ['/login', '/coming-soon', '/how-we-choose'];
const landingStyles = 'src/landing/landing.css';

/** The page module of a route, as the manifest names it. */
export function moduleOf({ page }: Pick<Route, 'page'>): string {
  return `${pagesFolder}${page}-page.tsx`;
}

/** The source of a regular expression for the paths of a route. */
export function patternOf({ path }: Pick<Route, 'path'>): string {
  return `^${path.replace(/\{\w+:?(.*?)\}/, (_, words) => (words ? `(${words})` : String.raw`\d+`))}/?$`;
}

/** The files of these modules and of everything that they import, lazily or not, apart from other pages. */
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

/** Portraits are heavy, and the fonts of rare letters are fetched when a name needs them. */
const isWorthStoring = (file: string) => !/\.webp$|-ext-[\w-]+\.woff2$/.test(file);

/**
 * Lists what the service worker stores on the phone: the code, styles and fonts of the signed-in pages, of /login and
 * of the public pages to which members are led, and the styles and fonts of the landing page. It leaves out sign-up,
 * verification and the moderators' pages.
 * @param documents the shell and the landing pages
 */
export function offlineBuild(
  manifest: Manifest,
  { shell, landings }: { shell: string; landings: readonly string[] },
  known: readonly KnownRoute[] = routes,
): Build {
  const stored = known.filter(({ access, path }) => access === 'member' || publicPaths.includes(path));
  const files = [...collect(manifest, [...stored.map(moduleOf), landingStyles])].filter(isWorthStoring).toSorted();
  const entry = /<script type="module"[^>]* src="([^"]+\/app-[^"]+)"/.exec(shell)?.[1];
  if (entry === undefined) throw new Error('app.html links no entry script');
  const pages = ['^/home/?$', ...known.map(patternOf)].join('|');
  const version = createHash('sha256')
    .update(JSON.stringify([files, shell, landings]))
    .digest('hex')
    .slice(0, 12);
  return { version, files, entry, pages };
}
