import { expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { until } from '../testing/until.ts';

test('a choice to keep chats on the phone holds in every tab, and ends with the session', async () => {
  const page = await openPage();
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  const { keepsOffline, setKeepsOffline, useKeepsOffline } = await import('./keep-offline.ts');
  const keeps = page.run(() => useKeepsOffline(), undefined);
  expect(keeps.now()).toBe(false);
  setKeepsOffline(true);
  await until(() => expect(keeps.now()).toBe(true));
  // Another tab turns it off.
  page.storage.removeItem('mwanzo.keepOffline');
  page.hearStorage('mwanzo.keepOffline');
  await until(() => expect(keeps.now()).toBe(false));
  setKeepsOffline(true);
  page.session.logout();
  expect([keepsOffline(), deleteDatabase.mock.calls.length]).toEqual([false, 1]);
});

test('turning it off deletes what was kept', async () => {
  await openPage();
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  const { setKeepsOffline } = await import('./keep-offline.ts');
  setKeepsOffline(true);
  expect(deleteDatabase).not.toHaveBeenCalled();
  setKeepsOffline(false);
  expect(deleteDatabase.mock.calls).toEqual([['mwanzo.kept']]);
});

test('a note of the visit holds for the tab, and without storage for the page', async () => {
  const page = await openPage();
  const { noteForVisit, useVisitNote } = await import('./visit-note.ts');
  const noted = page.run(() => [useVisitNote('hint'), useVisitNote('other')], undefined);
  expect(noted.now()).toEqual([false, false]);
  noteForVisit('hint');
  await until(() => expect(noted.now()).toEqual([true, false]));
  expect([sessionStorage.getItem('mwanzo.hint'), page.storage.getItem('mwanzo.hint')]).toEqual(['1', null]);
});

test('without storage a note holds as long as the page', async () => {
  const page = await openPage();
  vi.stubGlobal('sessionStorage', undefined);
  const { noteForVisit, useVisitNote } = await import('./visit-note.ts');
  noteForVisit('hint');
  expect(page.run(() => useVisitNote('hint'), undefined).now()).toBe(true);
});

test('the offer of pushes is answered once for the browser, also without storage', async () => {
  const page = await openPage();
  const { isOfferAnswered, rememberOfferAnswer } = await import('./push-offer-memory.ts');
  expect(isOfferAnswered()).toBe(false);
  rememberOfferAnswer();
  page.session.logout();
  expect(isOfferAnswered()).toBe(true);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('localStorage', undefined);
  rememberOfferAnswer();
  expect([isOfferAnswered(), logged.mock.calls.length]).toEqual([false, 2]);
});

test('the browser’s offer to install is held back until the app asks', async () => {
  await openPage();
  const { holdInstallPrompt, installPrompt } = await import('./install-prompt.ts');
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  vi.stubGlobal('addEventListener', (_: string, listener: (event: Event) => void) => listener(offer));
  expect(installPrompt.read()).toBeUndefined();
  holdInstallPrompt();
  expect([installPrompt.read(), offer.defaultPrevented]).toEqual([offer, true]);
});
