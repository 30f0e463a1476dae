/** The address of a path of the API: on the page's own host unless `VITE_API_URL` names another. */
export function apiUrl(path: string): string {
  return `${import.meta.env.VITE_API_URL ?? ''}${path}`;
}
