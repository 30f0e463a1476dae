import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';

vi.mock('../panel/long-look.tsx', () => ({
  LongLook: ({ children }: { children: (isSeen: boolean) => ReactNode }) => children(true),
}));

test('a photo that is rejected is rejected by its number, with its one reason, and its member is told', async () => {
  const page = await openPage();
  const { PhotoPanel } = await import('./photo-panel.tsx');
  const at = '2026-11-21T08:00:00Z';
  const variants = { 160: '/s.webp', 480: '/m.webp', 1080: '/l.webp' };
  const photo = { id: 1, width: 4, height: 5, thumbhash: '', variants };
  const listed = { id: 7, name: 'Asha', age: 30, why: 'explicit', is_held: true, joined_at: at, submitted_at: at };
  const opened = listed as unknown as Parameters<typeof PhotoPanel>[0]['opened'];
  const onDone = vi.fn();
  const ways = { onBack() {}, onPrevious: null, onNext: null, onNextFree: null, onDone, shortcuts: true };
  const screen = await showScreen(page, <PhotoPanel {...ways} opened={opened} now={Date.parse(at)} />);
  (await page.api.take('POST /api/moderation/photos/7/claim/')).reply({ body: { ...listed, photo } });
  await screen.press('Reject');
  const reasons = document.querySelectorAll<HTMLElement>('dialog fieldset label');
  expect([...reasons].map(({ textContent }) => textContent)).toEqual([
    'This photo shows nudity or something else that we do not show. Please use another one.',
  ]);
  await screen.pressElement(reasons[0]?.querySelector('input'));
  await screen.pressElement(screen.all('button', 'Reject').at(-1));
  const { request, body, reply } = await page.api.take('POST /api/moderation/photos/');
  expect([request, JSON.parse(body)]).toEqual([
    'POST /api/moderation/photos/7/decide/',
    { decision: 'reject', reason_code: 'photo_not_allowed' },
  ]);
  reply({ body: {} });
  await until(() => expect(onDone).toHaveBeenCalledOnce());
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  expect(toastStore.read()).toMatchObject({ title: 'Decision sent', description: 'Asha is notified.' });
});
