import type { Page, Request } from '@playwright/test';

/** A method and a path; `*` stands for one segment: `GET /api/messages/conversation/*`. */
export type Endpoint = `${'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE'} /api/${string}`;

export function isRequestTo(endpoint: Endpoint): (request: Request) => boolean {
  const [method, path = ''] = endpoint.split(' ');
  const pathname = new RegExp(`^${path.replaceAll('*', '[^/]+')}/?$`);
  return (request) => request.method() === method && pathname.test(new URL(request.url()).pathname);
}

/** Collects the requests to an endpoint from now on, across navigations. */
export function recordRequests(page: Page, endpoint: Endpoint): Request[] {
  const requests: Request[] = [];
  const isWanted = isRequestTo(endpoint);
  page.on('request', (request) => isWanted(request) && requests.push(request));
  return requests;
}
