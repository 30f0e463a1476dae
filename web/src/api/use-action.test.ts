import { expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { until } from '../testing/until.ts';

const blocks = 'POST /api/blocks/';

/** Opens a screen with two buttons. Each blocks the member with whose id it is pressed. */
async function openScreen() {
  const page = await openPage();
  const { useAction } = await import('./use-action.ts');
  const { failureOf } = await import('./failure.ts');
  const { request } = await import('./request.ts');
  const block = async (user_id: number) => {
    await request('POST /api/blocks/', { body: { user_id } });
    return user_id;
  };
  const told = vi.fn();
  const explain = vi.fn<(error: unknown, id: number) => ReturnType<typeof failureOf> | undefined>(failureOf);
  const useButton = (about: string) => useAction(block, explain, { about, tellLater: told });
  const screen = page.run((about: string) => [useButton(about), useButton(about)] as const, 'Otieno');
  return { page, screen, first: () => screen.now()[0], second: () => screen.now()[1], explain, told };
}

const blockedBy = ({ body }: { body: string }): unknown => (JSON.parse(body) as { user_id: unknown }).user_id;

test('a second press in the same moment, or later while it runs, does nothing', async () => {
  const { page, first } = await openScreen();
  const presses = [first().run(1), first().run(2)];
  const sent = await page.api.take(blocks);
  await until(() => expect(first()).toMatchObject({ busy: true, given: 1 }));
  expect(await first().run(3)).toBeUndefined();
  expect([blockedBy(sent), await page.requestsUnderWay()]).toEqual([1, 1]);
  sent.reply({ status: 204 });
  expect(await Promise.all(presses)).toEqual([1, undefined]);
  await until(() => expect(first()).toMatchObject({ busy: false, failure: undefined }));
  void first().run(4);
  expect(blockedBy(await page.api.take(blocks))).toBe(4);
});

test('a failure stands until the next press, which sends again', async () => {
  const { page, first } = await openScreen();
  const lost = first().run(1);
  (await page.api.take(blocks)).reply({ hangUp: true });
  expect(await lost).toBeUndefined();
  await until(() => expect(first()).toEqual(expect.objectContaining({ busy: false, given: 1, failure: 'notReached' })));
  const refused = first().run(1);
  await until(() => expect(first()).toMatchObject({ busy: true, failure: undefined }));
  // A screen forgets the failure at each letter, also while it sends.
  first().forget();
  await page.requestsUnderWay();
  expect(first()).toMatchObject({ busy: true, given: 1 });
  (await page.api.take(blocks)).reply({ status: 503 });
  await refused;
  await until(() => expect(first().failure).toBe('failed'));
  first().forget();
  await until(() => expect(first()).toMatchObject({ busy: false, failure: undefined }));
});

test('a failure that was told by itself is not shown, and not told a second time', async () => {
  const { page, screen, first, explain, told } = await openScreen();
  explain.mockReturnValue(undefined);
  const press = first().run(1);
  (await page.api.take(blocks)).reply({ status: 400 });
  await press;
  await until(() => expect(first()).toMatchObject({ busy: false, failure: undefined }));
  expect(explain).toHaveBeenCalledWith(expect.objectContaining({ status: 400 }), 1);
  const left = first().run(1);
  const sent = await page.api.take(blocks);
  screen.unmount();
  sent.reply({ status: 400 });
  await left;
  expect([explain.mock.calls.length, told.mock.calls]).toEqual([2, []]);
});

test.each([
  ['left', 204, []],
  ['left', 503, [['failed']]],
  ['about another', 204, []],
  ['about another', 503, [['failed']]],
  ['about the same again', 503, []],
] as const)(
  'a screen that is %s gets no result, and a failure (%i) is told elsewhere',
  async (how, status, failures) => {
    const { page, screen, first, told } = await openScreen();
    const press = first().run(1);
    const sent = await page.api.take(blocks);
    if (how === 'left') screen.unmount();
    else screen.change('Juma');
    if (how === 'about the same again') screen.change('Otieno');
    sent.reply({ status });
    expect(await press).toBeUndefined();
    expect(told.mock.calls).toEqual(failures.map((failure) => [...failure, expect.objectContaining({ status })]));
  },
);

test('a press about one does not hold up a press about another, nor does its end', async () => {
  const { page, screen, first } = await openScreen();
  void first().run(1);
  const sent = await page.api.take(blocks);
  await until(() => expect(first().busy).toBe(true));
  screen.change('Juma');
  expect(first()).toMatchObject({ given: undefined, busy: false, failure: undefined });
  void first().run(2);
  const other = await page.api.take(blocks);
  await until(() => expect(first()).toMatchObject({ given: 2, busy: true }));
  sent.reply({ status: 503 });
  expect(await page.requestsUnderWay()).toBe(1);
  expect([await first().run(3), first().busy]).toEqual([undefined, true]);
  other.reply({ hangUp: true });
  await until(() => expect(first()).toMatchObject({ busy: false, failure: 'notReached' }));
});

test('nobody is told of a press of a member who has signed out meanwhile', async () => {
  const { page, first, explain, told } = await openScreen();
  const press = first().run(1);
  const sent = await page.api.take(blocks);
  page.signInAs(2);
  sent.reply({ status: 503 });
  expect(await press).toBeUndefined();
  await until(() => expect(first()).toMatchObject({ busy: false, failure: undefined }));
  expect([...explain.mock.calls, ...told.mock.calls]).toEqual([]);
});

test('one button does not hold up another', async () => {
  const { page, first, second } = await openScreen();
  void first().run(1);
  const sent = await page.api.take(blocks);
  void second().run(2);
  expect(blockedBy(await page.api.take(blocks))).toBe(2);
  sent.reply({ status: 503 });
  await until(() => expect(first()).toMatchObject({ busy: false, failure: 'failed' }));
  expect(second()).toMatchObject({ busy: true, failure: undefined });
});
