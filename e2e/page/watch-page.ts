import type { Page } from '@playwright/test';
import { serverAddress } from '../server/api-requests.ts';

/** Page errors, console errors, failed requests and requests to other origins. */
export interface WatchedPage {
  /** URLs of requests to other origins. */
  readonly foreignRequests: string[];
  /** Console errors and warnings (including content policy violations), uncaught errors and responses of status 5xx. */
  readonly complaints: string[];
  /** Requests that got no response. */
  readonly failedRequests: string[];
}

/** The browser logs every refused request; whether it should be refused is for each test to say. */
const refusedRequestText = /^Failed to load resource: the server responded with a status of (\d+)/;
/** Playwright logs this because playwright.config.ts blocks service workers. */
const blockedServiceWorkerText = 'Service Worker registration blocked by Playwright';

/** Collects from now on, across navigations. */
export function watchPage(page: Page): WatchedPage {
  const watched: WatchedPage = { foreignRequests: [], complaints: [], failedRequests: [] };
  const ownOrigin = new URL(serverAddress()).origin;
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'blob:' && protocol !== 'data:' && origin !== ownOrigin)
      watched.foreignRequests.push(request.url());
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (reason !== 'net::ERR_ABORTED') watched.failedRequests.push(`${request.method()} ${request.url()} ${reason}`);
  });
  page.on('pageerror', (error) => watched.complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && !refusedRequestText.test(message.text()) && message.text() !== blockedServiceWorkerText)
      watched.complaints.push(`${message.type()}: ${message.text()} (${page.url()})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500)
      watched.complaints.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return watched;
}
