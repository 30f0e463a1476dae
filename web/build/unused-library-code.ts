import type { Plugin } from 'vite';

/**
 * Modules of TanStack Query that the app cannot reach, by the end of their file names, and what replaces them. The linter
 * keeps them out of reach: `.oxlintrc.json` lists what may be imported from the library.
 */
export const replacements: Readonly<Record<string, string>> = {
  // Mutations: 1.0 KB of /discover.
  '/query-core/build/modern/mutationCache.js': 'export class MutationCache { clear() {} resumePausedMutations() {} }',
  // Infinite queries: 0.6 KB of /discover.
  '/query-core/build/modern/infiniteQueryBehavior.js':
    'export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined;',
};
const names = Object.keys(replacements);

/**
 * Leaves library code that never runs out of the browser's files. Saves 1.6 KB of a first visit to a signed-in page.
 * Fails the build if the library no longer has one of the modules.
 */
export function unusedLibraryCode(): Plugin {
  return {
    name: 'unused-library-code',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    load: (id) => replacements[names.find((name) => id.endsWith(name)) ?? ''],
    buildEnd(error) {
      const ids = [...this.getModuleIds()];
      const missing = names.find((name) => !ids.some((id) => id.endsWith(name)));
      if (missing && !error)
        this.error(`The build has no module ${missing} to replace: update web/build/unused-library-code.ts`);
    },
  };
}
