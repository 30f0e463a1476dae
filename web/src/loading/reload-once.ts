const storageKey = 'mwanzo.reloaded';

/** How long leaving a page may take, in ms. A download begins alike, and does not leave. */
const leavingMilliseconds = 2000;
let isLeaving = false;

// Pages are rendered without a browser too.
if (typeof window !== 'undefined')
  addEventListener('beforeunload', () => {
    isLeaving = true;
    setTimeout(() => (isLeaving = false), leavingMilliseconds);
  });

/**
 * For code that did not arrive: a deployment replaces the files, and a reloaded page knows the new ones. Reloads only
 * once per build and tab, so that a file that is missing for good cannot cause an endless loop.
 * A page that is being left does not reload: a browser ends what it loads, and a reload would keep the member here.
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

/** Whether a deployment has removed this build. A broken connection says nothing about that. */
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
