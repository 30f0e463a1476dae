const storageKey = 'mwanzo.reloaded';

/**
 * For code that did not arrive: after an update the server has other files, which a new page knows. Reloads it,
 * but each build's page only once in a tab, so that what is missing for good cannot make a loop of it.
 */
export function reloadOnce(error: unknown): Promise<never> {
  if (!navigator.onLine) throw error;
  // The address of this code is another one in each build.
  const build = import.meta.url;
  const reloaded = sessionStorage.getItem(storageKey) ?? '';
  if (reloaded.includes(build)) throw error;
  sessionStorage.setItem(storageKey, `${reloaded} ${build}`);
  location.reload();
  return new Promise(() => {});
}
