/** Returns the URL of an API path. Its host is the page's, unless `VITE_API_URL` names another. */
export function apiUrl(path: string): string {
  return `${import.meta.env.VITE_API_URL ?? ''}${path}`;
}
