import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { exampleOrder } from '../../../testing/example-order.ts';
import { linkOf, renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { OrderUnderWay } from './order-under-way.tsx';
import { PayForm } from './pay-form.tsx';

/** Renders the checkout for a member whose trial runs until then. */
function render(trialUntil: string | null, isPretend = false): string {
  const screen = (
    <QueryClientProvider client={new QueryClient()}>
      <PayForm
        paidUntil={trialUntil}
        trialUntil={trialUntil}
        known={null}
        remembers={false}
        before={undefined}
        isPretend={isPretend}
      />
    </QueryClientProvider>
  );
  return textOf(renderScreen(screen));
}

test('whoever pays during the trial reads until when it runs, and that the pass begins after it', () => {
  expect(render('2026-12-01T09:00:00.000Z')).toMatch(
    /\|Your trial runs until [^|]*1 Dec[^|]*\. What you pay for begins after it\.\|/,
  );
  expect(render(null)).not.toContain('trial');
});

test('no amount is named before a pass is chosen', () => {
  expect(render(null)).toContain('|Pay|');
});

test('the checkout of the demo says that no money moves, and no other one does', () => {
  expect(render(null, true)).toContain('This is a demo. No money moves');
  expect(render(null)).not.toContain('This is a demo');
});

test.each([
  ['pretend', 8090, 'http://localhost:8090/phone/'],
  ['mpesa', 8090, undefined],
  ['pretend', null, undefined],
])('where payments are %j and the phone has port %j, the page of an order links to %j', (checkout, port, link) => {
  vi.stubGlobal('location', new URL('http://localhost'));
  const client = new QueryClient();
  client.setQueryData(['premium'], { checkout, pretend_phone_port: port });
  const now = Date.parse(exampleOrder.created_at);
  const screen = renderScreen(
    <QueryClientProvider client={client}>
      <OrderUnderWay order={exampleOrder} stage="waiting" now={now} isUnreachable={false} />
    </QueryClientProvider>,
  );
  expect(linkOf(screen, 'Open the pretend phone')).toBe(link);
  vi.unstubAllGlobals();
});
