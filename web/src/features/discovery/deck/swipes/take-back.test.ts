import { expect, test } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { openPage } from '../../../../testing/open-page.ts';

test('once a like is taken back, no toast says any more that the profile was liked; a failure leaves it', async () => {
  const { api } = await openPage();
  const { takeBack } = await import('./take-back.ts');
  const { showToast, toastStore } = await import('../../../../ui/layers/toast-store.ts');
  const asha = { id: 7, name: 'Asha' };
  const told = () => toastStore.read()?.open === true && toastStore.read()?.title;

  showToast({ title: 'You liked the profile!' });
  const refused = takeBack({ profile: asha, liked: true });
  (await api.take('POST /api/profiles/rewind/')).reply({ status: 500, body: { code: 'internal', detail: '' } });
  expect(await refused).toBeUndefined();
  expect(told()).toBe('Undo failed');

  showToast({ title: 'You liked the profile!' });
  const taken = takeBack({ profile: asha, liked: true });
  const { body, reply } = await api.take('POST /api/profiles/rewind/');
  // A pass of another device stays.
  expect(JSON.parse(body)).toEqual({ target_profile_id: 7, matched: true });
  reply({ body: { profile: asha } });
  expect(await taken).toEqual(asha);
  expect(told()).toBe(false);
});

test.each([
  ['not_found', false],
  ['nothing_to_rewind', false],
  ['not_found', true],
  ['nothing_to_rewind', true],
] as const)('a decision that is over (%s, like: %s) stays, and the member reads why', async (code, liked) => {
  const { api } = await openPage();
  const { takeBack } = await import('./take-back.ts');
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  const taken = takeBack({ profile: { id: 7, name: 'Asha' }, liked });
  (await api.take('POST /api/profiles/rewind/')).reply(refusal(code));
  expect(await taken).toBeNull();
  const { rewinds } = await import('../../../../i18n/rewinds.ts');
  const { t } = await import('../../../../i18n/translate.ts');
  const reason = t(liked ? rewinds.likeStays : rewinds.tooLate, { name: 'Asha' });
  expect(toastStore.read()).toMatchObject({ title: 'Undo failed', description: reason, kind: 'bad', error: { code } });
});

test('after a logout the next member does not read whose like stays', async () => {
  const page = await openPage();
  const { takeBack } = await import('./take-back.ts');
  const taken = takeBack({ profile: { id: 7, name: 'Asha' }, liked: true });
  const { reply } = await page.api.take('POST /api/profiles/rewind/');
  page.signInAs(2);
  reply(refusal('nothing_to_rewind'));
  expect([await taken, page.toast()]).toEqual([undefined, undefined]);
});

test('a decision that has not left this phone is taken back without a request', async () => {
  const page = await openPage();
  const { takeBack } = await import('./take-back.ts');
  const { keepSwipe, waitingSwipes } = await import('../waiting/waiting-swipes.ts');
  const [asha, juma] = [7, 8].map((id) => ({ id, name: `Member ${id}` }) as Parameters<typeof keepSwipe>[0]);
  if (!asha || !juma) throw new Error('nobody');
  for (const person of [asha, juma]) keepSwipe(person, true, true);
  expect(await takeBack({ profile: asha, liked: true })).toBe(asha);
  expect([waitingSwipes.read().map(({ id }) => id), await page.requestsUnderWay()]).toEqual([['8'], 0]);
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  expect(toastStore.read()?.open).toBe(false);
});
