import type { Page, Request, Route } from '@playwright/test';

/** How a call comes to nothing: no connection, refused, or a server in trouble. */
export type Failure = 'no connection' | 400 | 500;

/** `*` stands for one step of the path: `GET /api/messages/conversation/*`. */
export type Endpoint = `${'GET' | 'PUT' | 'PATCH' | 'POST'} /api/${string}`;

export function isCallOf(endpoint: Endpoint): (request: Request) => boolean {
  const [method, path = ''] = endpoint.split(' ');
  const address = new RegExp(`^${path.replaceAll('*', '[^/]+')}/?$`);
  return (request) => request.method() === method && address.test(new URL(request.url()).pathname);
}

/** The calls of an endpoint from now on, over all navigations. */
export function watchCalls(page: Page, endpoint: Endpoint): Request[] {
  const calls: Request[] = [];
  const isCall = isCallOf(endpoint);
  page.on('request', (request) => isCall(request) && calls.push(request));
  return calls;
}

/** The server never hears of the calls of this endpoint. */
export async function failCalls(
  page: Page,
  endpoint: Endpoint,
  failure: Failure,
): Promise<{ stop: () => Promise<void> }> {
  return intercept(page, endpoint, (route) => fail(route, failure));
}

/** As failCalls, but each call waits until `fail` is called, so that what is shown meanwhile can be read. */
export async function holdCalls(
  page: Page,
  endpoint: Endpoint,
  failure: Failure,
): Promise<{ fail: () => void; stop: () => Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { stop } = await intercept(page, endpoint, async (route) => {
    await promise;
    await fail(route, failure);
  });
  return { fail: resolve, stop };
}

/** Lets each call of an endpoint through only once `release` is called. */
export async function delayCalls(page: Page, endpoint: Endpoint): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await intercept(page, endpoint, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

async function intercept(
  page: Page,
  endpoint: Endpoint,
  answer: (route: Route) => Promise<void>,
): Promise<{ stop: () => Promise<void> }> {
  const isCall = isCallOf(endpoint);
  const handler = (route: Route, request: Request) => (isCall(request) ? answer(route) : route.fallback());
  await page.route('**/api/**', handler);
  return { stop: () => page.unroute('**/api/**', handler) };
}

function fail(route: Route, failure: Failure): Promise<void> {
  if (failure === 'no connection') return route.abort('connectionfailed');
  return route.fulfill({ status: failure, json: { code: 'unknown', detail: 'Made up by a test' } });
}

/** The first call of an endpoint gets no answer, ever; the server hears of it only if that is what was lost. Later calls are as usual. */
export async function silenceFirstCall(
  page: Page,
  endpoint: Endpoint,
  lost: 'request' | 'answer' = 'request',
): Promise<void> {
  let isFirst = true;
  await intercept(page, endpoint, async (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    if (lost === 'answer') await route.fetch();
  });
}
