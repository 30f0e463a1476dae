import type { CallAvailability } from '@mwanzo/contract/conversations/calls';
import { expect, test, vi } from 'vitest';
import { matchWith } from '../../../testing/example-match.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';
import { id, openCalls as open, ringingCall as call } from './call/open-calls.fixture.ts';
import { FakeConnection } from './call/peer.fixture.ts';

const ringer = vi.hoisted(() => ({ rings: [] as string[], stop: () => undefined as void }));
vi.mock('./call/ringer.ts', () => ({
  ring(how: string) {
    ringer.rings.push(how);
    return () => void ringer.rings.push('stop');
  },
}));

/** Opens a page with a microphone, on which calls with member 7, Otieno, are shown. */
async function openCalls() {
  const { page, track, news, ...session } = await open();
  ringer.rings.length = 0;
  const { matchesQuery } = await import('../../../queries/matches.ts');
  const { callAvailabilityQuery } = await import('../../../queries/call-availability.ts');
  page.client.setQueryDefaults(['call-availability'], { staleTime: Infinity });
  page.client.setQueryData(matchesQuery.queryKey, [matchWith(7)]);
  page.client.setQueryData(callAvailabilityQuery(7).queryKey, { talk: 'both', may_call: 'yes' } as CallAvailability);
  const isStale = () => page.client.getQueryState(callAvailabilityQuery(7).queryKey)?.isInvalidated;
  const { Calls } = await import('./calls.tsx');
  const { callBarPlace } = await import('./call-bar-place.ts');
  const on = { onReply: vi.fn(), onWrite: vi.fn(), onReport: vi.fn() };
  const screen = await showScreen(
    page,
    <>
      <div id={callBarPlace} />
      <Calls {...on} />
    </>,
  );
  const bar = document.getElementById(callBarPlace);
  const take = async (start: string) => {
    const { body, reply } = await page.api.take(start);
    return { body: (body === '' ? {} : JSON.parse(body)) as Record<string, unknown>, reply };
  };
  const ring = async () => {
    news('ringing');
    (await take('GET /api/calls/live/')).reply({ body: { call } });
    await until(() => expect(screen.text()).toContain('wants to talk now'));
  };
  /** Lets the partner call, and both hear each other. */
  const talk = async () => {
    await ring();
    await screen.press('Answer');
    (await take(`POST /api/calls/${id}/answer/`)).reply({ body: { ...call, state: 'answered' } });
    await until(() => expect(session.callState.read().phase).toBe('connecting'));
    FakeConnection.made[0]?.become('connected');
    await until(() => expect(screen.text()).toContain('Good line'));
  };
  return { page, screen, session, take, news, ring, talk, bar, track, isStale, ...on };
}

test('a call rings until it is answered, and its buttons work once', async () => {
  const { page, screen, ring, take } = await openCalls();
  await ring();
  expect([screen.text().includes('Otieno'), ringer.rings]).toEqual([true, ['incoming']]);
  // The browser gives the focus to the name, not to a button.
  expect(document.querySelector('dialog [autofocus]')?.textContent).toContain('Otieno');
  await screen.press('Answer');
  expect(screen.text()).toContain('Connecting...');
  await screen.press('Decline');
  await screen.press('Later today');
  expect(await page.requestsUnderWay()).toBe(1);
  (await take(`POST /api/calls/${id}/answer/`)).reply({ body: { ...call, state: 'answered' } });
  await until(() => expect(ringer.rings).toEqual(['incoming', 'stop']));
});

test('a call is declined with a message to the one who calls', async () => {
  const { screen, ring, take, onReply } = await openCalls();
  await ring();
  await screen.press('Later today');
  const told = await take(`POST /api/calls/${id}/end/`);
  expect(told.body).toMatchObject({ reason: 'user_hangup' });
  told.reply({ status: 204 });
  expect(onReply.mock.calls).toEqual([[7, 'Later today?']]);
  expect([screen.text(), ringer.rings]).toEqual(['', ['incoming', 'stop']]);
});

