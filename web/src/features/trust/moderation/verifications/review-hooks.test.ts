import { expect, test, vi } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';
import type { Change } from '../changes/change-queries.ts';
import type { Case, DecisionBody } from './case/case-queries.ts';

const listPath = 'GET /api/moderation/verifications/?status=pending';
const changesPath = 'GET /api/moderation/changes/';
const claimPath = 'POST /api/moderation/verifications/5/claim/';
const decidePath = 'POST /api/moderation/verifications/5/decide/';
const approve = { decision: 'approve' } as const;
const waitingCase = (id: number) =>
  ({ id, status: 'pending', name: 'Asha', submitted_at: '2026-11-21T09:00:00Z' }) as Case;
const cases = (...ids: number[]) => ({ body: ids.map(waitingCase) });

async function openQueue(...changes: Change[]) {
  const page = await openPage();
  const { useItems, useRemoveItem } = await import('../queue/use-queue.ts');
  const { verificationQueue } = await import('./verification-queue.tsx');
  const useQueue = () => ({
    list: useItems(verificationQueue.tabs[0]).items,
    remove: useRemoveItem(verificationQueue),
  });
  const queue = page.run(useQueue, undefined);
  (await page.api.take(listPath)).reply(cases(5, 6));
  (await page.api.take(changesPath)).reply({ body: changes });
  await page.settled();
  return { page, queue, ids: () => queue.now().list?.map(({ id }) => id) };
}

async function openCase() {
  const page = await openPage();
  const { useQuery } = await import('@tanstack/react-query');
  const { claimStateOf } = await import('../panel/claim-state.ts');
  const { claimQuery } = await import('./case/case-queries.ts');
  const useClaim = () => {
    const claim = useQuery(claimQuery(5));
    return { state: claimStateOf(claim), name: claim.data?.name, claimAgain: () => void claim.refetch() };
  };
  return { page, claim: page.run(useClaim, undefined) };
}

async function openDecision() {
  const page = await openPage();
  const { request } = await import('../../../../api/request.ts');
  const { useSendDecision } = await import('../panel/use-send-decision.ts');
  const send = (body: DecisionBody) =>
    request('POST /api/moderation/verifications/{id}/decide/', { params: { id: 5 }, body });
  const callbacks = { onDone: vi.fn(), onTaken: vi.fn(), onDocumentUsed: vi.fn() };
  return {
    page,
    ...callbacks,
    decision: page.run(() => useSendDecision({ ...callbacks, name: 'Asha', send }), undefined),
  };
}

test('a decided case leaves the queue at once and stays away when a list that was under way arrives', async () => {
  const { page, queue, ids } = await openQueue();
  void page.client.refetchQueries({ queryKey: ['moderation', 'GET /api/moderation/verifications/', 'pending'] });
  const before = await page.api.take(listPath);
  queue.now().remove(waitingCase(5));
  await until(() => expect(ids()).toEqual([6]));
  before.reply(cases(5, 6));
  (await page.api.take(listPath)).reply(cases(6, 7));
  (await page.api.take(changesPath)).reply({ body: [] });
  await page.settled();
  expect(ids()).toEqual([6, 7]);
});

test('a decided change takes only itself out of the queue, not the case of the same number', async () => {
  const change = { ...waitingCase(5), parts: ['name'] } as unknown as Change;
  const { page, queue, ids } = await openQueue(change);
  expect(ids()).toEqual([5, 6, 5]);
  queue.now().remove(change);
  await until(() => expect(queue.now().list).toEqual(cases(5, 6).body));
  (await page.api.take(listPath)).reply(cases(5, 6));
  (await page.api.take(changesPath)).reply({ body: [] });
  await page.settled();
});

test('a case is held once the claim is confirmed', async () => {
  const { page, claim } = await openCase();
  expect(claim.now().state).toBe('opening');
  (await page.api.take(claimPath)).reply({ body: { ...waitingCase(5), name: 'Asha K.' } });
  await until(() => expect(claim.now()).toMatchObject({ state: 'held', name: 'Asha K.' }));
});

test.each([
  ['claimed_by_another', 'taken'],
  ['already_decided', 'gone'],
  ['not_found', 'gone'],
  ['second_factor_missing', 'failed'],
] as const)('a claim that is refused with %s leaves the case %s', async (code, state) => {
  const { page, claim } = await openCase();
  (await page.api.take(claimPath)).reply(refusal(code));
  await until(() => expect(claim.now().state).toBe(state));
});

test('one renewal that fails does not end a claim, one that a colleague has taken does', async () => {
  const { page, claim } = await openCase();
  (await page.api.take(claimPath)).reply({ body: waitingCase(5) });
  await until(() => expect(claim.now().state).toBe('held'));
  claim.now().claimAgain();
  (await page.api.take(claimPath)).reply({ status: 400 });
  await page.settled();
  expect(claim.now().state).toBe('held');
  claim.now().claimAgain();
  (await page.api.take(claimPath)).reply(refusal('claimed_by_another'));
  await until(() => expect(claim.now().state).toBe('taken'));
});

test('a reviewer who comes back to the tab claims the case again at once', async () => {
  const { page, claim } = await openCase();
  (await page.api.take(claimPath)).reply({ body: waitingCase(5) });
  await until(() => expect(claim.now().state).toBe('held'));
  page.dispatch('visibilitychange');
  (await page.api.take(claimPath)).reply(refusal('claimed_by_another'));
  await until(() => expect(claim.now().state).toBe('taken'));
});

