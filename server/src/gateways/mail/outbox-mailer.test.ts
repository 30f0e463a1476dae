import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createMailer } from './create-mailer.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'mwanzo-outbox-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const outbox = path.join(dataDir, 'outbox');
const mail = { to: 'amina@example.com', subject: 'Karibu', text: 'Habari\n', html: '<p>Habari</p>' };

test('without a mail server each mail is a file that only the owner of the data folder may read', async () => {
  // Both are sent in the same millisecond.
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  onTestFinished(() => now.mockRestore());
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

test('a mail becomes a file only after its handover, and none if that fails', async () => {
  const mailer = createMailer(testConfig(dataDir));
  const count = () => readdirSync(outbox).length;
  const before = count();
  const seen: number[] = [];
  await mailer?.send(mail, { onHandover: async () => void seen.push(count()) });
  expect([seen, count()]).toEqual([[before], before + 1]);
  const onHandover = () => Promise.reject(new Error('ended'));
  await expect(mailer?.send(mail, { onHandover })).rejects.toThrow('ended');
  expect(count()).toBe(before + 1);
});

test('production without a mail server sends none and keeps none', () => {
  expect(createMailer(testConfig(dataDir, { production: true }))).toBeNull();
  const smtp = { url: new Secret('smtp://localhost'), from: 'a@example.com' };
  expect(createMailer(testConfig(dataDir, { production: true, smtp }))).not.toBeNull();
});
