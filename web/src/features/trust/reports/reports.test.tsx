import { expect, test, vi } from 'vitest';
import { exampleMatch } from '../../../testing/example-match.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const reporting = 'POST /api/reports/';

/** Opens the sheet that reports member 7, Otieno, with twelve messages to attach. */
async function openReport() {
  const page = await openPage();
  const { ReportSheet } = await import('./report-sheet.tsx');
  const [onSent, onBlock] = [vi.fn(), vi.fn()];
  const messageIds = Array.from({ length: 12 }, (_, index) => index + 1);
  const sheet = (open: boolean, changes: Partial<Parameters<typeof ReportSheet>[0]> = {}) => (
    <ReportSheet
      {...{ open, messageIds, onSent, onBlock }}
      person={{ id: 7, name: 'Otieno' }}
      onClose={() => undefined}
      isAboutMessage={false}
      reason={undefined}
      {...changes}
    />
  );
  const screen = await showScreen(page, sheet(true));
  const taken = async () => {
    const { body, reply } = await page.api.take(reporting);
    return { body: JSON.parse(body) as Record<string, unknown>, reply };
  };
  return { page, screen, sheet, taken, onSent, onBlock };
}

test('a report needs a reason, something else needs words, and both are sent with the last ten messages', async () => {
  const { page, screen, taken, onSent } = await openReport();
  await screen.press('Send report');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/report-without-reason.txt');
  await screen.toggle('Something else');
  await screen.press('Send report');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/report-without-words.txt');
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.type('In your own words', ' He follows me. ');
  await screen.press('Send report');
  expect((await screen.button('Sending...')).getAttribute('aria-busy')).toBe('true');
  await screen.press('Sending...');
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(1);
  const { body, reply } = await taken();
  expect(body).toEqual({
    user_id: 7,
    reason: 'other',
    text: 'He follows me.',
    message_ids: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    block: true,
  });
  reply({ status: 201, body: { blocked: true } });
  await until(() => expect(onSent.mock.calls).toEqual([[true]]));
});

test('a report that is closed or fails keeps what was chosen for this person, until it is sent', async () => {
  const { screen, sheet, taken, onSent } = await openReport();
  await screen.toggle('Fake profile');
  await screen.toggle('Block Otieno too');
  screen.show(sheet(false));
  screen.show(sheet(true));
  await screen.press('Send report');
  const lost = await taken();
  expect(lost.body).toMatchObject({ reason: 'fake', block: false });
  lost.reply({ hangUp: true });
  await until(() => expect(screen.text()).toContain('We could not reach Mwanzo. What you chose is still here.'));
  await screen.toggle('Block Otieno too');
  expect(screen.text()).not.toContain('We could not reach Mwanzo');
  await screen.press('Send report');
  const again = await taken();
  expect(again.body).toMatchObject({ reason: 'fake', block: true });
  again.reply({ status: 201, body: { blocked: true } });
  await until(() => expect(onSent).toHaveBeenCalledOnce());
  screen.show(sheet(false));
  screen.show(sheet(true));
  await screen.press('Send report');
  expect(screen.text()).toContain('Choose what happened.');
});

test('after many reports somebody can still be blocked', async () => {
  const { screen, taken, onBlock } = await openReport();
  await screen.toggle('Under 18');
  expect(screen.all('button', 'Block only')).toEqual([]);
  await screen.press('Send report');
  const headers = { 'x-request-id': 'abcdefgh2345' };
  (await taken()).reply({ status: 500, body: { code: 'internal', detail: '' }, headers });
  await until(() => expect(screen.text()).toContain('The report could not be sent.'));
  expect(screen.text()).toContain('Error code: abcdefgh2345');
  expect(screen.all('button', 'Block only')).toEqual([]);
  await screen.press('Send report');
  (await taken()).reply({ status: 429, body: { code: 'too_many_requests', detail: '' } });
  await screen.button('Block only');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/too-many-reports.txt');
  await screen.press('Block only');
  expect(onBlock).toHaveBeenCalledOnce();
});

test('a message that asks for money is reported as that, whatever was begun before', async () => {
  const { screen, sheet, taken } = await openReport();
  await screen.toggle('Fake profile');
  screen.show(sheet(false));
  screen.show(sheet(true, { reason: 'money', isAboutMessage: true }));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/report-message.txt');
  await screen.toggle('Attach this message');
  await screen.press('Send report');
  expect((await taken()).body).toEqual({ user_id: 7, reason: 'money', text: '', message_ids: [], block: true });
  screen.show(sheet(true, { messageIds: [] }));
  expect(screen.text()).not.toContain('Attach');
});

/** Opens the page on which somebody is chosen, of a member with these matches. */
async function openWhom(matches: readonly object[]) {
  const page = await openPage();
  const { ReportWhomScreen } = await import('./report-whom-screen.tsx');
  const onChoose = vi.fn();
  const screen = await showScreen(page, <ReportWhomScreen onChoose={onChoose} />);
  (await page.api.take('GET /api/profiles/matches/')).reply({ body: matches });
  await page.settled();
  return { screen, onChoose };
}

test('one of the matches is chosen to be reported', async () => {
  const [asha, otieno] = [
    { ...exampleMatch, id: 3, name: 'Asha', age: 24, photo: null },
    { ...exampleMatch, age: 31 },
  ];
  const { screen, onChoose } = await openWhom([asha, otieno]);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/report-whom.txt');
  await screen.press('Otieno');
  expect(onChoose.mock.calls).toEqual([[otieno]]);
});

test('who has no match reads that nobody can be chosen', async () => {
  const { screen } = await openWhom([]);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/report-nobody.txt');
});

test('a report that fails after its sheet was closed is told', async () => {
  const { page, screen, sheet, taken, onSent } = await openReport();
  await screen.toggle('Fake profile');
  await screen.press('Send report');
  const late = await taken();
  screen.show(sheet(false));
  late.reply({ status: 500, body: { code: 'internal', detail: '' } });
  await until(() => expect(page.toast()).toMatch(/^The report could not be sent\./));
  expect([page.toastError(), onSent.mock.calls]).toEqual([expect.objectContaining({ status: 500 }), []]);
});

test('a report that arrives after its sheet was closed is not begun again', async () => {
  const { page, screen, sheet, taken } = await openReport();
  await screen.toggle('Fake profile');
  await screen.press('Send report');
  const { reply } = await taken();
  screen.show(sheet(false));
  reply({ status: 201, body: { blocked: true } });
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  expect(page.toast()).toBeUndefined();
  screen.show(sheet(true));
  await screen.press('Send report');
  expect(screen.text()).toContain('Choose what happened.');
});
