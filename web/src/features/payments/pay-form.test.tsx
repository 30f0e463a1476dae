import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { renderScreen, textOf } from '../../testing/render-screen.tsx';
import { PayForm } from './pay-form.tsx';

/** Renders the checkout for a member whose trial runs until then. */
function render(trialUntil: string | null): string {
  const screen = (
    <QueryClientProvider client={new QueryClient()}>
      <PayForm
        paidUntil={trialUntil}
        trialUntil={trialUntil}
        known={null}
        remembers={false}
        before={undefined}
        isPretend={false}
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
