import { expect, test } from 'vitest';
import { exampleOrder } from '../../../testing/example-order.ts';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { OrderSteps } from './order-steps.tsx';

// The prompt comes two seconds after the order, and waits for 75 seconds.
test.each([
  ['waiting', null, ['On its way to 0712 345 678', 'waits 65 seconds more', 'Then Premium is on']],
  ['waiting', exampleOrder.prompted_at, [/\d\d:00, to 0712 345 678/, 'waits 67 seconds more', 'Then Premium is on']],
  ['checking', null, [/\d\d:00, to 0712 345 678/, 'You had a minute for the PIN', /Since \d\d:01\./]],
  ['checking', '2026-11-21T09:00:50.000Z', [/\d\d:00, to/, 'You had a minute', /Since \d\d:02\./]],
] as const)('an order that is %s, prompted at %s, says when each of its steps began', (stage, prompted_at, said) => {
  const now = Date.parse('2026-11-21T09:00:10.000Z') + (stage === 'checking' ? 3 * 60_000 : 0);
  const steps = renderScreen(<OrderSteps order={{ ...exampleOrder, prompted_at }} stage={stage} now={now} />);
  const text = textOf(steps);
  for (const each of said) expect(text).toMatch(each);
  // The PIN can be asked for as soon as the prompt is on its way. After that there is one step.
  const isOnItsWay = stage === 'waiting' && prompted_at === null;
  expect(steps.match(/aria-current="step"/g)).toHaveLength(isOnItsWay ? 2 : 1);
});
