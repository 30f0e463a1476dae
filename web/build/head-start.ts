import type { Manifest } from 'vite';
import { routes } from '../src/app/routes.ts';
import { deckRequest, noFilters } from '../src/features/deck/filters/filter-rules.ts';
import { moduleOf, patternOf } from './offline-files.ts';

declare global {
  /** Asks for all files of the page at a path at once, where each would name the next ones; there in the built app only. */
  var fetchFilesOf: ((pathname: string) => void) | undefined;
}

interface HeadStart {
  /** Of the addresses it is for, as the source of a regular expression. */
  pattern: string;
  forMembers: boolean;
  files: string[];
  /** What the page asks the server first, if that is known before. */
  firstRequest?: string | undefined;
}

const firstRequests: Readonly<Record<string, string>> = {
  '/discover': `/api/profiles/discover/?${new URLSearchParams(Object.entries(deckRequest('', noFilters)).map(([name, value]) => [name, String(value)]))}`,
  '/matches': '/api/profiles/matches/',
};

/** Runs in the browser while the framework's code is still on its way, so it stands alone. */
function giveHeadStart(starts: readonly HeadStart[]): void {
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
  try {
    token = localStorage.getItem('accessToken');
  } catch {}
  if (!start || (start.forMembers && !token)) return;
  fetchFiles(location.pathname);
  if (!start.firstRequest || !token) return;
  const response = fetch(start.firstRequest, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  });
  response.catch(() => {});
  globalThis.earlyResponse = { url: start.firstRequest, token, response };
}

/** The files of a chunk and of all that it imports, as addresses. */
function filesOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build made nothing of ${name}`);
  if (found.has(`/${chunk.file}`)) return found;
  found.add(`/${chunk.file}`);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found);
  return found;
}

/**
 * app.html with a script that asks for the route's files, and for what its page will ask the server first,
 * at once: otherwise both would wait until the framework has arrived. Before the stylesheet, for which
 * scripts after it would have to wait.
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
    };
  });
  const script = `<script>(${giveHeadStart})(${JSON.stringify(starts)})</script>`;
  return html.replace('<title>', () => `${script}\n    <title>`);
}
