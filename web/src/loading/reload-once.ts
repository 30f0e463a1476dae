const storageKey = 'mwanzo.reloaded';

/** Leaving a page takes at most this long, in ms. A download begins in the same way, but does not leave the page. */
const leavingMilliseconds = 2000;
let isLeaving = false;

// Pages are also rendered outside a browser.
if (typeof window !== 'undefined')
  addEventListener('beforeunload', () => {
    isLeaving = true;
    setTimeout(() => (isLeaving = false), leavingMilliseconds);
  });

/**
 * Reloads the page because some code did not arrive: a deployment replaces the files, and a reloaded page knows the new
 * ones. It reloads only once per build and tab, so that a file that is missing for good cannot cause an endless loop.
 * It does not reload a page that is being left: leaving cancels its loads, and a reload would hold the member back.
 * @throws the given reason, if a reload would not help
 */
export async function reloadOnce(reason: unknown): Promise<never> {
  if (isLeaving) return new Promise(() => {});
  if (!navigator.onLine) throw reason;
  // The address of this module is different in each build.
  const build = import.meta.url;
  const reloaded = sessionStorage.getItem(storageKey) ?? '';
  if (reloaded.includes(build)) throw reason;
  sessionStorage.setItem(storageKey, `${reloaded} ${build}`);
  location.reload();
  return new Promise(() => {});
}

/** Says whether a deployment has removed this build. A broken connection does not count as removed. */
async function isBuildGone(): Promise<boolean> {
  try {
    return (await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

let asking = false;

/** Reloads once if a deployment has removed this build. */
export async function reloadIfBuildGone(reason: unknown): Promise<void> {
  if (asking) return;
  asking = true;
  const gone = await isBuildGone();
  asking = false;
  if (gone) await reloadOnce(reason).catch(() => undefined);
}
