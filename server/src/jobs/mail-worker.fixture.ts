// A process that sends one kind of mail as a server does, but faster. Tests kill it.
import { setTimeout as wait } from 'node:timers/promises';
import { Secret } from '../config/secret.ts';
import { openDatabase } from '../database/connect.ts';
import { collectDateMails, sendDateMail } from '../features/conversations/dates/index.ts';
import { collectMails, sendNoticeMail } from '../features/notices/mails/index.ts';
import { collectAccountMails, sendAccountMail } from '../features/people/recovery/index.ts';
import { systemClock } from '../gateways/clock.ts';
import { createSmtpMailer } from '../gateways/mail/smtp-mailer.ts';
import { openPgBossQueue } from '../gateways/queue/pg-boss-queue.ts';
import { accountMailJobs, dateMailJobs, mailJobs } from './queued-jobs.ts';

const { DATABASE_URL = '', SMTP_URL = '', MAILS_ABOUT = '' } = process.env;
const dependencies = {
  database: openDatabase({ url: DATABASE_URL }),
  clock: systemClock,
  mailer: createSmtpMailer({ url: new Secret(SMTP_URL), from: 'Mwanzo <hello@mwanzo.example>' }),
  siteUrl: 'https://mwanzo.example',
  secretKey: new Secret('5'.repeat(40)),
  linkKey: new Secret('6'.repeat(40)),
};
const kinds = {
  accounts: { jobs: accountMailJobs, collect: collectAccountMails, send: sendAccountMail },
  dates: { jobs: dateMailJobs, collect: collectDateMails, send: sendDateMail },
  notices: { jobs: mailJobs, collect: collectMails, send: sendNoticeMail },
};
const { jobs, collect, send } = kinds[MAILS_ABOUT as keyof typeof kinds];

const queue = await openPgBossQueue({
  url: new Secret(DATABASE_URL),
  onError: () => {},
  pollSeconds: 0.5,
  superviseSeconds: 1,
});
// A job that died with its process runs again after two seconds instead of minutes.
const kind = { ...jobs, secondsMax: 2, retrySeconds: 0 };
await queue.work(kind, (id) => send(dependencies, id));
process.stdout.write('running at http://worker\n');
for (;;) {
  await queue.add(kind, await collect(dependencies));
  await wait(200);
}
