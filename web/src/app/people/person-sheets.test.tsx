import { expect, onTestFinished, test, vi } from 'vitest';
import { isIn, propsIn } from '../../testing/element-in.ts';
import { matchWith } from '../../testing/example-match.ts';
import { openPage } from '../../testing/open-page.ts';
import { stubLocation } from '../../testing/stub-location.ts';
import { until } from '../../testing/until.ts';

const asha = { id: 7, name: 'Asha' };

/** Opens a sheet about Asha on this page. */
async function openSheet(action: 'report' | 'block' | 'unmatch', { path = '/discover', matches = [8] } = {}) {
  const leaveCall = vi.fn();
  vi.doMock(import('../../features/calls/call/call-session.ts'), () => ({ leaveCall }) as never);
  onTestFinished(() => void vi.doUnmock('../../features/calls/call/call-session.ts'));
  const page = await openPage();
  const { visited } = stubLocation(page, path);
  const { PersonSheets } = await import('./person-sheets.tsx');
  const { askedAbout } = await import('./asked-about.ts');
  const { followOtherTabs } = await import('./ended-contact-tabs.ts');
  const { endedContacts } = await import('../../queries/ended-contacts.ts');
  const { callPartner } = await import('../../queries/call-partner.ts');
  const { BlockedSheet } = await import('../../features/blocks/blocked-sheet.tsx');
  const { EndContactSheet } = await import('../../features/blocks/end-contact-sheet.tsx');
  const { ReportSheet } = await import('../../features/reports/report-sheet.tsx');
  page.client.setQueryData(
    ['matches'],
    matches.map((id) => matchWith(id)),
  );
  const heard: number[] = [];
  onTestFinished(followOtherTabs(1, (id) => heard.push(id)));
  askedAbout.write({ action, person: asha });
  const sheets = page.run(() => PersonSheets({ asked: { action, person: asha } }), undefined);
  return {
    page,
    visited,
    heard,
    leaveCall,
    callPartner,
    asked: () => askedAbout.read(),
    left: () => [...endedContacts.read()],
    end: () => propsIn(sheets.now(), EndContactSheet).onEnded(),
    report: () => propsIn(sheets.now(), ReportSheet),
    confirmation: async () => {
      await page.requestsUnderWay();
      if (!isIn(sheets.now(), BlockedSheet)) return undefined;
      const { name, isReported, hadChat } = propsIn(sheets.now(), BlockedSheet);
      return { name, isReported, hadChat };
    },
    close: () => propsIn(sheets.now(), BlockedSheet).onClose(),
  };
}

test.each([
  ['in their chat', { path: '/chat/7', matches: [] }, true, ['/matches']],
  ['on another page, of a match', { path: '/discover', matches: [7, 8] }, true, []],
  ['in the deck', { path: '/chat/8', matches: [8] }, false, []],
])('a block %s leaves the person here and in other tabs, and says whether a chat went', async (_, at, hadChat, to) => {
  const { visited, heard, asked, left, end, confirmation } = await openSheet('block', at);
  end();
  expect([left(), asked(), visited.map(({ path }) => path)]).toEqual([[7], undefined, to]);
  expect(await confirmation()).toEqual({ name: 'Asha', isReported: false, hadChat });
  await until(() => expect(heard).toEqual([7]));
});

test('the end of a match is told in a toast, without a sheet', async () => {
  const { page, left, end, confirmation } = await openSheet('unmatch', { path: '/chat/7', matches: [7] });
  end();
  expect([left(), await confirmation()]).toEqual([[7], undefined]);
  expect(page.toast()).toEqual(expect.any(String));
});

test.each([
  [7, 1],
  [8, 0],
])('a block of 7 ends a call with them, and none with anybody else: with %i', async (partner, calls) => {
  const { page, callPartner, leaveCall, end } = await openSheet('block');
  callPartner.write(partner);
  end();
  await page.requestsUnderWay();
  expect(leaveCall).toHaveBeenCalledTimes(calls);
});

test('a report without a block leaves the person where they are', async () => {
  const { page, asked, left, report, confirmation } = await openSheet('report', { path: '/chat/7', matches: [7] });
  report().onSent(false);
  expect([left(), asked(), await confirmation()]).toEqual([[], undefined, undefined]);
  expect(page.toast()).toEqual(expect.any(String));
});

test('a report with a block says both', async () => {
  const { page, left, report, confirmation } = await openSheet('report', { path: '/chat/7', matches: [7] });
  report().onSent(true);
  expect([left(), page.toast()]).toEqual([[7], undefined]);
  expect(await confirmation()).toEqual({ name: 'Asha', isReported: true, hadChat: true });
});

test('the way from a report to a block is about the same person', async () => {
  const { asked, report } = await openSheet('report');
  report().onBlock();
  expect(asked()).toEqual({ action: 'block', person: asha });
});
