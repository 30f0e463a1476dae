import { expect, test } from 'vitest';
import { createToldTracing } from '../tracing/told-tracing.fixture.ts';
import { traceMailer } from './trace-mailer.ts';

test('a mail is a span that says nothing of it, and is sent as it was given', async () => {
  const { told, tracing } = createToldTracing();
  const done: unknown[] = [];
  const mailer = traceMailer(
    { send: async (...given) => void done.push(...given), close: () => void done.push('closed') },
    tracing,
  );
  const mail = { to: 'amina@example.com', subject: 'Karibu', text: 'Habari', html: '<p>Habari</p>' };
  const options = { onHandover: async () => {} };
  await mailer.send(mail, options);
  await mailer.close();
  expect([told, done]).toEqual([[['send mail', 'client', 'end']], [mail, options, 'closed']]);
});
