const storageKey = 'mwanzo.reloaded';

/**
 * For code that did not arrive: a deployment replaces the files, and a reloaded page knows the new ones. Reloads only
 * once per build and tab, so that a file that is missing for good cannot cause an endless loop.
 * @throws the given reason, if a reload would not help
 */
export async function reloadOnce(reason: unknown): Promise<never> {
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
