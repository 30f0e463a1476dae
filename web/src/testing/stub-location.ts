import { vi } from 'vitest';

/** Says that this page, which `openPage` has made, is at this path. */
export function stubLocation(page: { dispatch: (event: string) => void }, pathname: string) {
  const location = { pathname, search: '', hash: '' };
  const visited: { path: string; state: unknown }[] = [];
  const visit = (state: unknown, _: string, path: string) => {
    visited.push({ path, state });
    location.pathname = path;
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => page.dispatch(type));
  vi.stubGlobal('history', { pushState: visit, replaceState: visit, state: null });
  return {
    /** The pages that were opened since, oldest first. */
    visited,
    /** Changes the path as Back does. */
    goTo: (path: string) => {
      location.pathname = path;
      page.dispatch('popstate');
    },
  };
}
