import path from 'node:path';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { expect, vi } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { makeVapidKey, publicVapidKey } from '../../config/vapid-keys.ts';
import { collectAccountMails, sendAccountMail } from '../../features/people/recovery/send-account-mail.ts';
import type { Mail } from '../../gateways/mail/mailer.ts';
import { listFiles } from '../list-files.ts';
import { makeForm } from '../make-form.ts';
import { createBrowsers, type Request } from './account-browsers.ts';
import { plantedPassword } from './acts-in-states.ts';
import { createWholeApp } from './whole-app.ts';

const userAgent = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const siteUrl = 'https://mwanzo.example/';

function drawVapid() {
  const privateKey = makeVapidKey();
  return { publicKey: publicVapidKey(privateKey), privateKey: new Secret(privateKey), subject: 'mailto:a@b.test' };
}

/** Tokens, codes and keys are drawn. */
const plain = (text: string): string =>
  text
    .replaceAll(/"eyJ[^"]+"/g, '"(access)"')
    .replaceAll(/"[\w-]{32,}"|"otpauth:[^"]*"/g, '"(secret)"')
    .replaceAll(/"\w{4}(?:-\w{4}){3}"(?=[,\]])/g, '"(code)"')
    .replaceAll(/(?<=&viewer=)\d{9,}/g, '0')
    .replaceAll(/(?<="appeal_token":")\d+\.[\w-]{43}/g, '(secret)');

type WholeApp = Awaited<ReturnType<typeof createWholeApp>>;

/** Keeps the mails of an app instead of sending them, and gives everybody who is planted the same password. */
async function followMails({ database, serving, clock, config, dependencies }: WholeApp) {
  const { mailer, passwords } = dependencies;
  if (!mailer) throw new Error('No mail is sent');
  const mails: Mail[] = [];
  vi.spyOn(mailer, 'send').mockImplementation(async (mail, { onHandover } = {}) => {
    await onHandover?.();
    mails.push(mail);
  });
  const jobs = { database: serving, clock, secretKey: config.secretKey, siteUrl, mailer };
  const sendMails = async (): Promise<void> => {
    for (const id of await collectAccountMails(jobs)) await sendAccountMail(jobs, id);
  };
  // The mails of planted rows are no part of what is told.
  await sendMails();
  const hash = await passwords.hash(plantedPassword, { lane: 'known', network: '' });
  await database.pool.query('update users set password_hash = $1', [hash]);
  return { mails, sendMails };
}

/** The whole app, and browsers of members. Their mails are sent with each act. */
export async function createAccountsWorld() {
  const world = await createWholeApp({ vapid: drawVapid(), publicUrl: siteUrl });
  const { clock, config, inject, tokens } = world;
  const { mails, sendMails } = await followMails(world);

  const tokenTo = (address: string, isEarlier: boolean): string => {
    const links = mails.flatMap(({ to, text }) => {
      const [, token] = /#(?:token|undo)=([\w-]{43})/.exec(text) ?? [];
      return to === address && token ? [token] : [];
    });
    return links.at(isEarlier ? -2 : -1) ?? 'x'.repeat(43);
  };
  const { keep, ...browsers } = await createBrowsers({ clock, config, tokenTo });

  async function send(by: string, { method, path: url, body }: Request, keeps = true): Promise<string> {
    const browser = browsers.browserOf(by);
    const { userId, sessionId, cookie } = browser;
    const role = userId === world.moderator ? ('moderator' as const) : ('member' as const);
    const authorization = userId ? `Bearer ${await tokens.issue({ userId, role }, sessionId)}` : undefined;
    const headers = { 'user-agent': userAgent, cookie, ...(authorization && { authorization }) };
    const payload = body?.photo ? makeForm(body as Record<string, string | Uint8Array>) : body;
    const response = await inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
    if (!/json/.test(String(response.headers['content-type']))) return `${response.statusCode}`;
    const answer = response.json();
    if (keeps) keep(browser, answer, /^[^;]+/.exec(String(response.headers['set-cookie'] ?? ''))?.[0]);
    return `${response.statusCode} ${plain(JSON.stringify(answer))}`;
  }

  /** The addresses whose owners were told of a sign-up, with the day. */
  const told = new Set<string>();
  /** The number of mails that follow these responses without a row. */
  function mailsAfter({ path: url, body }: Request, responses: readonly string[]): number {
    if (url === 'account/') return responses.includes('204') ? 1 : 0;
    const notice = `${String(body?.email)} ${nairobiDay(clock.now())}`;
    if (url !== 'signup/' || told.has(notice) || !responses.some((each) => each.includes('signup_refused'))) return 0;
    told.add(notice);
    return 1;
  }

  const photosFolder = path.join(config.dataDir, 'media');

  /** Does something, and tells the responses in any order, the mails that follow, and how many files of photos. */
  async function tell(request: Request, work: () => Promise<readonly string[]>): Promise<string> {
    const [mailed, files] = [mails.length, listFiles(photosFolder).length];
    const responses = (await work()).toSorted();
    const awaited = mailed + mailsAfter(request, responses);
    await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(awaited);
    await sendMails();
    const left = listFiles(photosFolder).length;
    return [
      ...responses,
      ...mails
        .slice(mailed)
        .map(({ to, subject }) => `-> mail to ${to}: ${subject}`)
        .toSorted(),
      ...(left === files ? [] : [`-> ${left - files} files of photos`]),
    ].join('\n');
  }

  return { ...world, ...browsers, send, tell };
}
