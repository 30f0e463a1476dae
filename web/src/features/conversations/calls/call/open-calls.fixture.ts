import type { Call } from '@mwanzo/contract/conversations/calls';
import { expect } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';
import { stubCalls } from './peer.fixture.ts';

export const id = '5b0a1f52-6c4d-4f7e-9a63-0d4b6b8f2c11';
export const elsewhere = '0d9c3b7a-2f1e-4c58-8b6d-7a5e4f3c2b10';
export const partner = 7;

export const ringingCall: Call = {
  id,
  partner,
  role: 'callee',
  state: 'ringing',
  reason: null,
  rings_for_ms: 30_000,
  lasts_for_ms: 0,
  device: null,
  offer: null,
  ice_servers: [],
};

/** Opens a page with a microphone. */
export async function openCalls() {
  const page = await openPage();
  const { track, microphone } = stubCalls();
  Object.assign(navigator, { mediaDevices: { getUserMedia: () => Promise.resolve(microphone) } });
  const session = await import('./call-session.ts');
  const news = (state: Call['state'], device: string | null = null, reason: Call['reason'] = null) =>
    session.receiveCallNews({ type: 'call', call_id: id, partner, state, device, reason });
  /** Lets the partner's call ring. */
  const ring = async () => {
    news('ringing');
    (await page.api.take('GET /api/calls/live/')).reply({ body: { call: ringingCall } });
    await until(() => expect(session.callState.read().phase).toBe('ringing'));
  };
  return { page, track, news, ring, ...session };
}

export const endPath = `POST /api/calls/${id}/end/`;

/** Answers the partner's call on this page. */
export async function answer({
  page,
  ring,
  answerCall,
  callState,
}: Awaited<ReturnType<typeof openCalls>>): Promise<void> {
  await ring();
  void answerCall();
  const answered = { ...ringingCall, state: 'answered', device: null, offer: null };
  (await page.api.take(`POST /api/calls/${id}/answer/`)).reply({ body: answered });
  await until(() => expect(callState.read().phase).toBe('connecting'));
}
