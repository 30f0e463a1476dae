import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { createOutages } from '../../errors/outages.ts';
import { startMailServer } from '../../testing/mail-server.ts';
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
