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
  expect([keepsOffline(), deleteDatabase.mock.calls]).toEqual([false, [['mwanzo.kept'], ['mwanzo.unsent']]]);
});

test('a no is remembered until the session ends, and who has said nothing is undecided', async () => {
  const page = await openPage();
  vi.stubGlobal('indexedDB', { deleteDatabase: () => undefined });
  const { keepsOffline, setKeepsOffline, useKeepChoice } = await import('./keep-offline.ts');
  const choice = page.run(() => useKeepChoice(), undefined);
  expect(choice.now()).toBe('undecided');
  setKeepsOffline(false);
  await until(() => expect(choice.now()).toBe('off'));
  expect(keepsOffline()).toBe(false);
  // Another tab turns it on.
  page.storage.setItem('mwanzo.keepOffline', 'on');
  page.hearStorage('mwanzo.keepOffline');
  await until(() => expect(choice.now()).toBe('on'));
  choice.unmount();
  page.session.logout();
  expect(page.run(() => useKeepChoice(), undefined).now()).toBe('undecided');
});

test('after a session that has ended the choice of one member is not that of the next', async () => {
  const page = await openPage();
  vi.stubGlobal('indexedDB', { deleteDatabase: () => undefined });
  const { keepsOffline, setKeepsOffline } = await import('./keep-offline.ts');
  setKeepsOffline(true);
  page.session.endSession();
  page.signInAs(2);
  expect(keepsOffline()).toBe(false);
  page.session.endSession();
  page.signInAs(1);
  expect(keepsOffline()).toBe(true);
  page.storage.setItem('user', '{');
  expect(keepsOffline()).toBe(false);
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

test('a note of the visit is there again after a reload, and not in another tab', async () => {
  const page = await openPage();
  sessionStorage.setItem('mwanzo.hint', '1');
  page.storage.setItem('mwanzo.other', '1');
  const { useVisitNote } = await import('./visit-note.ts');
  expect(page.run(() => [useVisitNote('hint'), useVisitNote('other')], undefined).now()).toEqual([true, false]);
});

test('without storage a note holds as long as the page', async () => {
  const page = await openPage();
  vi.stubGlobal('sessionStorage', undefined);
  const { noteForVisit, useVisitNote } = await import('./visit-note.ts');
  for (const note of ['hint', 'other']) noteForVisit(note);
  expect(page.run(() => [useVisitNote('hint'), useVisitNote('other')], undefined).now()).toEqual([true, true]);
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

test('a logout removes everything about the member, and leaves what belongs to the device', async () => {
  const page = await openPage();
  const ofMember = ['drafts', 'outbox', 'swipes', 'keepOffline', 'preferencesChosen', 'verification', 'limits'].concat([
    'keepAsked',
    'matchesShown',
    'likesCount',
    'dates',
    'fine',
    'meetingOffers',
    'emailReminder',
  ]);
  const ofDevice = ['lowData', 'install', 'pushOffer', 'monthBytes'];
  for (const name of [...ofMember, ...ofDevice]) page.storage.setItem(`mwanzo.${name}`, '{}');
  sessionStorage.setItem('mwanzo.forms', '{}');
  page.session.logout();
  const left = Array.from({ length: page.storage.length }, (_, index) => page.storage.key(index));
  expect(left).toEqual(ofDevice.map((name) => `mwanzo.${name}`));
  expect(sessionStorage.getItem('mwanzo.forms')).toBeNull();
});

test('a logout also removes what the storage had no room for', async () => {
  const page = await openPage();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { readStored, writeStored } = await import('./member-storage.ts');
  const full = vi.spyOn(page.storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStored('mwanzo.drafts', 'Hi');
  expect([readStored('mwanzo.drafts'), page.storage.getItem('mwanzo.drafts')]).toEqual(['Hi', null]);
  page.session.logout();
  expect(readStored('mwanzo.drafts')).toBeNull();
  full.mockRestore();
  logged.mockRestore();
});

test('low-data mode follows the browser, the switch and other tabs', async () => {
  const page = await openPage();
  const connection = Object.assign(new EventTarget(), { saveData: false });
  Object.assign(navigator, { connection });
  const { setLowData, useLowData } = await import('./low-data.ts');
  const mode = page.run(() => useLowData(), undefined);
  expect(mode.now()).toBe(false);
  Object.assign(connection, { saveData: true }).dispatchEvent(new Event('change'));
  await until(() => expect(mode.now()).toBe(true));
  setLowData(false);
  await until(() => expect(mode.now()).toBe(false));
  page.storage.setItem('mwanzo.lowData', 'on');
  page.hearStorage('mwanzo.lowData');
  await until(() => expect(mode.now()).toBe(true));
});

test('bars make room for the keyboard from its opening to its closing, and not on an enlarged page', async () => {
  const page = await openPage();
  const viewport = Object.assign(new EventTarget(), { scale: 1, width: 360, height: 740 });
  vi.stubGlobal('visualViewport', viewport);
  const { useKeyboardOpen } = await import('./keyboard-open.ts');
  const keyboard = page.run(() => useKeyboardOpen(), undefined);
  const resize = (size: object) => Object.assign(viewport, size).dispatchEvent(new Event('resize'));
  Object.assign(document, { activeElement: { matches: () => true } });
  page.dispatch('focusin');
  for (const [size, isOpen] of [
    [{ height: 400 }, true],
    [{ scale: 1.5 }, false],
    [{ scale: 1 }, true],
    [{ height: 740 }, false],
    [{ height: 400 }, true],
  ] as const) {
    resize(size);
    await until(() => expect([size, keyboard.now()]).toEqual([size, isOpen]));
  }
  // The focus leaves before the window grows.
  Object.assign(document, { activeElement: null });
  page.dispatch('focusout');
  await until(() => expect(keyboard.now()).toBe(false));
});

test('the bytes of a visit are shown with those of the pages before it', async () => {
  const page = await openPage();
  sessionStorage.setItem('mwanzo.visitBytes', '1000');
  const { countSentBytes, countVisitBytes, useVisitBytes } = await import('./visit-bytes.ts');
  countVisitBytes();
  const used = page.run(() => useVisitBytes(), undefined);
  expect(used.now()).toBe(1000);
  page.dispatch('pageshow', { persisted: false });
  countSentBytes('{}');
  await until(() => expect(used.now()).toBe(1002));
  expect(sessionStorage.getItem('mwanzo.visitBytes')).toBe('1002');
});
