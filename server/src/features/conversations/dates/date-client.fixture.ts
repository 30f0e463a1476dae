import type { DatePlan } from '@mwanzo/contract/conversations/date-plans';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';

const hourMs = 3_600_000;
/** The `User-Agent` of a friend's phone. */
export const phone = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36';

/** The steps that tests of date plans repeat. */
export function createDateClient(testApp: TestApp) {
  const { inject, clock } = testApp;
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * hourMs).toISOString();

  async function createCouple(names: [string, string] = ['Mũthoni Wairimu', 'Kiptoo Koech']) {
    const [one, other] = [
      await createMember(testApp, { name: names[0] }),
      await createMember(testApp, { name: names[1] }),
    ];
    await createMatch(testApp, one, other);
    return [one, other] as const;
  }

  async function act(by: TestMember, method: 'POST' | 'DELETE' | 'GET', url: string, payload?: object) {
    // These tests move the clock, and access tokens are short-lived.
    const token = await testApp.tokens.issue({ userId: by.id, role: 'member' }, 1);
    const headers = { authorization: `Bearer ${token}` };
    const response = await inject({ method, url, headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.body === '' ? null : response.json() };
  }

  const plan = (by: TestMember, partner: { id: number }, more: object = {}) =>
    act(by, 'POST', '/api/date-plans/', {
      partner: partner.id,
      client_id: crypto.randomUUID(),
      place: 'Java House, Kimathi Street',
      meets_at: inHours(1),
      check_in_at: inHours(4),
      ...more,
    });

  async function planned(by: TestMember, partner: { id: number }, more: object = {}): Promise<DatePlan> {
    const { status, body } = await plan(by, partner, more);
    if (status !== 201) throw new Error(`The plan was refused: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  async function visit(method: 'GET' | 'POST', link: string, agent: string) {
    const { pathname, search } = new URL(link);
    const response = await inject({ method, url: pathname + search, headers: { 'user-agent': agent } });
    return { status: response.statusCode, headers: response.headers, body: response.body };
  }
  /** Follows a link as somebody without an account. */
  const follow = (link: string, agent = phone) => visit('GET', link, agent);
  /** Presses "Show the plan" on the page behind the link. */
  const open = (link: string, agent = phone) => visit('POST', link, agent);

  return { createCouple, act, plan, planned, follow, open, inHours };
}
