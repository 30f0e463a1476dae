import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const framework =
  /\/node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\/|rolldown\/runtime/;
const entry = /\/src\/main\.tsx$/;
const memberFrame = /\/src\/app\/member-area\.tsx$/;
const page = /\/src\/app\/pages\//;
const publicPage = /\/src\/app\/pages\/(login|sign-up|verify|coming-soon|not-found)-page\.tsx$/;

/** Where members begin, so it waits for nothing that it does not need. */
const deckPage = /\/src\/app\/pages\/discover-page\.tsx$/;

/** Comes by itself once any page rests, and should bring none of what waits to be asked for. */
const idlePart = /\/src\/app\/connection\/connection-notices\.tsx$/;

/** What public pages share with fewer than this many pages stays out of what everybody loads. */
const pagesOfCommonModules = 4;

/** The modules that a browser asks for by themselves (the entry and what is loaded lazily) and that bring this one along. */
function findReaders(id: string, graph: Graph, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const module = graph.getModuleInfo(id);
  if (!module) return [];
  const readers = module.importers.flatMap((importer) => findReaders(importer, graph, seen));
  return entry.test(id) || module.dynamicImporters.length > 0 ? [id, ...readers] : readers;
}

type Chunk = 'app' | 'members' | 'forms' | 'screens' | 'dialogs';

function chunkOf(id: string, graph: Graph): Chunk | null {
  const readers = findReaders(id, graph);
  if (readers.some((reader) => entry.test(reader))) return 'app';
  const pages = readers.filter((reader) => page.test(reader));
  const inFrame = readers.some((reader) => memberFrame.test(reader));
  if (!inFrame && pages.length === 0)
    return readers.length > 1 && !readers.some((reader) => idlePart.test(reader)) ? 'dialogs' : null;
  const ofDeck = pages.some((reader) => deckPage.test(reader));
  if (!inFrame && pages.length === 1) return ofDeck && readers.length > 1 ? 'members' : null;
  const isPublic = readers.some((reader) => publicPage.test(reader) || idlePart.test(reader));
  if (isPublic && !inFrame && pages.length < pagesOfCommonModules) return null;
  if (inFrame || ofDeck) return isPublic ? 'app' : 'members';
  return isPublic ? 'forms' : 'screens';
}

function group(chunk: Chunk, priority: number) {
  return {
    name: (id: string, graph: Graph) => (chunkOf(id, graph) === chunk ? chunk : null),
    debugName: chunk,
    priority,
  };
}

/**
 * A page is few files: the framework, what everybody needs (`app`), what the signed-in pages share with the
 * first of them (`members`) and without it (`screens`), what public pages and others share (`forms`), and its
 * own; what opens over pages shares `dialogs`. Left alone the bundler makes a chunk
 * for each set of readers: thirty small files a page, which compress worse, and which a browser finds
 * one behind the other.
 */
export const codeSplitting: CodeSplitting = {
  groups: [
    { name: 'framework', test: framework, priority: 3 },
    group('app', 2),
    group('members', 1),
    // Not their dependencies: some of them belong to pages.
    ...(['forms', 'screens', 'dialogs'] as const).map((chunk) => ({
      ...group(chunk, 0),
      includeDependenciesRecursively: false,
    })),
  ],
};
