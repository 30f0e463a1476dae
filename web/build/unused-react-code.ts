import type { Plugin } from 'vite';

/** The version that the lists below were read in. Another one has to be read again. */
export const readVersion = '19.2.9';

/**
 * React DOM's functions that the app cannot reach, by what they belong to. Each is left out of the build, and throws if
 * it is called after all. The linter keeps the app from what needs them (`.oxlintrc.json`).
 */
export const unreachable: Readonly<Record<string, readonly string[]>> = {
  // Pages that the server has rendered: the app uses `createRoot` only.
  hydration: [
    'prepareToHydrateHostInstance',
    'popToNextHostParent',
    'clearHydrationBoundary',
    'hideOrUnhideDehydratedBoundary',
    'canHydrateInstance',
    'canHydrateTextInstance',
    'canHydrateHydrationBoundary',
    'registerSuspenseInstanceRetry',
    'getNextHydratable',
    'getNextHydratableInstanceAfterHydrationBoundary',
    'getHydratableHoistableCache',
    'commitActivityHydrationCallbacks',
    'commitSuspenseHydrationCallbacks',
    'retrySuspenseComponentWithoutHydrating',
    'retryActivityComponentWithoutHydrating',
    'attemptHydrationAtCurrentPriority',
    'attemptExplicitHydrationTarget',
    'queueIfContinuousEvent',
    'accumulateOrCreateContinuousQueuedReplayableEvent',
    'attemptReplayContinuousQueuedEvent',
    'replayUnblockedEvents',
    'scheduleReplayQueueIfNeeded',
    'getBumpedLaneForHydrationByLane',
  ],
  // <link>, <style>, <script> and <title> that move to the head, <html>, <head> and <body>, and `preload` and the like.
  resources: [
    'preconnectAs',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
    'getResource',
    'preloadStylesheet',
    'acquireResource',
    'insertStylesheet',
    'adoptPreloadPropsForStylesheet',
    'adoptPreloadPropsForScript',
    'suspendResource',
    'waitForCommitToBeReady',
    'insertStylesheetIntoRoot',
    'estimateBandwidth',
    'resolveSingletonInstance',
    'commitHostSingletonAcquisition',
    'preloadResourceAndSuspendIfNeeded',
    'accumulateSuspenseyCommitOnFiber',
  ],
  // <Suspense>, `lazy`, `use` and <Activity>: code is deferred by web/src/loading/deferred.tsx.
  suspense: [
    'updateSuspenseComponent',
    'updateSuspenseListComponent',
    'updateActivityComponent',
    'updateOffscreenComponent',
    'deferHiddenOffscreenComponent',
    'initSuspenseListRenderState',
    'cutOffTailIfNeeded',
    'findFirstSuspended',
    'recursivelyTraverseDisappearLayoutEffects',
    'recursivelyTraverseReappearLayoutEffects',
    'commitOffscreenPassiveMountEffects',
    'recursivelyTraverseReconnectPassiveEffects',
    'recursivelyTraverseAtomicPassiveEffects',
    'recursivelyTraverseDisconnectPassiveEffects',
    'getRetryCache',
    'useThenable',
    'trackUsedThenable',
  ],
  // Functions as the `action` of forms, and hooks that nothing uses.
  hooks: [
    'startHostTransition',
    'TransitionAwareHostComponent',
    'ensureFormComponentIsStateful',
    'mountActionState',
    'updateActionStateImpl',
    'rerenderActionState',
    'dispatchActionState',
    'runActionStateAction',
    'handleActionReturnValue',
    'onActionSuccess',
    'onActionError',
    'dispatchOptimisticSetState',
    'mountDeferredValueImpl',
    'updateDeferredValueImpl',
    'useMemoCache',
    'refreshCache',
  ],
  rest: ['setPropOnCustomElement', 'findCurrentFiberUsingSlowPath'],
};

/** Functions that React calls, and that have nothing to do where the ones above are never needed. */
export const withNothingToDo: Readonly<Record<string, string>> = {
  popHydrationState: '{ return false; }',
  upgradeHydrationErrorsToRecoverable: '{ return null; }',
  getParentHydrationBoundary: '{ return null; }',
  clearIfContinuousEvent: '{}',
  retryIfBlockedOn: '{}',
  isHostHoistableType: '{ return false; }',
  preloadInstanceAndSuspendIfNeeded: '{}',
  isCustomElement: '{ return false; }',
  // Submitting a form whose `action` is a function.
  extractEvents$1: '{}',
};

const file = '/react-dom/cjs/react-dom-client.production.js';
const bodies = new Map([
  ...Object.values(unreachable)
    .flat()
    .map((name) => [name, '{ throw Error(); }'] as const),
  ...Object.entries(withNothingToDo),
]);

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly body: string;
}

/**
 * Leaves React DOM's code that never runs out of the browser's files: 12 KB of every page. Fails the build if React DOM
 * has another version, or lacks one of the functions.
 */
export function unusedReactCode(): Plugin {
  return {
    name: 'unused-react-code',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    buildEnd(error) {
      if (!error && ![...this.getModuleIds()].some((id) => id.endsWith(file)))
        this.error(`The build has no module ${file}: update web/build/unused-react-code.ts`);
    },
    transform(code, id) {
      if (!id.endsWith(file)) return null;
      if (!code.includes(`version: "${readVersion}"`))
        this.error(`React DOM is not ${readVersion}: read again what web/build/unused-react-code.ts leaves out`);
      const replacements: Replacement[] = [];
      for (const node of this.parse(code).body) {
        const body = node.type === 'FunctionDeclaration' ? bodies.get(node.id?.name ?? '') : undefined;
        if (node.type === 'FunctionDeclaration' && node.body && body !== undefined)
          replacements.push({ start: node.body.start, end: node.body.end, body });
      }
      if (replacements.length !== bodies.size) this.error('React DOM lacks a function that is to be left out');
      return replacements.reduceRight(
        (left, { start, end, body }) => left.slice(0, start) + body + left.slice(end),
        code,
      );
    },
  };
}
