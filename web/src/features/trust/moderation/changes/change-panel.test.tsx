import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';

vi.mock('../panel/long-look.tsx', () => ({
  LongLook: ({ children }: { children: (isSeen: boolean) => ReactNode }) => children(true),
}));

interface Traits {
  parts?: readonly string[];
  old?: object;
}

/** Shows the change of a name and a photo, or of other parts. */
async function openChange({ parts = ['name', 'photo'], old = {} }: Traits = {}) {
  const page = await openPage();
  const { ChangePanel } = await import('./change-panel.tsx');
  const variants = { 160: '/s.webp', 480: '/m.webp', 1080: '/l.webp' };
  const side = { name: 'Asha', gender: null, photo: null, ...old };
  const changed = { name: 'Asha W.', gender: null, photo: { id: 2, width: 4, height: 5, thumbhash: '', variants } };
  const change = { id: 6, name: 'Asha', parts, submitted_at: '2026-11-21T08:00:00Z' };
  const opened = change as unknown as Parameters<typeof ChangePanel>[0]['opened'];
  const [onPrevious, onNext, onDone] = [vi.fn(), vi.fn(), vi.fn()];
  const ways = { onBack() {}, onPrevious, onNext, onNextFree: null, onDone };
  const now = Date.parse('2026-11-21T09:00:00Z');
  const screen = await showScreen(page, <ChangePanel {...ways} opened={opened} now={now} shortcuts />);
  const claim = async () => {
    const { reply } = await page.api.take('POST /api/moderation/changes/6/claim/');
    reply({ body: { ...change, old: side, new: changed } });
    await page.settled();
  };
  return { page, screen, claim, onPrevious, onNext, onDone };
}

test('a change is approved once each of its parts is ticked, by number too, and says which were', async () => {
  const { page, screen, claim, onPrevious, onNext } = await openChange();
  for (const key of ['k', 'j', 'j']) await screen.key(key);
  expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 2]);
  // Nothing is ticked before the change is open.
  await screen.key('1');
  await claim();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/open-change.txt');
  await screen.key('2');
  // There is no third part, and no such key.
  const held = { ctrlKey: false, altKey: false, metaKey: false, repeat: false };
  expect(['3', 't'].map((key) => page.dispatch('keydown', { key, ...held }))).toEqual([false, true]);
  await screen.press('Approve');
  await screen.key('a');
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.toggle('The new name can be');
  await screen.press('Approve');
  const sent = await page.api.take('POST /api/moderation/changes/6/decide/');
  const checks = { name_fits: true, gender_fits: false, photo_fits: true };
  expect(JSON.parse(sent.body)).toEqual({ decision: 'approve', checks });
});

test('a change can be refused for any of its parts, and the file keeps which of them fitted', async () => {
  const { page, screen, claim } = await openChange();
  await claim();
  await screen.key('2');
  await screen.press('Reject');
  const reasons = document.querySelectorAll<HTMLElement>('dialog fieldset input');
  expect(reasons).toHaveLength(2);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/refused-change.txt');
  await screen.pressElement(reasons[0]);
  await screen.pressElement(screen.all('button', 'Reject').at(-1));
  const { body } = await page.api.take('POST /api/moderation/changes/6/decide/');
  const checks = { name_fits: false, gender_fits: false, photo_fits: true };
  expect(JSON.parse(body)).toEqual({ decision: 'reject', reason_code: 'name_of_another', checks });
});

test('a change of gender shows both, and a photo that replaces another is compared with it', async () => {
  const variants = { 160: '/s.webp', 480: '/old.webp', 1080: '/l.webp' };
  const photo = { id: 1, width: 4, height: 5, thumbhash: '', variants };
  const { page, screen, claim, onDone } = await openChange({
    parts: ['gender', 'photo'],
    old: { gender: 'female', photo },
  });
  await claim();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/gender-change.txt');
  for (const key of '12a') await screen.key(key);
  const { body, reply } = await page.api.take('POST /api/moderation/changes/6/decide/');
  const checks = { name_fits: false, gender_fits: true, photo_fits: true };
  expect(JSON.parse(body)).toEqual({ decision: 'approve', checks });
  reply({ body: {} });
  await until(() => expect(onDone).toHaveBeenCalledOnce());
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  expect(toastStore.read()).toMatchObject({ title: 'Approved', description: 'Asha is notified.' });
});
