import type { Manifest } from 'vite';
import { routes } from '../src/app/routes.ts';
import { deckRequest, noFilters } from '../src/features/discovery/deck/filters/filter-rules.ts';
import { keptFiltersKey } from '../src/features/discovery/deck/filters/kept-filters.ts';
import { moduleOf, patternOf } from './offline-files.ts';

declare global {
  /**
   * Fetches all files of a path's page at once; otherwise each file would have to arrive to name the next ones. It
   * exists only in the built app.
   */
  var fetchFilesOf: ((pathname: string) => void) | undefined;
}

interface HeadStart {
  /** The source of a regular expression for the paths it belongs to. */
  pattern: string;
  forMembers: boolean;
  files: string[];
  /** The page's first API request, if it is known at build time. */
  firstRequest?: string | undefined;
  /** An item of the session storage with which the page asks for something else first. */
  unlessKept?: string | undefined;
}

const deckParameters = Object.entries(deckRequest('', noFilters)).map(([name, value]) => [name, String(value)]);
const firstRequests: Readonly<Record<string, string>> = {
  '/discover': `/api/profiles/discover/?${new URLSearchParams(deckParameters)}`,
  '/matches': '/api/profiles/matches/',
};

/** Runs in the browser before any other script, as its own source text: it must not refer to anything outside. */
function startEarly(starts: readonly HeadStart[]): void {
  const find = (pathname: string) => starts.find(({ pattern }) => new RegExp(pattern).test(pathname));
  const fetchFiles = (pathname: string): void => {
    for (const file of find(pathname)?.files.splice(0) ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
  };
  globalThis.fetchFilesOf = fetchFiles;
  const start = find(location.pathname);
  let token: string | null = null;
  let kept: string | null = null;
  try {
    token = localStorage.getItem('accessToken');
    kept = sessionStorage.getItem(start?.unlessKept ?? '');
  } catch {}
  if (!start || (start.forMembers && !token)) return;
  fetchFiles(location.pathname);
  if (!start.firstRequest || !token || kept) return;
  const response = fetch(start.firstRequest, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  });
  response.catch(() => {});
  globalThis.earlyResponse = { url: start.firstRequest, token, response };
}

/** The paths of a chunk's file and of all that it imports. */
function filesOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk for ${name}`);
  if (found.has(`/${chunk.file}`)) return found;
  found.add(`/${chunk.file}`);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found);
  return found;
}

/**
 * Adds a script to app.html that fetches the route's files and sends the page's first API request at once. Otherwise
 * both would wait until the framework has arrived. The script goes before the stylesheet: later ones would wait for it.
 */
export function addHeadStart(html: string, manifest: Manifest): string {
  const starts = routes.map((route): HeadStart => {
    const { path, access } = route;
    const files = [...filesOf(manifest, moduleOf(route))].filter((file) => !html.includes(file));
    const apiUrl = process.env['VITE_API_URL'] ?? '';
    const firstRequest = firstRequests[path];
    return {
      pattern: patternOf(route),
      forMembers: access !== 'everyone',
      files,
      ...(firstRequest !== undefined && { firstRequest: apiUrl + firstRequest }),
      ...(path === '/discover' && { unlessKept: keptFiltersKey }),
    };
  });
  const script = `<script>(${startEarly})(${JSON.stringify(starts)})</script>`;
  return html.replace('<title>', () => `${script}\n    <title>`);
}
