import type { Page } from '@playwright/test';

/** What a page did that nobody should be able to say of it. */
export interface WatchedPage {
  /** Addresses asked for outside the own origin. */
  readonly foreignRequests: string[];
  /** Errors and warnings of the console (violations of the content policy among them), and errors nobody caught. */
  readonly complaints: string[];
  /** Requests that came to nothing. */
  readonly failedRequests: string[];
}

/** The browser itself complains about every refused request; which ones are to be refused is each test's matter. */
const refusedRequest = /^Failed to load resource: the server responded with a status of (\d+)/;
/** Playwright's own words for what playwright.config.ts asks of it. */
const blockedByTests = 'Service Worker registration blocked by Playwright';

/** Collects from now on, over all navigations. */
export function watchPage(page: Page): WatchedPage {
  const watched: WatchedPage = { foreignRequests: [], complaints: [], failedRequests: [] };
  const ownOrigin = new URL(process.env['MWANZO_ADDRESS'] ?? '').origin;
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'blob:' && protocol !== 'data:' && origin !== ownOrigin)
      watched.foreignRequests.push(request.url());
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page ends what it was still waiting for.
    if (reason !== 'net::ERR_ABORTED') watched.failedRequests.push(`${request.method()} ${request.url()} ${reason}`);
  });
  page.on('pageerror', (error) => watched.complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const said = ['error', 'warning'].includes(message.type());
    if (said && !refusedRequest.test(message.text()) && message.text() !== blockedByTests)
      watched.complaints.push(`${message.type()}: ${message.text()} (${page.url()})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500)
      watched.complaints.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return watched;
}
