/** The URL of an API path: on the page's host unless `VITE_API_URL` names another. */
export function apiUrl(path: string): string {
  return `${import.meta.env.VITE_API_URL ?? ''}${path}`;
}
