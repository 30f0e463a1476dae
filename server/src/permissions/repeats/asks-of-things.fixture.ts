import { randomUUID } from 'node:crypto';
import { createReportClient } from '../../features/trust/reports/report-client.fixture.ts';
import { createMatch, createMember } from '../../testing/factories.ts';
import { makeFlat } from '../../testing/images/make-images.ts';
import { makeForm } from '../../testing/make-form.ts';
import { submissionFields } from '../../testing/submission-fields.ts';
import type { AskingWorld, MakeAsk } from './ask.fixture.ts';
import { join, prepare } from './asks-of-accounts.fixture.ts';

const browser = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const picture = () => makeFlat(400, 500, '#b33').jpeg().toBuffer();
const order = (more: object = {}) => ({ product: 'week', client_key: randomUUID(), remember: false, ...more });
let phones = 0;
const newPhone = () => `07${String((phones += 1)).padStart(8, '0')}`;

/** A member, about whom a moderator has decided this. */
async function decideAbout({ testApp }: AskingWorld, decided: { decision: string; [field: string]: unknown }) {
  const client = createReportClient(testApp);
  const [them, by] = [await createMember(testApp), await client.createModerator()];
  await client.report(await createMember(testApp), them);
  const { id } = await client.caseAbout(by, them);
  await client.claim(by, id);
  const { status, body } = await client.decide(by, id, { note: 'He asked for money.', ...decided });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { client, by, them, id };
}

async function createPlan(world: AskingWorld) {
  const [me, them] = [await createMember(world.testApp), await createMember(world.testApp, { gender: 'male' })];
  await createMatch(world.testApp, me, them);
  const inHours = (hours: number) => new Date(world.testApp.clock.now().getTime() + hours * 3_600_000).toISOString();
  const what = { partner: them.id, client_id: randomUUID(), place: 'Java House' };
  const payload = { ...what, meets_at: inHours(2), check_in_at: inHours(4) };
  const plan = await prepare(world, { url: '/api/date-plans/', headers: me.headers, payload });
  return { me, plan };
}

/** Requests with pictures, links, money and decisions. */
export const asksOfThings = {
  subscribeToPush: async (world) => ({
    url: '/api/push/subscriptions/',
    headers: (await join(world)).headers,
    payload: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/a',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    },
  }),
  addPhoto: async (world) => ({
    url: '/api/profiles/me/photos/',
    headers: (await join(world)).headers,
    payload: makeForm({ photo: await picture() }),
  }),
  submitVerification: async (world) => {
    const { headers } = await createMember(world.testApp, { verified: false });
    const pictures = { selfie: await picture(), id_document: await picture() };
    const fields = await submissionFields(world.testApp.app, headers);
    return { url: '/api/verify/', headers, payload: makeForm({ ...pictures, ...fields }) };
  },
  takeBackFine: async (world) => {
    const { me, plan } = await createPlan(world);
    const url = `/api/date-plans/${plan.id}/fine/`;
    await prepare(world, { url, headers: me.headers });
    return { url, headers: me.headers };
  },
  openSharedPlan: async (world) => {
    const { plan } = await createPlan(world);
    return {
      url: `/api/shared-plan/?token=${/[#=/]([\w.-]{20,})$/.exec(plan.link)?.[1]}`,
      headers: { 'user-agent': browser },
    };
  },
  appeal: async (world) => {
    const { client, them } = await decideAbout(world, { decision: 'warn', reason: 'money' });
    const [decision] = (await client.act(them, 'GET', '/api/account/decisions/')).body;
    return { url: '/api/appeals/', payload: { token: decision.appeal_token, text: 'Si mimi' } };
  },
  takeBackDecision: async (world) => {
    const { client, by, them } = await decideAbout(world, { decision: 'warn', reason: 'money' });
    world.testApp.clock.advance(60_000);
    const made: { id: number; user_id: number }[] = (await client.act(by, 'GET', '/api/moderation/decisions/')).body;
    const id = made.find(({ user_id: userId }) => userId === them.id)?.id;
    return { url: `/api/moderation/decisions/${id}/take-back/`, headers: by.headers };
  },
  answerAskedBan: async (world) => {
    const { client, id } = await decideAbout(world, { decision: 'ban', reason: 'money' });
    const second = await client.createModerator();
    await client.claim(second, id);
    const payload = { answer: 'confirm', note: 'I have looked too.' };
    return { url: `/api/moderation/reports/${id}/ban/`, headers: second.headers, payload };
  },
  moveSwitch: async ({ testApp }) => ({
    url: '/api/moderation/switches/screening/',
    headers: (await createMember(testApp, { role: 'moderator' })).headers,
    payload: { is_on: false, because: 'a check' },
  }),
  createOrder: async ({ testApp }) => ({
    url: '/api/payments/orders/',
    headers: (await createMember(testApp)).headers,
    payload: order({ phone: newPhone() }),
  }),
  forgetPhone: async (world) => {
    const { headers } = await createMember(world.testApp);
    const payload = order({ phone: newPhone(), remember: true });
    await prepare(world, { url: '/api/payments/orders/', headers, payload });
    return { url: '/api/payments/phone/', headers };
  },
  receiveCallback: async (world) => {
    const { headers } = await createMember(world.testApp);
    await prepare(world, { url: '/api/payments/orders/', headers, payload: order({ phone: newPhone() }) });
    const prompt = world.prompts.at(-1);
    const ids = { merchantRequestId: null, checkoutRequestId: null };
    const told = { ...ids, code: '0', amount: prompt?.amount, receipt: 'T000000001' };
    return { url: new URL(prompt?.callbackUrl ?? '').pathname, payload: { told } };
  },
} satisfies Record<string, MakeAsk>;
