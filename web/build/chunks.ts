import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const framework =
  /\/node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\/|rolldown\/runtime/;
const entry = /\/src\/main\.tsx$/;
const memberFrame = /\/src\/app\/member-area\.tsx$/;
const page = /\/src\/app\/pages\//;
const publicPage = /\/src\/app\/pages\/(login|sign-up|verify|coming-soon|not-found)-page\.tsx$/;

/** The first page of members who come back. It has no choices and no photos. */
const loginPage = /\/src\/app\/pages\/login-page\.tsx$/;

/** The first page that members see, so it must not wait for code that it does not need. */
const deckPage = /\/src\/app\/pages\/discover-page\.tsx$/;

/** Few visits open these, so what only they share stays out of the other chunks. */
const settingsPage = /\/src\/app\/pages\/settings-page\.tsx$/;
const aboutPreferences = /\/src\/app\/(pages\/settings-page|deck-end|first-question)\.tsx$/;

/**
 * Loaded on every page once it is idle. It shares a few icons and words with others: every page has those, instead of a
 * file for each, and an icon brings neither all forms nor code that waits for a touch.
 */
const idlePart = /\/src\/app\/connection\/connection-notices\.tsx$/;

/** Loaded on every signed-in page once it is idle: the stream of events. */
const livePart = /\/src\/app\/live\/live-events\.tsx$/;

/** Loaded with the first event of most types: what events do. */
const eventPart = /\/src\/app\/live\/receive-events\.ts$/;

/** Shown with the first card, and must not bring along code that waits for a touch either. */
const cardPart = /\/src\/(features\/discovery\/deck\/(cards\/card-photo-steps|key-line)|app\/deck-pane)\.tsx$/;

/** Modules that public pages share with fewer pages than this stay out of `app`, which everybody loads. */
const commonModulePages = 4;

/**
 * Finds the modules that import this one, directly or not, and that a browser fetches on their own: the entry and all
 * lazy modules.
 */
function findReaders(id: string, graph: Graph, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const module = graph.getModuleInfo(id);
  if (!module) return [];
  const readers = module.importers.flatMap((importer) => findReaders(importer, graph, seen));
  return entry.test(id) || module.dynamicImporters.length > 0 ? [id, ...readers] : readers;
}

type Chunk = 'app' | 'members' | 'live' | 'events' | 'forms' | 'fields' | 'screens' | 'settings' | 'dialogs';

/** The shared chunk that a module belongs to; null leaves it to the bundler. */
export function chunkOf(id: string, graph: Graph): Chunk | null {
  const readers = findReaders(id, graph);
  if (readers.every((reader) => aboutPreferences.test(reader))) return readers.length > 1 ? 'settings' : null;
  const isIdlePart = readers.length > 1 && readers.some((reader) => idlePart.test(reader));
  if (isIdlePart || readers.some((reader) => entry.test(reader))) return 'app';
  const pages = readers.filter((reader) => page.test(reader) && !settingsPage.test(reader));
  const inFrame = readers.some((reader) => memberFrame.test(reader));
  const ofDeck = pages.some((reader) => deckPage.test(reader));
  const isPublic = readers.some((reader) => publicPage.test(reader));
  if (!inFrame && !ofDeck && !isPublic) {
    if (readers.some((reader) => livePart.test(reader))) return readers.length > 1 ? 'live' : null;
    if (readers.some((reader) => eventPart.test(reader))) return readers.length > 1 ? 'events' : null;
  }
  if (!inFrame && pages.length === 0)
    return readers.length > 1 && !readers.some((reader) => cardPart.test(reader)) ? 'dialogs' : null;
  if (!inFrame && pages.length === 1) return ofDeck && readers.length > 1 ? 'members' : null;
  if (isPublic && !inFrame && pages.length < commonModulePages) return null;
  if (inFrame || ofDeck) return isPublic ? 'app' : 'members';
  if (!isPublic) return 'screens';
  return pages.some((reader) => loginPage.test(reader)) ? 'forms' : 'fields';
}

function group(chunk: Chunk, priority: number) {
  return {
    name: (id: string, graph: Graph) => (chunkOf(id, graph) === chunk ? chunk : null),
    debugName: chunk,
    priority,
  };
}

/**
 * Splits the code so that a page is few files. Besides a page's own chunk there are:
 * - `framework`: React and the router
 * - `app`: what every page needs
 * - `members`: what /discover shares with other signed-in pages
 * - `live`: what the stream of events shares with pages other than /discover
 * - `events`: what the code for its events shares with them
 * - `screens`: what the other signed-in pages share
 * - `forms`: what /login shares with others
 * - `fields`: what other public pages share with others
 * - `settings`: what the settings share with the end of a deck and the question before the first one
 * - `dialogs`: what the things that open over pages, and the settings, share
 *
 * Left alone, the bundler makes a chunk for each set of readers: thirty small files per page, which compress worse and
 * which a browser discovers one after the other. Saves 5.6 KB of /discover and 0.8 KB of /login.
 */
export const codeSplitting: CodeSplitting = {
  groups: [
    { name: 'framework', test: framework, priority: 3 },
    group('app', 2),
    group('members', 1),
    // Without their dependencies, some of which belong to pages.
    ...(['live', 'events', 'forms', 'fields', 'screens', 'settings', 'dialogs'] as const).map((chunk) => ({
      ...group(chunk, 0),
      includeDependenciesRecursively: false,
    })),
  ],
};
