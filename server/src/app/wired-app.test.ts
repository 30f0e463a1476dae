import { wiring } from './wiring.fixture.ts';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { openDependencies } from '../start/open-dependencies.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { testConfig } from '../testing/test-config.ts';

const opened = openDependencies(testConfig(makeDataFolder()), 'postgres://nobody@127.0.0.1:1/none', {
  isDraining: () => false,
});
afterAll(() => Promise.all([opened.database.close(), opened.images.close()]));

test('an app that closes waits for prompts, then for who is here, then for mails', async () => {
  const order: string[] = [];
  const gates = new Map(['prompts', 'presence', 'mails'].map((name) => [name, Promise.withResolvers<void>()]));
  const part = (name: string) => async () => {
    order.push(name);
    await gates.get(name)?.promise;
  };
  wiring.createPromptsUnderWay.mockReturnValueOnce({ idle: part('prompts') } as never);
  wiring.createPresenceWatch.mockReturnValueOnce({ note() {}, close: part('presence') } as never);
  wiring.createMailQueue.mockReturnValueOnce({ close: part('mails') } as never);
  const app = await buildApp({ ...opened, webFolder: null });
  let isClosed = false;
  const closing = app.close().then(() => (isClosed = true));
  for (const [at, name] of ['prompts', 'presence', 'mails'].entries()) {
    await expect.poll(() => order).toHaveLength(at + 1);
    expect([order.at(-1), isClosed]).toEqual([name, false]);
    gates.get(name)?.resolve();
  }
  await closing;
});

test('failures beside requests are logged, each with its own words, unless an outage tells of them', async () => {
  vi.clearAllMocks();
  const app = await buildApp({ ...opened, webFolder: null });
  onTestFinished(() => app.close());
  const logged = vi.spyOn(app.log, 'error');
  const failure = new TypeError('a fault');
  const { createEndedSessions, createPresenceWatch, createMailQueue, createPromptsUnderWay } = wiring;
  const listeners = [
    createEndedSessions.mock.calls[0]?.[0].onFailure,
    createPresenceWatch.mock.calls[0]?.[0].onFailure,
    createMailQueue.mock.calls[0]?.[0].onFailure,
    createPromptsUnderWay.mock.calls[0]?.[0],
  ];
  for (const tell of listeners) tell?.(failure);
  expect(logged.mock.calls).toEqual([
    [{ err: failure }, 'could not read which sessions have ended'],
    [{ err: failure }, 'could not write who is here'],
    [{ err: failure }, 'could not send a mail'],
    [{ err: failure }, 'could not send a prompt'],
  ]);
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  for (const tell of listeners) tell?.(away);
  expect([logged.mock.calls.length, opened.outages.current()]).toEqual([4, ['database']]);
});

test('a stream that opens rings a call under way, where calls are on, and a failure of it is logged', async () => {
  vi.clearAllMocks();
  wiring.tellOfLiveCall.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce();
  const onOpenedOf = () => wiring.routes.eventRoutes.mock.calls.at(-1)?.[0].onOpened;
  const silent = await buildApp({ ...opened, webFolder: null });
  onTestFinished(() => silent.close());
  onOpenedOf()?.(7);
  expect(wiring.tellOfLiveCall.mock.calls).toEqual([]);
  const given = { ...opened, webFolder: null, turn: { credentialsFor: () => null } as never };
  const ringing = await buildApp(given);
  onTestFinished(() => ringing.close());
  const logged = vi.spyOn(ringing.log, 'warn');
  for (const id of [7, 8]) onOpenedOf()?.(id);
  expect(wiring.tellOfLiveCall.mock.calls).toEqual([
    [given, 7],
    [given, 8],
  ]);
  await new Promise(setImmediate);
  expect(logged.mock.calls).toEqual([[{ err: new Error('away') }, 'could not ring']]);
});

test('a member whose stream opens or ends is noted as here or away', async () => {
  vi.clearAllMocks();
  const note = vi.fn();
  wiring.createPresenceWatch.mockReturnValueOnce({ note, close: async () => {} } as never);
  const app = await buildApp({ ...opened, webFolder: null });
  onTestFinished(() => app.close());
  const { onPresence, endedSessions } = wiring.createOpenStreams.mock.calls[0]?.[0] ?? {};
  expect([onPresence === note, endedSessions]).toEqual([true, wiring.createEndedSessions.mock.results[0]?.value]);
});
