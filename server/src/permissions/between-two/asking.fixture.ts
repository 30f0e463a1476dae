import type { EndpointName } from '@mwanzo/contract/endpoints';
import type { TestApp } from '../../testing/build-test-app.ts';
import { makeForm } from '../../testing/make-form.ts';
import type { Pair, Side, Steps } from './steps.fixture.ts';

/** The parsed response of the server. */
export type Body = ReturnType<typeof JSON.parse>;

export interface Answer {
  readonly status: number;
  readonly body: Body;
}

/** Something that a member does with another one, or sees of them. It is a column of the table. */
export interface Rule {
  /** The endpoints that the rule requests. */
  readonly endpoints: readonly EndpointName[];
  /** True if it only looks. Then its word says what was seen. */
  readonly isLook?: true;
  /** Comes before the request and is no part of its outcome. */
  readonly before?: (me: Side, them: Side) => Promise<unknown>;
  readonly ask: (me: Side, them: Side, pair: Pair) => Promise<Answer>;
  /** The word for a successful response, `yes` by default. */
  readonly word?: (body: Body, them: Side) => string;
  /** The reason why repeating it tells its events again, though nobody is notified. Others tell nothing then. */
  readonly isToldAgain?: string;
  /** The answer of the member that a repetition finds standing. */
  readonly stands?: 'like' | 'pass';
  /** The reason why it stores something else a second later. */
  readonly isLive?: string;
}
export type Rules = Readonly<Record<string, Rule>>;

export const yesIf = (is: boolean): string => (is ? 'yes' : 'no');

/** The word for a list: it has an entry about the other member, whose id is in this field. */
export const lists =
  (field: string) =>
  (body: Body[], { id }: Side): string =>
    yesIf(body.some((entry) => entry[field] === id));

/** The requests of the rules. `sql` runs in the transaction that is undone after each rule. */
export function createAsking(testApp: TestApp, { act, send }: Steps) {
  const { inject, serving, clock } = testApp;
  const get = (me: Side, url: string): Promise<Answer> => act(me, 'GET', url);
  const post = (me: Side, url: string, payload?: object): Promise<Answer> => act(me, 'POST', url, payload);
  const put = (me: Side, url: string, payload: object): Promise<Answer> => act(me, 'PUT', url, payload);
  const drop = (me: Side, url: string): Promise<Answer> => act(me, 'DELETE', url);
  const swipe = (me: Side, { id }: Side, matched: boolean, more: object = {}) =>
    post(me, '/api/profiles/like-pass/', { target_profile_id: id, matched, ...more });

  /** Opens a file by its signed path, which needs no session. */
  const open = async (url: string): Promise<Answer> => ({ status: (await inject({ url })).statusCode, body: null });

  async function upload(me: Side, url: string, parts: Record<string, string | Uint8Array>): Promise<Answer> {
    const response = await inject({ method: 'POST', url, headers: me.headers, payload: makeForm(parts) });
    return { status: response.statusCode, body: response.json() };
  }

  const sql = (text: string, values: readonly unknown[]) => serving.pool.query(text, [...values]);

  /** Puts somebody on a member's list of kept people, if both have an account. */
  const keepForLater = (me: Side, them: Side) =>
    sql(
      `insert into keeps (user_id, kept_id, kept_at)
       select one.id, other.id, $3 from users one, users other where one.id = $1 and other.id = $2`,
      [me.id, them.id, clock.now()],
    );

  return {
    get,
    post,
    put,
    drop,
    send,
    swipe,
    open,
    upload,
    sql,
    keepForLater,
    now: () => clock.now(),
    inHours: (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString(),
  };
}
export type Asking = ReturnType<typeof createAsking>;
