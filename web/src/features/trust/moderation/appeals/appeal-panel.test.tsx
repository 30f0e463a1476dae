import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';

vi.mock('../panel/long-look.tsx', () => ({
  LongLook: ({ children }: { children: (isSeen: boolean) => ReactNode }) => children(true),
}));

test('an appeal of somebody whose account is gone names none, and a ban has no end', async () => {
  const page = await openPage();
  const { AppealPanel } = await import('./appeal-panel.tsx');
  const about = { decision: 'ban', reason: 'fake', note: '', until: null, details: [] };
  const appeal = { ...about, id: 5, name: null, appealed_at: '2026-11-21T08:00:00Z', text: 'It was me.' };
  const opened = appeal as unknown as Parameters<typeof AppealPanel>[0]['opened'];
  const onDone = vi.fn();
  const ways = { onBack() {}, onPrevious: null, onNext: null, onNextFree: null, onDone, shortcuts: true };
  const screen = await showScreen(
    page,
    <AppealPanel {...ways} opened={opened} now={Date.parse('2026-11-21T09:00:00Z')} />,
  );
  (await page.api.take('POST /api/moderation/appeals/5/claim/')).reply({ body: appeal });
  await page.settled();
  expect(screen.text()).toMatch(
    /^Deleted account\|Appealed 1 hour ago\|.*\|Decision\|Banned\|Reason\|Fake profile\|Uphold/,
  );
  await screen.type('Why you decide so', 'It is theirs.');
  await screen.key('2');
  const { body, reply } = await page.api.take('POST /api/moderation/appeals/5/decide/');
  expect(JSON.parse(body)).toEqual({ outcome: 'lift', note: 'It is theirs.' });
  reply({ body: {} });
  await until(() => expect(onDone).toHaveBeenCalledOnce());
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  expect(toastStore.read()).toMatchObject({ title: 'Decision sent', description: 'Deleted account is notified.' });
});
