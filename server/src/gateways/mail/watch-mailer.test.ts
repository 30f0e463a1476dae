import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { createOutages } from '../../errors/outages.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { MailError } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { watchMailer } from './watch-mailer.ts';

const mail = { to: 'amina@example.com', subject: 'Karibu', text: 'Habari\n', html: '<p>Habari</p>' };

test('a mail server that is busy or gone is an outage until it accepts a mail, or refuses one for good', async () => {
  const server = await startMailServer();
  const outages = createOutages();
  const config = { url: new Secret(server.url), from: 'Mwanzo <hello@mwanzo.example>' };
  const mailer = watchMailer(createSmtpMailer(config, { connectMs: 2000, silenceMs: 2000 }), outages);
  const send = async () => {
    await mailer.send(mail).catch(() => {});
    return outages.current();
  };
  expect(await send()).toEqual([]);
  server.behave('is busy');
  expect(await send()).toEqual(['mail']);
  server.behave('accepts');
  expect(await send()).toEqual([]);
  server.behave('is busy');
  expect(await send()).toEqual(['mail']);
  server.behave('refuses');
  expect(await send()).toEqual([]);
  await server.stop();
  expect(await send()).toEqual(['mail']);
});

test('only what says something of the mail server begins or ends an outage, and everything is passed on', async () => {
  const passed: unknown[] = [];
  const state: { failure: Error | null } = { failure: null };
  const outages = createOutages();
  const mailer = watchMailer(
    {
      send: async (...given) => {
        passed.push(given);
        if (state.failure) throw state.failure;
      },
      close: () => void passed.push('closed'),
    },
    outages,
  );
  const options = { onHandover: async () => {} };
  const send = async (failure: Error | null) => {
    state.failure = failure;
    const thrown: unknown = await mailer.send(mail, options).then(
      () => null,
      (error: unknown) => error,
    );
    expect(thrown).toBe(failure);
    return outages.current();
  };
  const [away, final, other] = [new MailError('away'), new MailError('no', { isFinal: true }), new Error('a thread')];
  expect(await send(other)).toEqual([]);
  expect(await send(away)).toEqual(['mail']);
  expect(await send(other)).toEqual(['mail']);
  expect(await send(final)).toEqual([]);
  expect([await send(away), await send(null)]).toEqual([['mail'], []]);
  expect(passed).toEqual(Array.from({ length: 6 }, () => [mail, options]));
  await mailer.close();
  expect(passed.at(-1)).toBe('closed');
});
