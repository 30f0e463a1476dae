import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { openSending } from './open-sending.ts';
import { packSettings, unpackSettings } from './sending-settings.ts';

const vapid = { publicKey: 'public', privateKey: new Secret('now', ['old', 'next']), subject: 'mailto:a@b.example' };
const smtp = { url: new Secret('smtp://user:word@mail.example'), from: 'Mwanzo <a@b.example>' };

test('the settings of a thread are plain, and come back as they were, with every key in its order', () => {
  const packed = packSettings({ smtp, production: true, dataDir: '/data', vapid });
  expect(packed).toEqual({
    production: true,
    dataDir: '/data',
    smtp: { url: 'smtp://user:word@mail.example', from: 'Mwanzo <a@b.example>' },
    vapid: { publicKey: 'public', privateKeys: ['now', 'old', 'next'], subject: 'mailto:a@b.example' },
  });
  const back = unpackSettings(structuredClone(packed));
  expect([back.production, back.dataDir, back.smtp?.from, back.smtp?.url.reveal()]).toEqual([
    true,
    '/data',
    smtp.from,
    'smtp://user:word@mail.example',
  ]);
  expect([back.vapid?.publicKey, back.vapid?.subject]).toEqual(['public', 'mailto:a@b.example']);
  expect(back.vapid?.privateKey.each().map((key) => key.reveal())).toEqual(['now', 'old', 'next']);
});

test('what is not set stays unset', () => {
  const packed = packSettings({ smtp: null, production: false, dataDir: '/data', vapid: null });
  expect(packed).toEqual({ smtp: null, production: false, dataDir: '/data', vapid: null });
  expect(unpackSettings(packed)).toEqual(packed);
});

test.each([
  ['production without either', { production: true }, [false, null]],
  ['production with a mail server', { production: true, smtp }, [true, null]],
  ['production with keys for pushes', { production: true, vapid }, [false, 'public']],
  ['a developer without either', {}, [true, null]],
  ['a developer with both', { smtp, vapid }, [true, 'public']],
])('%s sends what it is set up for', async (_title, settings, sends) => {
  const { mailer, pusher } = openSending({ production: false, dataDir: '/data', smtp: null, vapid: null, ...settings });
  expect([mailer !== null, pusher?.publicKey ?? null]).toEqual(sends);
  const may = ['https://push.example/x', 'https://10.0.0.1/x', 'https://localhost/x', 'http://push.example/x'];
  if (pusher) expect(may.map((endpoint) => pusher.mayPushTo(endpoint))).toEqual([true, false, false, false]);
  await pusher?.close();
  await mailer?.close();
});
