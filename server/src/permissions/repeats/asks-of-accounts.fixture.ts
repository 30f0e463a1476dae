import { collectAccountMails, sendAccountMail } from '../../features/people/recovery/index.ts';
import { signUnsubscribe } from '../../features/notices/mails/unsubscribe-token.ts';
import { codeAt } from '../../gateways/step-codes/step-code.ts';
import type { Ask, AskingWorld, MakeAsk } from './ask.fixture.ts';

const [password, another] = ['karibu-mwanzo', 'mti-mrefu-wa-mwembe'];
let people = 0;

/** Signs somebody up, who knows the password. */
export async function join({ testApp: { inject } }: AskingWorld) {
  people += 1;
  const email = `amina-${people}@example.com`;
  const payload = { full_name: 'Amina Wanjiru', email, password, birthday: '1998-03-14' };
  const { token, user } = (await inject({ method: 'POST', url: '/api/signup/', payload })).json();
  const headers = { authorization: `Bearer ${token.access}` };
  return { email, id: Number(user.id), headers, refresh: String(token.refresh) };
}
type Joined = Awaited<ReturnType<typeof join>>;

/** Sends a request that prepares another one. @returns the response */
export async function prepare({ testApp }: AskingWorld, ask: Ask) {
  const response = await testApp.inject({ method: 'POST', ...ask });
  if (response.statusCode >= 400) throw new Error(`${ask.url}: ${response.body}`);
  return response.body === '' ? {} : response.json();
}

/** The token of the newest link to an address, which is mailed now. */
async function tokenTo(world: AskingWorld, address: string): Promise<string> {
  const { config, dependencies } = world.testApp;
  const { mailer } = dependencies;
  if (!mailer) throw new Error('There is no mailer');
  const jobs = { ...dependencies, mailer, secretKey: config.secretKey, siteUrl: 'https://mwanzo.example' };
  for (const id of await collectAccountMails(jobs)) await sendAccountMail(jobs, id);
  return /#(?:token|undo)=([\w-]{43})/.exec(world.mailTo(address))?.[1] ?? '';
}

async function changeEmail(world: AskingWorld, { email, headers }: Joined): Promise<string> {
  const address = `new-${email}`;
  await prepare(world, { url: '/api/account/email/', headers, payload: { email: address, password } });
  return address;
}

const confirm = async (world: AskingWorld, address: string): Promise<Ask> => ({
  url: '/api/account/email/confirm/',
  payload: { token: await tokenTo(world, address) },
});

/** A member who has begun to set up a second step. */
async function begin(world: AskingWorld) {
  const { headers } = await join(world);
  const { key } = await prepare(world, { url: '/api/account/second-step/', headers, payload: { password } });
  const code = () => codeAt(key, world.testApp.clock.now());
  const confirming = { url: '/api/account/second-step/confirm/', headers, payload: { code: code() } };
  return { headers, code, confirming };
}

/** A member with a second step, who uses it. */
const withStep =
  (what: string): MakeAsk =>
  async (world) => {
    const { headers, code, confirming } = await begin(world);
    await prepare(world, confirming);
    world.testApp.clock.advance(30_000);
    return { url: `/api/account/second-step/${what}/`, headers, payload: { password, code: code() } };
  };

const withPassword =
  (url: string, more: object = {}): MakeAsk =>
  async (world) => ({ url, headers: (await join(world)).headers, payload: { password, ...more } });

/** Requests with the right password, code or link. */
export const asksOfAccounts = {
  signIn: async (world) => ({ url: '/api/token/', payload: { email: (await join(world)).email, password } }),
  revokeSessions: async (world) => {
    const { headers, refresh } = await join(world);
    return { url: '/api/token/revoke/', headers, payload: { refresh } };
  },
  resetPassword: async (world) => {
    const { email } = await join(world);
    await prepare(world, { url: '/api/password/reset/', payload: { email } });
    return { url: '/api/password/reset/confirm/', payload: { token: await tokenTo(world, email), password: another } };
  },
  changePassword: withPassword('/api/password/change/', { current: password, password: another }),
  changeEmail: withPassword('/api/account/email/', { email: 'elsewhere@example.com' }),
  confirmEmail: async (world) => confirm(world, await changeEmail(world, await join(world))),
  undoEmail: async (world) => {
    const member = await join(world);
    await prepare(world, await confirm(world, member.email));
    await prepare(world, await confirm(world, await changeEmail(world, member)));
    const token = await tokenTo(world, member.email);
    return { url: '/api/account/email/undo/', payload: { token, password: another } };
  },
  beginSecondFactor: withPassword('/api/account/second-step/'),
  confirmSecondFactor: async (world) => (await begin(world)).confirming,
  renewRecoveryCodes: withStep('codes'),
  endSecondFactor: withStep('end'),
  exportAccount: withPassword('/api/account/export/'),
  deleteAccount: withPassword('/api/account/'),
  unsubscribe: async (world) => {
    const token = signUnsubscribe((await join(world)).id, world.testApp.config.linkKey);
    return { url: `/api/unsubscribe/?token=${encodeURIComponent(token)}` };
  },
} satisfies Record<string, MakeAsk>;
