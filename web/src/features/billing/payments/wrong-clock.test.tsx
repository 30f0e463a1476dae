import { afterEach, expect, test, vi } from 'vitest';
import { exampleOrder } from '../../../testing/example-order.ts';
import { openPage } from '../../../testing/open-page.ts';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { until } from '../../../testing/until.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const serverTime = Date.parse('2026-11-21T09:00:12.000Z');
const { code } = exampleOrder;

/** Reads an order ten seconds after its prompt, on a phone whose clock is ahead by `error` ms. */
async function readOrder(error: number, answer: object = { as_of: new Date(serverTime).toISOString() }) {
  const { api, client } = await openPage();
  vi.useFakeTimers({ now: serverTime + error, toFake: ['Date', 'performance'] });
  const { QueryClientProvider } = await import('@tanstack/react-query');
  const { orderQuery } = await import('../../../queries/orders.ts');
  const { OrderScreen } = await import('./order-screen.tsx');
  const read = async (more: object) => {
    // The cache counts the age of its data by the phone's clock.
    await client.invalidateQueries({ queryKey: orderQuery(code).queryKey });
    const reading = client.fetchQuery(orderQuery(code));
    (await api.take('GET /api/payments/orders/')).reply({ body: { ...exampleOrder, ...more } });
    await reading;
  };
  await read(answer);
  const page = () =>
    textOf(
      renderScreen(
        <QueryClientProvider client={client}>
          <OrderScreen code={code} />
        </QueryClientProvider>,
      ),
    );
  return { page, read };
}

test.each([
  ['right', 0],
  ['two and a half minutes fast', 150 * second],
  ['two and a half minutes slow', -150 * second],
  ['a day fast', day],
  ['a day slow', -day],
])('on a phone whose clock is %s, the prompt waits for as long as on the server', async (_, error) => {
  const { page } = await readOrder(error);
  expect(page()).toContain('The prompt waits 65 seconds more');
  expect(page()).toContain('Send again in 1:50');
  vi.advanceTimersByTime(64 * second);
  expect(page()).toContain('The prompt waits 1 second more');
  expect(page()).toContain('Send again in 0:46');
  vi.advanceTimersByTime(second);
  expect(page()).toContain('Still checking');
  vi.advanceTimersByTime(45 * second);
  expect(page()).toContain('|Send again|');
});

test.each([
  ['ahead', 5 * minute],
  ['back', -5 * minute],
])(
  'a clock that is set %s while the prompt waits changes no second, before and after the next response',
  async (_, by) => {
    const { page, read } = await readOrder(0);
    vi.setSystemTime(serverTime + by);
    expect(page()).toContain('The prompt waits 65 seconds more');
    vi.advanceTimersByTime(20 * second);
    expect(page()).toContain('The prompt waits 45 seconds more');
    await read({ as_of: new Date(serverTime + 21 * second).toISOString() });
    expect(page()).toContain('The prompt waits 44 seconds more');
  },
);

test('the wait after a refused prompt counts from the response, not by the phone’s clock', async () => {
  const { api, run, settled } = await openPage();
  vi.useFakeTimers({ now: serverTime, toFake: ['Date'] });
  vi.spyOn(performance, 'now').mockReturnValue(5 * second);
  const { usePaying } = await import('./use-paying.ts');
  const paying = run(usePaying, undefined);
  void paying.now().run({ product: 'day', phone: '254712345678', remember: false });
  const asked = await api.take('POST /api/payments/orders/');
  vi.setSystemTime(serverTime + day);
  asked.reply({ status: 429, headers: { 'retry-after': '120' }, body: { code: 'payment_too_soon', detail: 'Later.' } });
  await until(() => expect(paying.now().failure?.againAt).toBe(125 * second));
  await settled();
});

test('the response of a server that does not say its time counts by the phone’s clock', async () => {
  const { page } = await readOrder(0, { as_of: undefined });
  expect(page()).toContain('The prompt waits 65 seconds more');
  vi.advanceTimersByTime(20 * second);
  expect(page()).toContain('The prompt waits 45 seconds more');
});
