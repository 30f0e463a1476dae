import { expect, onTestFinished, test, vi } from 'vitest';
import type { InstallPrompt } from '../../../device/install-prompt.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
  'Version/18.1 Mobile/15E148 Safari/604.1';

/** Shows the offer in a browser that can ask, or in Safari on an iPhone. */
async function openOffer({ userAgent = '', asks = true } = {}) {
  const page = await openPage();
  Object.assign(navigator, { userAgent });
  const { installPrompt } = await import('../../../device/install-prompt.ts');
  const prompt = vi.fn<InstallPrompt['prompt']>(() => Promise.resolve({ outcome: 'accepted' }));
  if (asks) installPrompt.write(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  const { InstallOffer } = await import('./install-offer.tsx');
  const screen = await showScreen(page, <InstallOffer />);
  return { page, screen, prompt, installPrompt, answer: () => page.storage.getItem('mwanzo.install') };
}

test('a member who wants to install gets the browser’s question, once', async () => {
  const { screen, prompt, installPrompt, answer } = await openOffer();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/install-offer.txt');
  await screen.press('Install');
  expect([prompt.mock.calls.length, screen.text(), answer(), installPrompt.read()]).toEqual([
    1,
    '',
    'answered',
    undefined,
  ]);
});

test('a member who does not want to is not asked by the browser, and not again', async () => {
  const { screen, prompt, answer } = await openOffer();
  await screen.press('Not now');
  expect([prompt.mock.calls, screen.text(), answer()]).toEqual([[], '', 'answered']);
});

test('a question that the browser refuses is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { screen, prompt } = await openOffer();
  prompt.mockRejectedValue(new Error('used already'));
  await screen.press('Install');
  await until(() => expect(logged.mock.calls).toEqual([['Could not install', new Error('used already')]]));
});

test('on an iPhone words say how to install, and there is no button that could not', async () => {
  const { screen, answer } = await openOffer({ userAgent: iPhone, asks: false });
  await expect(screen.words()).toMatchFileSnapshot('./in-words/install-by-hand.txt');
  await screen.press('Got it');
  expect([screen.text(), answer()]).toEqual(['', 'answered']);
});

test('where the browser can install nothing, nothing is offered, until it says that it can', async () => {
  const { screen, prompt, installPrompt } = await openOffer({ asks: false });
  expect(screen.text()).toBe('');
  installPrompt.write(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  await until(() =>
    expect(screen.all('button', '').map(({ textContent }) => textContent)).toEqual(['Install', 'Not now']),
  );
});

test.each([true, false])('where the app is installed already (%s) nothing is offered', async (isInstalled) => {
  const page = await openPage();
  Object.assign(navigator, { userAgent: iPhone });
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  const { useMayOfferInstalling } = await import('./may-offer-installing.ts');
  expect(page.run(() => useMayOfferInstalling(true), undefined).now()).toBe(!isInstalled);
});

test('where there is no way to install nothing is offered, also not after a match', async () => {
  const page = await openPage();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { useMayOfferInstalling } = await import('./may-offer-installing.ts');
  expect(page.run(() => useMayOfferInstalling(true), undefined).now()).toBe(false);
});

test.each([
  ['2026-11-27', false, true],
  ['2026-11-28', false, false],
  ['2026-11-28', true, true],
  [null, false, false],
  ['answered', true, false],
])(
  'with the first visit %j and matches: %j, at half past one in Nairobi it is offered: %j',
  async (kept, has, isOffered) => {
    const page = await openPage();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T22:30:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    if (kept !== null) page.storage.setItem('mwanzo.install', kept);
    const { installPrompt } = await import('../../../device/install-prompt.ts');
    const { useMayOfferInstalling } = await import('./may-offer-installing.ts');
    const hook = page.run(() => useMayOfferInstalling(has), undefined);
    expect(hook.now()).toBe(false);
    const prompt = () => Promise.resolve({ outcome: 'accepted' });
    installPrompt.write(Object.assign(new Event('beforeinstallprompt'), { prompt }) as InstallPrompt);
    await page.requestsUnderWay();
    expect(hook.now()).toBe(isOffered);
    expect(page.storage.getItem('mwanzo.install')).toBe(kept ?? '2026-11-28');
  },
);