test('a call is declined, and one that still connects is ended, by the red button', async () => {
  const { screen, session, ring, take } = await openCalls();
  await ring();
  await screen.press('Decline');
  const declined = await take(`POST /api/calls/${id}/end/`);
  expect([declined.body['reason'], session.callState.read().phase]).toEqual(['user_hangup', 'idle']);
  declined.reply({ status: 204 });
  await ring();
  await screen.press('Answer');
  (await take(`POST /api/calls/${id}/answer/`)).reply({ body: { ...call, state: 'answered' } });
  await until(() => expect(session.callState.read().phase).toBe('connecting'));
  await screen.press('End call');
  await take(`POST /api/calls/${id}/end/`);
  expect(session.callState.read().phase).not.toBe('connecting');
});

test('the caller’s phone rings once the server knows the call, and stops with it', async () => {
  const { screen, session, take } = await openCalls();
  void session.callMember(7);
  void session.callMember(8);
  const { body, reply } = await take('POST /api/calls/');
  expect([body['receiver'], screen.text().includes('Calling...'), ringer.rings]).toEqual([7, true, []]);
  reply({ body: { ...call, role: 'caller', device: body['device'] } });
  await until(() => expect(ringer.rings).toEqual(['outgoing']));
  await screen.press('End call');
  (await take(`POST /api/calls/${id}/end/`)).reply({ status: 204 });
  expect([screen.text(), ringer.rings]).toEqual(['', ['outgoing', 'stop']]);
});

test('who talks can mute, make the call small, write, and is asked before the page closes', async () => {
  const { page, screen, session, talk, bar, track, onWrite } = await openCalls();
  await talk();
  await screen.press('Mute');
  expect(track.enabled).toBe(false);
  await screen.press('Mute');
  expect(track.enabled).toBe(true);
  await screen.press('Write');
  expect(onWrite.mock.calls).toEqual([[7]]);
  expect(screen.text()).toMatch(/^Back to the call:\|Otieno\|\d\d:\d\d$/);
  await screen.pressElement(bar?.querySelector('button') ?? undefined);
  await until(() => expect(screen.text()).toContain('Good line'));
  await screen.press('Make the call small');
  expect([screen.text().startsWith('Back to the call:'), session.callState.read().phase]).toEqual([true, 'talking']);
  await screen.pressElement(bar?.querySelector('button') ?? undefined);
  await until(() => expect(screen.text()).toContain('Good line'));
  const close = () => page.dispatch('beforeunload');
  const asks = vi.spyOn(Event.prototype, 'preventDefault');
  close();
  expect(asks).toHaveBeenCalledOnce();
  session.hangUp();
  await until(() => expect(screen.text()).toContain('How was it?'));
  close();
  expect(asks).toHaveBeenCalledOnce();
  asks.mockRestore();
});

test('after a call it is asked how it was, once, and what one may do is fetched again', async () => {
  const { screen, session, talk, take, isStale } = await openCalls();
  await talk();
  expect(isStale()).toBe(false);
  await screen.press('End call');
  const told = await take(`POST /api/calls/${id}/end/`);
  expect(told.body).toMatchObject({ reason: 'user_hangup' });
  told.reply({ status: 204 });
  expect([isStale(), screen.text().includes('You talked to Otieno for 00:0')]).toEqual([true, true]);
  await screen.press('Not really');
  const rated = await take(`POST /api/calls/${id}/rating/`);
  expect(rated.body).toEqual({ rating: 'not_really' });
  rated.reply({ status: 204 });
  expect([session.callState.read().phase, screen.text()]).toEqual(['idle', '']);
});

test('a call that the hour ended says so, and then asks; a report is about the partner', async () => {
  const { screen, session, talk, news, onReport } = await openCalls();
  await talk();
  news('ended', null, 'time_limit');
  await until(() => expect(screen.text()).toContain('A call lasts an hour at most.'));
  await screen.press('OK');
  expect(screen.text()).toContain('How was it?');
  await screen.press('Report Otieno');
  expect(onReport.mock.calls).toEqual([[expect.objectContaining({ id: 7, name: 'Otieno' })]]);
  expect(session.callState.read().phase).toBe('idle');
});

test('a missed call offers to write to the one who called', async () => {
  const { screen, session, ring, news, onWrite } = await openCalls();
  await ring();
  news('ended', null, 'cancelled');
  await until(() => expect(screen.text()).toContain('Otieno wanted to talk.'));
  await screen.press('Write');
  expect([onWrite.mock.calls, session.callState.read().phase]).toEqual([[[7]], 'idle']);
});

