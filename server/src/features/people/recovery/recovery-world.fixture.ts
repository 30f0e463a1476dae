import { Secret } from '../../../config/secret.ts';
import { createSmtpMailer } from '../../../gateways/mail/smtp-mailer.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { readableMail } from '../../../testing/receive-mails.ts';
import { collectAccountMails, sendAccountMail } from './send-account-mail.ts';

export const password = 'karibu-mwanzo';

/** An app and a real mail server. Its jobs run when a test asks for it. */
export async function openRecoveryWorld() {
  const mailServer = await startMailServer();
  const smtp = { url: new Secret(mailServer.url), from: 'Mwanzo <hello@mwanzo.example>' };
  const testApp = await buildTestApp({ publicUrl: 'https://mwanzo.example/', smtp });
  const { inject, serving, clock, config } = testApp;
  const jobs = {
    database: serving,
    clock,
    secretKey: config.secretKey,
    siteUrl: 'https://mwanzo.example/',
    mailer: createSmtpMailer(smtp, { connectMs: 500, silenceMs: 500 }),
  };
  const sendMails = async (): Promise<void> => {
    for (const id of await collectAccountMails(jobs)) await sendAccountMail(jobs, id);
  };
  const mailsTo = (address: string) =>
    mailServer.received.filter(({ to }) => to === address).map(({ source }) => readableMail(source));
  const post = (url: string, payload: object, access?: string, cookie?: string) => {
    const headers = { ...(access && { authorization: `Bearer ${access}` }), ...(cookie && { cookie }) };
    return inject({ method: 'POST', url, payload, headers });
  };
  let people = 0;

  return {
    ...testApp,
    mailServer,
    jobs,
    sendMails,
    mailsTo,
    post,
    /** The token in the newest mail to an address. */
    tokenTo(address: string): string {
      return /#(?:token|undo)=([\w-]{43})/.exec(mailsTo(address).at(-1) ?? '')?.[1] ?? '';
    },
    /** A member whose confirmation mail is not sent yet. */
    async join() {
      people += 1;
      const email = `amina-${people}@example.com`;
      const form = { full_name: 'Amina Wanjiru', email, password, birthday: '1998-03-14' };
      const { token, user } = (await post('/api/signup/', form)).json();
      return { email, id: Number(user.id), access: String(token.access), refresh: String(token.refresh) };
    },
    async signIn(email: string, tried = password): Promise<{ status: number; access: string; refresh: string }> {
      const response = await post('/api/token/', { email, password: tried });
      return { status: response.statusCode, ...response.json() };
    },
    /** Resolves to true if an access token is accepted. */
    async isSignedIn(access: string): Promise<boolean> {
      const headers = { authorization: `Bearer ${access}` };
      return (await inject({ url: '/api/profiles/me', headers })).statusCode === 200;
    },
    async statusOf(url: string, payload: object, access?: string): Promise<[number, string | undefined]> {
      const response = await post(url, payload, access);
      return [response.statusCode, response.body === '' ? undefined : response.json().code];
    },
  };
}
