import { createStore } from '../state/store.ts';

/** Code that did not arrive. */
export interface MissingCode {
  /** Loads it once more. Without it only another document can have the code. */
  load?: () => Promise<unknown>;
  /** Opens another document that does without it. The default reloads the page. */
  leave?: () => void;
}

/** Set while something is missing. Then the notice over every screen offers to try again. */
export const missingCode = createStore<MissingCode | undefined>(undefined);

const reload = () => location.reload();
const noLoad = () => Promise.reject(new Error('reload'));

/** The server's status for this build: 404 once a deployment has removed it, and 503 if there is no server. */
async function statusOfBuild(): Promise<number> {
  try {
    // The address of this module is different in each build.
    return (await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return 503;
  }
}

/**
 * Loads missing code again, by a press. If it does not arrive although the server responds, this leaves the document: a
 * deployment has removed the code, or the browser never fetches a module twice (Firefox). Without a server the member
 * stays: the next document would be the browser's own error page.
 */
export async function loadAgain(missing: MissingCode = {}): Promise<void> {
  missingCode.write(undefined);
  try {
    await (missing.load ?? noLoad)();
  } catch {
    if ((await statusOfBuild()) < 500) (missing.leave ?? reload)();
    else missingCode.write(missing);
  }
}

/**
 * Loads the document again. A service worker has it also without a server; otherwise the member stays, and the notice
 * offers to try again.
 */
export async function reloadPage(): Promise<void> {
  // This is undefined on plain http.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (container?.controller) reload();
  else await loadAgain();
}

/**
 * Reloads a page that has nothing to show, if a deployment has removed its build. It does so only on a page that was
 * not reloaded, so that a file that is missing for good cannot cause an endless loop.
 */
export async function reloadIfBuildGone(): Promise<void> {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document?.type !== 'reload' && (await statusOfBuild()) === 404) reload();
}
