import type { Plugin } from 'vite';

/**
 * By the end of their file names, modules that libraries bring along and that nothing of ours can reach, and what stands in
 * their place. `.oxlintrc.json` lists what may be imported from these libraries, and so keeps it true.
 */
const standIns: Readonly<Record<string, string>> = {
  '/query-core/build/modern/mutationCache.js': 'export class MutationCache { clear() {} resumePausedMutations() {} }',
  '/query-core/build/modern/infiniteQueryBehavior.js':
    'export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined;',
  // wouter's patterns; ours are in src/app/routes.ts.
  '/regexparam/dist/index.mjs': 'export const parse = undefined;',
};
const names = Object.keys(standIns);

/** Leaves out of the browser's code what of a library is never run: 1.8 KB of each first visit to a signed-in page. */
export function unusedLibraryCode(): Plugin {
  return {
    name: 'unused-library-code',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    load: (id) => standIns[names.find((name) => id.endsWith(name)) ?? ''],
    buildEnd(error) {
      const ids = [...this.getModuleIds()];
      const gone = names.find((name) => !ids.some((id) => id.endsWith(name)));
      if (gone && !error) this.error(`There is no ${gone} any more for which something could stand in`);
    },
  };
}
