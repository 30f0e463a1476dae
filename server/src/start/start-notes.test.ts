import { expect, onTestFinished, test, vi } from 'vitest';
import { setUp, url, type Setting } from './noted-start.fixture.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: url,
  PUBLIC_URL: 'https://mwanzo.example',
  SECRET_KEY: '3f9c1e7a5b2d8046af13579bce02468d3f9c1e7a',
  VAULT_KEY: '9b1deb4d3b7d4bad9bdd2b0d7b3dcb6d4f1a2c3e5d6b7a8990817263544f3e2d',
};
const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@mwanzo.example' };
const contact = { OPERATOR_NAME: 'Mwanzo Ltd', CONTACT_EMAIL: 'help@mwanzo.example' };
const lackingAll = { mailer: null, pusher: null, audio: null, turn: null };
const notes = {
  demo: 'Sign in as Amina.',
  host: 'Only this machine can reach it, because these passwords are known. HOST=0.0.0.0 lets others in.',
  audit: 'The role of DATABASE_URL can change the audit of moderators. For a role that cannot, see docs/operating.md.',
  contact:
    'OPERATOR_NAME and CONTACT_EMAIL are not set: the Privacy Policy and Support name no operator, which the law ' +
    'asks for.',
  noMail:
    'No mail is sent, because SMTP_URL is not set: nobody can choose a new password or confirm an address, and ' +
    'members get no news by mail.',
  keptMails: 'No mail is sent, because SMTP_URL is not set. Each is a file in DATA_DIR/outbox.',
  push: 'No push is sent, because VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not set.',
  voice: 'Voice notes are off, because ffmpeg is not installed.',
  calls: 'Calls are off, because TURN_URLS and TURN_SECRET are not set.',
  demoCalls: 'Calls are off, because coturn is not installed.',
};

test.each<[string, Setting, string, string[]]>([
  ['a demo', {}, 'http://localhost:4321', [notes.demo, notes.host, notes.keptMails]],
  [
    'a demo that lacks all',
    { lacking: lackingAll },
    'http://localhost:4321',
    [notes.demo, notes.host, notes.noMail, notes.push, notes.voice, notes.demoCalls],
  ],
  [
    'a server of a developer',
    { variables: { DEMO: '0' }, ownsAudit: true },
    'http://localhost:4321',
    [notes.keptMails],
  ],
  ['production with all', { variables: { ...production, ...smtp, ...contact } }, 'https://mwanzo.example', []],
  [
    'production that lacks all',
    { variables: production, lacking: lackingAll, ownsAudit: true },
    'https://mwanzo.example',
    [notes.audit, notes.contact, notes.noMail, notes.push, notes.voice, notes.calls],
  ],
])('%s says where it is, and what it lacks', async (_, setting, address, lines) => {
  const { start, announced } = setUp(setting);
  expect((await start()).address).toBe(address);
  expect(announced).toEqual([address, lines]);
});

test('a server prints where it runs, with its release, and its notes below', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => written.mockRestore());
  const { start } = setUp({ variables: { DEMO: '0' } });
  await start({ announce: undefined as never });
  expect(written.mock.calls.map(([text]) => String(text).replace(/\d+\.\d+\.\d+/, 'X'))).toEqual([
    `Mwanzo is running at http://localhost:4321 (release X)\n\n${notes.keptMails}\n\n`,
  ]);
});
