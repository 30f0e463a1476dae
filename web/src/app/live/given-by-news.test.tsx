import { expect, onTestFinished, test, vi } from 'vitest';
import { anyFunction, call, noteGiven } from '../../testing/note-given.tsx';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { until } from '../../testing/until.ts';

const begun = { kind: 'begun', until: '2026-12-01T15:42:00.000Z', likers: 2, isTrial: false };

test.each([
  ['no news', null, false, { asks: false, begun: null, ended: false }],
  ['the question before a trial', null, true, { asks: true, begun: null, ended: false }],
  ['Premium that has begun', begun, false, { asks: false, begun, ended: false }],
  ['a trial that has ended', { kind: 'ended' }, false, { asks: false, begun: null, ended: true }],
])('of %s the sheet opens that tells of it, alone, and leads on once it is closed', async (_, news, isAsked, shown) => {
  const given = noteGiven({
    TrialQuestion: 'features/billing/plans/trial-question.tsx',
    PremiumBegunSheet: 'features/billing/plans/premium-begun-sheet.tsx',
    TrialEndedSheet: 'features/billing/plans/trial-ended-sheet.tsx',
  });
  const [forget, onTrialStarted] = [vi.fn(), vi.fn()];
  vi.doMock(import('./use-premium-news.ts'), () => ({
    usePremiumNews: () => ({ news, forget, isAsked, onTrialStarted }) as never,
  }));
  onTestFinished(() => void vi.doUnmock('./use-premium-news.ts'));
  const page = await openPage();
  vi.stubGlobal('requestAnimationFrame', () => undefined);
  const { PremiumBegun } = await import('./premium-begun.tsx');
  const { trialQuestion } = await import('../../shared/premium/premium-news.ts');
  const screen = await showScreen(page, <PremiumBegun />, '/discover');
  const sheet = { onClose: anyFunction, onGo: anyFunction };
  expect(given).toEqual({
    TrialQuestion: { open: shown.asks, onClose: anyFunction, onStarted: onTrialStarted },
    PremiumBegunSheet: { ...sheet, news: shown.begun },
    TrialEndedSheet: { ...sheet, open: shown.ended },
  });
  trialQuestion.write('asked');
  call(given['TrialQuestion'], 'onClose');
  expect([trialQuestion.read(), forget.mock.calls.length]).toEqual(['near', 0]);
  call(given['PremiumBegunSheet'], 'onGo', '/likes');
  call(given['TrialEndedSheet'], 'onGo', '/topup');
  expect([screen.paths(), forget.mock.calls.length]).toEqual([['/discover', '/likes', '/topup'], 2]);
  call(given['TrialEndedSheet'], 'onClose');
  call(given['PremiumBegunSheet'], 'onClose');
  expect([screen.paths().length, forget.mock.calls.length]).toEqual([3, 4]);
});

test('what is slow or missing is said in its words, and its retry is that of each request or of the code', async () => {
  const given = noteGiven({
    RetryNotice: 'app/connection/retry-notice.tsx',
    SwitchNotice: 'app/connection/switch-notice.tsx',
    OfflineCardsNote: 'app/connection/offline-cards-note.tsx',
  });
  const page = await openPage();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const { ConnectionNotices } = await import('../connection/connection-notices.tsx');
  const { slowRequests } = await import('../../api/slow-requests.ts');
  const { switchedOff } = await import('../../api/switched-off.ts');
  const { missingCode } = await import('../../loading/missing-code.ts');
  await showScreen(page, <ConnectionNotices besideRail />);
  const [one, other, load] = [vi.fn(), vi.fn(), vi.fn(async () => undefined)];
  const told = async () => {
    await page.requestsUnderWay();
    return given['RetryNotice'];
  };
  expect(await told()).toEqual({ text: false, onRetry: anyFunction });
  slowRequests.write([{ retry: one, isUpload: false } as never]);
  expect(await told()).toEqual({ text: expect.stringMatching(/^This is taking a while\./), onRetry: anyFunction });
  slowRequests.write([{ retry: one, isUpload: false } as never, { retry: other, isUpload: true } as never]);
  expect(await told()).toMatchObject({ text: expect.stringContaining('uses more data') as string });
  call(given['RetryNotice'], 'onRetry');
  missingCode.write({ load });
  expect(await told()).toMatchObject({ text: expect.stringMatching(/^It did not load\./) as string });
  call(given['RetryNotice'], 'onRetry');
  expect([one, other, load].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  missingCode.write(undefined);
  switchedOff.write('uploads');
  await until(() => expect(given['SwitchNotice']).toEqual({}));
  page.setOnline(false);
  page.dispatch('offline');
  expect(await told()).toMatchObject({ text: false });
  await until(() => expect(given['OfflineCardsNote']).toEqual({}));
});
