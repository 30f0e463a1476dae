import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

/** The requests of a page since it was opened. */
interface Traffic {
  started: number;
  /** The requests without a response. The stream of events never ends, so it counts until it has opened. */
  readonly underWay: Set<Request>;
}

const traffics = new WeakMap<Page, Traffic>();

const isStream = (request: Request) => new URL(request.url()).pathname === '/api/events/';

/** Follows the requests of every page that is opened from now on. */
export function followTraffic(context: BrowserContext): void {
  context.on('page', (page) => {
    const traffic: Traffic = { started: 0, underWay: new Set() };
    traffics.set(page, traffic);
    page.on('request', (request) => {
      traffic.started += 1;
      traffic.underWay.add(request);
    });
    page.on('response', (response) => {
      if (isStream(response.request())) traffic.underWay.delete(response.request());
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => traffic.underWay.delete(request));
  });
}

/** Counts the requests that the page has started, once each of them has its response. */
export async function answeredRequests(page: Page): Promise<number> {
  const traffic = traffics.get(page);
  if (!traffic)
    throw new Error('The requests of this page are not followed. The test needs: test.use({ followsTraffic: true });');
  await expect.poll(() => [...traffic.underWay].map((request) => request.url()), { intervals: [20] }).toEqual([]);
  return traffic.started;
}
