import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createMailer } from './create-mailer.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'mwanzo-outbox-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const outbox = path.join(dataDir, 'outbox');
const mail = { to: 'amina@example.com', subject: 'Karibu', text: 'Habari\n', html: '<p>Habari</p>' };

test('without a mail server each mail is a file that only the owner of the data folder may read', async () => {
  const mailer = createMailer(testConfig(dataDir));
  await mailer?.send(mail);
  await mailer?.send({ ...mail, subject: 'Again' });
  const files = readdirSync(outbox);
  expect(files).toHaveLength(2);
  expect(files.every((file) => file.endsWith('.eml'))).toBe(true);
  const texts = files.map((file) => readFileSync(path.join(outbox, file), 'utf8'));
  expect(texts.join('')).toMatch(/To: amina@example\.com/);
  expect(statSync(outbox).mode & 0o777).toBe(0o700);
  expect(files.map((file) => statSync(path.join(outbox, file)).mode & 0o777)).toEqual([0o600, 0o600]);
});

test('production without a mail server sends none and keeps none', () => {
  expect(createMailer(testConfig(dataDir, { production: true }))).toBeNull();
  const smtp = { url: new Secret('smtp://localhost'), from: 'a@example.com' };
  expect(createMailer(testConfig(dataDir, { production: true, smtp }))).not.toBeNull();
});
