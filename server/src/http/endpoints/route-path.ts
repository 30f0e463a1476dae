import type { Endpoint } from '@mwanzo/contract/endpoint';

/** Turns `/api/profiles/{id}/` into the router's form, `/api/profiles/:id/`. */
export function routePath({ path }: Pick<Endpoint, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