const availability = (fields: object) =>
  ({ talk: 'both', may_call: 'yes', calls: [], asked_at: null, ...fields }) as unknown as CallAvailability;

/** Opens the call button of the chat with member 7. */
async function openButton(fields: object) {
  const opened = await openCalls();
  const { callAvailabilityQuery } = await import('../../../queries/call-availability.ts');
  const { CallButton } = await import('./call-button.tsx');
  opened.page.client.setQueryData(callAvailabilityQuery(7).queryKey, availability(fields));
  opened.screen.show(<CallButton partnerId={7} name="Otieno" />);
  await opened.screen.pressElement(opened.screen.all('button', '')[0]);
  return opened;
}

test('where both have said yes and calls are possible the button calls', async () => {
  const { page, take } = await openButton({});
  expect((await take('POST /api/calls/')).body['receiver']).toBe(7);
  expect(await page.requestsUnderWay()).toBe(1);
});

test('where a call is not possible now the button says why, and asks again: the reason may be over', async () => {
  const { screen, take } = await openButton({ may_call: 'quiet_hours' });
  await until(() => expect(screen.text()).toContain('It is quiet time for Otieno now.'));
  (await take('GET /api/calls/with/7/')).reply({ body: availability({}) });
  await until(() => expect(screen.text()).toContain('You both said yes.'));
  await screen.press('Turn calls off');
  const { body, reply } = await take('PUT /api/calls/with/7/talk/');
  expect(body).toEqual({ yes: false });
  reply({ body: availability({ talk: 'none', may_call: 'needs_talk' }) });
  await until(() => expect(screen.text()).toBe(''));
});

test('a yes that does not get through is said, and the sheet stays open', async () => {
  const { page, screen, take } = await openButton({ talk: 'asked_me', may_call: 'needs_talk' });
  (await take('GET /api/calls/with/7/')).reply({ status: 404, body: { code: 'not_found' } });
  await screen.press('Yes, we can talk');
  const { body, reply } = await take('PUT /api/calls/with/7/talk/');
  expect(body).toEqual({ yes: true });
  reply({ hangUp: true });
  await until(() => expect([page.toast(), page.toastError()]).toEqual([expect.any(String), expect.any(Error)]));
  expect(screen.text()).toContain('Otieno would like to talk');
});

test('Back and Escape leave a ringing call alone, and make a running one small', async () => {
  const { screen, session, ring, take } = await openCalls();
  const escape = () => {
    screen.dispatch(document.querySelector<HTMLElement>('dialog[open]') ?? expect.fail('no call'), 'cancel');
  };
  await ring();
  escape();
  expect([session.callState.read().phase, screen.text().includes('wants to talk now')]).toEqual(['ringing', true]);
  await screen.press('Answer');
  (await take(`POST /api/calls/${id}/answer/`)).reply({ body: { ...call, state: 'answered' } });
  await until(() => expect(session.callState.read().phase).toBe('connecting'));
  FakeConnection.made[0]?.become('connected');
  await until(() => expect(screen.text()).toContain('Good line'));
  escape();
  expect([session.callState.read().phase, screen.text().startsWith('Back to the call:')]).toEqual(['talking', true]);
});

test('the question of a match in the chat opens the sheet with the answers, which its cross closes', async () => {
  const { screen, take } = await openButton({ talk: 'asked_me', may_call: 'needs_talk' });
  (await take('GET /api/calls/with/7/')).reply({ body: availability({ talk: 'asked_me', may_call: 'needs_talk' }) });
  await until(() => expect(screen.text()).toContain('Yes, we can talk'));
  await screen.press('Close');
  await until(() => expect(screen.text()).toBe(''));
  const { AskToTalkNote } = await import('./consent/ask-to-talk-note.tsx');
  const { callConsentAsked } = await import('./consent/call-consent-asked.ts');
  screen.show(<AskToTalkNote partnerId={7} />);
  expect(screen.text()).toContain('Otieno would like to talk.');
  await screen.press('Answer');
  expect(callConsentAsked.read()).toBe(7);
});
