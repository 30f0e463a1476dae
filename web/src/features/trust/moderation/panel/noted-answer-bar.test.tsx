import { expect, test, vi } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';

/** Shows the bar that answers a colleague's decision about appeal 5. */
async function openBar(shortcuts = true) {
  const page = await openPage();
  const { request } = await import('../../../../api/request.ts');
  const { NotedAnswerBar } = await import('./noted-answer-bar.tsx');
  const [onDone, onTaken] = [vi.fn(), vi.fn()];
  const screen = await showScreen(
    page,
    <NotedAnswerBar
      name="Asha"
      answers={[
        { name: 'uphold', text: 'Uphold' },
        { name: 'lift', text: 'Lift' },
      ]}
      isSeen
      shortcuts={shortcuts}
      send={(outcome, note) =>
        request('POST /api/moderation/appeals/{id}/decide/', { params: { id: 5 }, body: { outcome, note } })
      }
      toldText={(answer) => `Told of ${answer}`}
      onDone={onDone}
      onTaken={onTaken}
    />,
  );
  const taken = async () => page.api.take('POST /api/moderation/appeals/5/decide/');
  return { page, screen, taken, onDone, onTaken };
}

test('a note of blanks is none, and the note that was missing is said once', async () => {
  const { page, screen, taken, onDone } = await openBar();
  await screen.type('Why you decide so', '   ');
  await screen.key('1');
  expect(screen.text()).toContain('Write why you decide so');
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.type('Why you decide so', ' Right. ');
  await screen.key('1');
  expect(screen.text()).not.toContain('Write why you decide so');
  const { body, reply } = await taken();
  expect(JSON.parse(body)).toEqual({ outcome: 'uphold', note: 'Right.' });
  await screen.key('2');
  expect(await page.requestsUnderWay()).toBe(1);
  reply({ body: {} });
  await until(() => expect(onDone).toHaveBeenCalledOnce());
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  expect(toastStore.read()).toMatchObject({ title: 'Decision sent', description: 'Told of uphold' });
});

test.each([
  ['claimed_by_another', [0, 1]],
  ['not_found', [1, 0]],
  ['internal', [0, 0]],
] as const)(
  'an answer that is refused with %s keeps its note, and leads on only if the case is over',
  async (code, calls) => {
    const { page, screen, taken, onDone, onTaken } = await openBar();
    await screen.type('Why you decide so', 'Right.');
    await screen.press('Lift');
    (await taken()).reply(refusal(code));
    await until(() => expect(page.toastError()).toMatchObject({ code }));
    expect([onDone.mock.calls.length, onTaken.mock.calls.length]).toEqual(calls);
    expect((await screen.field('Why you decide so')).value).toBe('Right.');
  },
);

test('shortcuts that are off answer nothing', async () => {
  const { page, screen } = await openBar(false);
  await screen.type('Why you decide so', 'Right.');
  for (const key of '12') await screen.key(key);
  expect(await page.requestsUnderWay()).toBe(0);
});
