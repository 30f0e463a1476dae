import type { Page, Request, Route } from '@playwright/test';
import { type Endpoint, isRequestTo } from './endpoint.ts';

/** A request fails because there is no connection, or with this status. */
export type Failure = 'no connection' | 400 | 500;

interface Interception {
  readonly stop: () => Promise<void>;
}

/** Fails every request to the endpoint; none reaches the server. */
export async function failRequests(page: Page, endpoint: Endpoint, failure: Failure): Promise<Interception> {
  return intercept(page, endpoint, (route) => fail(route, failure));
}

/** Holds every request to the endpoint until `fail` is called, so that a test can look at the page while it waits. */
export async function holdAndFailRequests(
  page: Page,
  endpoint: Endpoint,
  failure: Failure,
): Promise<Interception & { fail: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { stop } = await intercept(page, endpoint, async (route) => {
    await promise;
    await fail(route, failure);
  });
  return { fail: resolve, stop };
}

/** Holds every request to the endpoint until `release` is called; then they reach the server. */
export async function holdRequests(page: Page, endpoint: Endpoint): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await intercept(page, endpoint, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/**
 * The first request to the endpoint never gets a response; later requests do.
 * @param lost with `response`, the server still handles the request
 */
export async function silenceFirstRequest(
  page: Page,
  endpoint: Endpoint,
  lost: 'request' | 'response' = 'request',
): Promise<void> {
  let isFirst = true;
  await intercept(page, endpoint, async (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    if (lost === 'response') await route.fetch();
  });
}

/** Responds to every request to the endpoint with this body; none reaches the server, so no member's data changes. */
export async function respondWith(page: Page, endpoint: Endpoint, json: unknown): Promise<void> {
  await intercept(page, endpoint, (route) => route.fulfill({ json }));
}

async function intercept(
  page: Page,
  endpoint: Endpoint,
  handle: (route: Route) => Promise<void>,
): Promise<Interception> {
  const isWanted = isRequestTo(endpoint);
  const handler = (route: Route, request: Request) => (isWanted(request) ? handle(route) : route.fallback());
  await page.route('**/api/**', handler);
  return { stop: () => page.unroute('**/api/**', handler) };
}

function fail(route: Route, failure: Failure): Promise<void> {
  if (failure === 'no connection') return route.abort('connectionfailed');
  return route.fulfill({ status: failure, json: { code: 'unknown', detail: 'Made up by a test' } });
}
