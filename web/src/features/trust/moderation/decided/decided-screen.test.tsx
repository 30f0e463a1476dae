import { expect, test } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';

const decision = (id: number, takeBackUntil: string | null) => ({
  id,
  kind: 'report',
  action: 'warn_report',
  name: `Member ${id}`,
  decided_at: `2026-11-2${id}T09:00:00.000Z`,
  decided_by: id === 2 ? 9589 : 1,
  take_back_until: takeBackUntil,
});

test.each(['decision_stands', 'not_found'] as const)(
  'a decision can be taken back while its time runs, once, and after a %s it stands',
  async (code) => {
    const page = await openPage();
    const { DecidedScreen } = await import('./decided-screen.tsx');
    const screen = await showScreen(page, <DecidedScreen />);
    const list = [
      { ...decision(4, null), name: null, decided_by: null },
      decision(1, null),
      decision(2, '2020-01-01T00:00:00.000Z'),
      decision(3, '2099-01-01T00:00:00.000Z'),
    ];
    const lists = 'GET /api/moderation/decisions/';
    (await page.api.take(lists)).reply({ body: list });
    await page.settled();
    await expect(screen.words()).toMatchFileSnapshot('./in-words/decided.txt');
    await screen.press('Take back');
    await screen.press('Take back');
    expect(await page.requestsUnderWay()).toBe(1);
    const path = 'POST /api/moderation/decisions/3/take-back/';
    (await page.api.take(path)).reply(refusal(code));
    await until(() => expect(page.toast()).toBe('This decision stands'));
    const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
    expect(toastStore.read()).toMatchObject({
      description: 'The time is over, or something has happened since.',
      kind: 'bad',
      error: { code },
    });
    (await page.api.take(lists)).reply({ body: list });
    await page.settled();
    await screen.press('Take back');
    (await page.api.take(path)).reply({ hangUp: true });
    await until(() => expect(page.toast()).toBe('Not saved'));
    expect(page.toastError()).toBeInstanceOf(Error);
    (await page.api.take(lists)).reply({ body: list });
    await page.settled();
    await screen.press('Take back');
    (await page.api.take(path)).reply({ status: 204 });
    (await page.api.take(lists)).reply({ body: list.slice(0, 3) });
    await page.settled();
    expect([page.toast(), screen.all('button', 'Take back').length]).toEqual(['Taken back', 0]);
    expect(toastStore.read()?.description).toBe('The case waits again.');
  },
);

test('a decision that is being taken back leaves the buttons of the others as they are', async () => {
  const page = await openPage();
  const { DecidedScreen } = await import('./decided-screen.tsx');
  const screen = await showScreen(page, <DecidedScreen />);
  const end = '2099-01-01T00:00:00.000Z';
  (await page.api.take('GET /api/moderation/decisions/')).reply({ body: [decision(1, end), decision(2, end)] });
  await page.settled();
  await screen.press('Take back: Member 2');
  await page.api.take('POST /api/moderation/decisions/2/take-back/');
  const states = screen.all('button', '').map((button) => [button.textContent, button.getAttribute('aria-busy')]);
  expect(states).toEqual([
    ['Take back', null],
    ['Taking back...', 'true'],
  ]);
});

test('a list of decisions that cannot be read is read again, and an empty one says that it is', async () => {
  const page = await openPage();
  const { DecidedScreen } = await import('./decided-screen.tsx');
  const screen = await showScreen(page, <DecidedScreen />);
  (await page.api.take('GET /api/moderation/decisions/')).reply({ status: 400 });
  await screen.press('Try again');
  (await page.api.take('GET /api/moderation/decisions/')).reply({ body: [] });
  await until(() => expect(screen.text()).toContain('Nothing was decided yet.'));
});
