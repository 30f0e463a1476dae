import type { Endpoint } from '@mwanzo/contract/endpoint';

/** `/api/profiles/{id}/` as the router writes it: `/api/profiles/:id/`. */
export function routePath({ path }: Pick<Endpoint, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