test('a new name or first photo of the member unticks every check', async () => {
  const page = await openPage();
  const { useTicks } = await import('../panel/check-list.tsx');
  const { checkNames, seenOf } = await import('./case/check-rules.ts');
  const seen = { name: 'Asha', photo_detail: { id: 3 } } as Case;
  const ticks = page.run((shown: Case) => useTicks(checkNames, false, JSON.stringify(seenOf(shown))), seen);
  for (const change of [{ name: 'Beyonce' }, { photo_detail: { id: 4 } }, { photo_detail: null }]) {
    ticks.change(seen);
    ticks.now().onToggle('name_fits');
    await until(() => expect(ticks.now().ticked).toEqual(['name_fits']));
    ticks.change({ ...seen, ...change } as Case);
    expect(ticks.now().ticked).toEqual([]);
  }
});

test('pressed twice, one decision is sent', async () => {
  const { page, decision, onDone } = await openDecision();
  const both = [decision.now().decide(approve), decision.now().decide(approve)];
  const sent = await page.api.take(decidePath);
  await until(() => expect(decision.now().busy).toBe('approve'));
  sent.reply({});
  await Promise.all(both);
  expect([onDone.mock.calls.length, await page.requestsUnderWay()]).toEqual([1, 0]);
  await until(() => expect(decision.now().busy).toBeNull());
});

test('a case that another reviewer has decided is done, one that has changed is claimed again', async () => {
  const { page, decision, onDone, onTaken } = await openDecision();
  const calls = () => [onDone.mock.calls.length, onTaken.mock.calls.length];
  for (const [code, expected] of [
    ['claimed_by_another', [0, 1]],
    ['profile_changed', [0, 2]],
    ['already_decided', [1, 2]],
    ['internal', [1, 2]],
  ] as const) {
    const decided = decision.now().decide(approve);
    (await page.api.take(decidePath)).reply(refusal(code));
    await decided;
    expect(calls()).toEqual(expected);
  }
});

test('another account’s document keeps the case open with an error; a banned member’s document ends it', async () => {
  const { page, decision, onDone, onTaken, onDocumentUsed } = await openDecision();
  const calls = () => [onDone, onTaken, onDocumentUsed].map(({ mock }) => mock.calls.length);
  for (const [code, expected] of [
    ['pictures_not_seen', [0, 0, 0]],
    ['document_used', [0, 0, 1]],
    ['document_banned', [1, 0, 1]],
  ] as const) {
    const decided = decision.now().decide(approve);
    (await page.api.take(decidePath)).reply(refusal(code));
    await decided;
    expect(calls()).toEqual(expected);
  }
});

test('a number counts once it fits the kind of document, and is called wrong only after typing has ended', async () => {
  const page = await openPage();
  const { useDocument } = await import('./case/use-document.ts');
  const entry = page.run(useDocument, undefined);
  const type = async (change: { kind?: 'passport'; number?: string }) => {
    entry.now().change(change);
    await page.settled();
  };
  entry.now().check();
  await page.settled();
  expect(entry.now()).toMatchObject({ document: null, problem: null });
  await type({ number: 'AK 0123456' });
  expect(entry.now()).toMatchObject({ document: null, problem: null });
  entry.now().check();
  await until(() => expect(entry.now().problem).not.toBeNull());
  await type({ kind: 'passport' });
  expect(entry.now()).toMatchObject({ document: { kind: 'passport', number: 'AK 0123456' }, problem: null });
  entry.now().refuse();
  await until(() => expect(entry.now().problem).not.toBeNull());
});

test('the decided cases are a list of their own', async () => {
  const page = await openPage();
  const { useItems } = await import('../queue/use-queue.ts');
  const { tabs } = (await import('./verification-queue.tsx')).verificationQueue;
  const queue = page.run((tab: number) => useItems(tabs[tab] ?? tabs[0]), 0);
  (await page.api.take(listPath)).reply(cases(5));
  (await page.api.take(changesPath)).reply({ body: [] });
  await page.settled();
  queue.change(2);
  expect(queue.now().items).toBeUndefined();
  (await page.api.take('GET /api/moderation/verifications/?status=decided')).reply(cases(4));
  await page.settled();
  expect(queue.now().items?.map(({ id }) => id)).toEqual([4]);
});

test('each picture of an open case is fetched once, since every look at it is logged', async () => {
  const page = await openPage();
  const { usePicture } = await import('./case/use-picture.ts');
  const useBoth = () => [usePicture(5, 'id_document'), usePicture(5, 'selfie')];
  const card = { headers: { 'content-type': 'image/webp' }, body: 'the card' };
  const shown = page.run(useBoth, undefined);
  (await page.api.take('GET /api/moderation/verifications/5/id_document/')).reply(card);
  (await page.api.take('GET /api/moderation/verifications/5/selfie/')).reply({ status: 404 });
  await page.settled();
  expect(shown.now()).toMatchObject([
    { bytes: expect.any(Blob) as Blob, state: 'loading' },
    { bytes: undefined, state: 'erased' },
  ]);
  page.run(() => usePicture(5, 'id_document'), undefined);
  page.dispatch('visibilitychange');
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a claim is renewed every five minutes while its case is open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { page, claim } = await openCase();
  (await page.api.take(claimPath)).reply({ body: waitingCase(5) });
  await until(() => expect(claim.now().state).toBe('held'));
  vi.advanceTimersByTime(4 * 60_000);
  expect(await page.requestsUnderWay()).toBe(0);
  vi.advanceTimersByTime(60_000);
  await page.api.take(claimPath);
  vi.useRealTimers();
});
