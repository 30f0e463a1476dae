import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';

test('once a like is taken back, no toast says any more that the profile was liked; a failure leaves it', async () => {
  const { api } = await openPage();
  const { takeBack } = await import('./take-back.ts');
  const { showToast, toastStore } = await import('../../../ui/layers/toast-store.ts');
  const asha = { id: 7, name: 'Asha' };
  const told = () => toastStore.read()?.open === true && toastStore.read()?.title;

  showToast({ title: 'You liked the profile!' });
  const refused = takeBack({ profile: asha, liked: true });
  (await api.take('POST /api/profiles/rewind/')).reply({ status: 500, body: { code: 'internal', detail: '' } });
  expect(await refused).toBeUndefined();
  expect(told()).toBe('Undo failed');

  showToast({ title: 'You liked the profile!' });
  const taken = takeBack({ profile: asha, liked: true });
  (await api.take('POST /api/profiles/rewind/')).reply({ body: { profile: asha } });
  expect(await taken).toEqual(asha);
  expect(told()).toBe(false);
});
