import type { Plugin } from 'vite';

/**
 * Modules of libraries that the app cannot reach, by the end of their file names, and what replaces them. The linter
 * keeps them out of reach: `.oxlintrc.json` lists what may be imported from them.
 */
export const replacements: Readonly<Record<string, string>> = {
  // Mutations: 1.0 KB of /discover.
  '/@tanstack/query-core/build/modern/mutationCache.js':
    'export class MutationCache { clear() {} resumePausedMutations() {} }',
  // Infinite queries: 0.6 KB of /discover.
  '/@tanstack/query-core/build/modern/infiniteQueryBehavior.js':
    'export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined;',
  // Suspense, and errors that are thrown to an error boundary: no query asks for either.
  '/@tanstack/react-query/build/modern/suspense.js':
    'export const defaultThrowOnError = undefined, ensureSuspenseTimers = () => undefined, fetchOptimistic = undefined, shouldSuspend = () => false;',
  '/@tanstack/react-query/build/modern/errorBoundaryUtils.js':
    'export const ensurePreventErrorBoundaryRetry = () => undefined, getHasError = () => false, useClearResetErrorBoundary = () => undefined;',
  '/@tanstack/react-query/build/modern/QueryErrorResetBoundary.js':
    'export const QueryErrorResetBoundary = undefined, useQueryErrorResetBoundary = () => undefined;',
  // A cache that is restored from storage.
  '/@tanstack/react-query/build/modern/IsRestoringProvider.js':
    'export const IsRestoringProvider = undefined, useIsRestoring = () => false;',
  // Patterns of wouter's routes: the app has its own (web/src/app/routes.ts).
  '/regexparam/dist/index.mjs': 'export const parse = undefined, inject = undefined;',
};
const names = Object.keys(replacements);

/**
 * Leaves library code that never runs out of the browser's files. Saves 2.2 KB of a first visit to a signed-in page.
 * Fails the build if a library no longer has one of the modules.
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
