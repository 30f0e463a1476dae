import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { readableMail, receiveMails } from '../../server/src/testing/receive-mails.ts';

/** This variable names a folder with all sent mails, by recipient and in the order of their arrival. */
const variable = 'MWANZO_MAILS';

/** A real SMTP server, whose mails the tests read in their own processes. */
export async function catchMails(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-mails-'));
  process.env[variable] = folder;
  let count = 0;
  const server = await receiveMails({
    onMail({ to, source }, answer) {
      count += 1;
      writeFileSync(path.join(folder, `${to} ${String(count).padStart(6, '0')}`), readableMail(source));
      answer();
    },
  });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

function mailsTo(address: string): string[] {
  const folder = process.env[variable];
  if (!folder) throw new Error('No mails are caught: start the tests with npm run test:e2e');
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${address} `))
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

/** Waits for a mail with this subject. @returns the path of the link in it, with what is behind the # */
export async function linkMailedTo(address: string, subject: string): Promise<string> {
  const find = () => mailsTo(address).findLast((mail) => mail.includes(`Subject: ${subject}`));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  const [, link = ''] = /https?:\/\/[^/\s]+(\/\w+#\w+=[\w-]+)/.exec(find() ?? '') ?? [];
  return link;
}
