import type { DocumentLooksState } from '@mwanzo/contract/trust/document-looks';
import type { Page } from '@playwright/test';
import { isRequestTo, type Endpoint } from './endpoint.ts';

/** The documents of a reviewer's hour, as a test wants them. */
export interface StagedLooks {
  state: DocumentLooksState;
  /** False while the server refuses the next document. */
  opens: boolean;
  /** True if questions and answers find nothing. */
  isGone: boolean;
  /** The questions and answers that the page has sent, as paths with bodies. */
  readonly sent: string[];
}

const looks: Endpoint = 'GET /api/moderation/document-looks/asked';
const ask: Endpoint = 'POST /api/moderation/document-looks/ask';
const answer: Endpoint = 'POST /api/moderation/document-looks/*/answer';
const document: Endpoint = 'GET /api/moderation/verifications/*/id_document';

/**
 * Stages a reviewer's hour, because the limit is a thousand times as high outside production. The test changes what is
 * returned while the page is open.
 */
export async function stageDocumentLooks(page: Page, state: Partial<DocumentLooksState>): Promise<StagedLooks> {
  const staged: StagedLooks = {
    state: { max: 60, own: null, asked: [], ...state },
    opens: false,
    isGone: false,
    sent: [],
  };
  await page.route('**/api/moderation/**', async (route, request) => {
    const is = (endpoint: Endpoint) => isRequestTo(endpoint)(request);
    if (is(looks)) return route.fulfill({ json: staged.state });
    if (is(document) && !staged.opens)
      return route.fulfill({ status: 429, json: { code: 'too_many_requests', detail: 'Made up by a test' } });
    if (!is(ask) && !is(answer)) return route.fallback();
    staged.sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`.trim());
    if (staged.isGone) return route.fulfill({ status: 404, json: { code: 'not_found', detail: 'Made up by a test' } });
    if (is(answer)) {
      staged.state = { ...staged.state, asked: [] };
      return route.fulfill({ json: { id: 7, ...(request.postDataJSON() as object) } });
    }
    staged.state = { ...staged.state, own: { state: 'waiting', ask_again_at: inAnHour() } };
    return route.fulfill({ json: { id: 7, asked_at: new Date().toISOString() } });
  });
  return staged;
}

export const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();
