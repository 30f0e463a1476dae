import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
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
