import type { Config } from '../../config/config.ts';
import { Secret } from '../../config/secret.ts';
import type { Database } from '../../database/connect.ts';
import { personalTables } from '../../features/personal-data/personal-tables.ts';
import { buildTestApp } from '../build-test-app.ts';
import { at, people } from './planted-rows.ts';
import { differenceOf, randomKeys, readTables } from './read-tables.ts';
import { plantWholeMember } from './whole-member.ts';

/** Two reviewers, who have no pair with anybody. */
const [moderator, colleague] = [900, 901];

async function plantReviewers({ pool }: Database): Promise<void> {
  for (const id of [moderator, colleague]) {
    await pool.query(
      `insert into users (id, email, password_hash, full_name, role, created_at)
       values ($1, $2, 'none', 'Full reviewer', 'moderator', $3)`,
      [id, `reviewer-${id}@example.com`, at(5)],
    );
    await pool.query(
      `insert into profiles (user_id, name, birthday, active_on) values ($1, 'Reviewer', '1980-01-01', '2026-03-01')`,
      [id],
    );
  }
}

const newestMessage = 'select max(id) as id from messages';
const newestOfAudit = 'select max(id) as id from moderation_audit where action = $1';

/** The id of the `{newest}` message, or of the newest `{action}` of the audit, is known only when somebody asks. */
const createNaming =
  ({ pool }: Database) =>
  async (path: string): Promise<string> => {
    const [name, action] = /\{(\w+)\}/.exec(path) ?? [];
    if (name === undefined) return path;
    const { rows } = await (action === 'newest' ? pool.query(newestMessage) : pool.query(newestOfAudit, [action]));
    return path.replace(name, String(rows[0]?.id));
  };

/** Either of two reviewers may be the first. */
const unnamed = (told: string) => told.replaceAll(new RegExp(`\\b(?:${moderator}|${colleague})\\b`, 'g'), 'reviewer');

/** The app with the planted members, and two who review. Requests and their responses are told in words. */
export async function createWholeApp(overrides: Partial<Config> = {}) {
  const testApp = await buildTestApp({ secretKey: new Secret('5'.repeat(64)), ...overrides });
  const { database, inject, clock, tokens } = testApp;
  clock.set(at(270));
  await plantWholeMember(database);
  await database.pool.query('update profiles set hidden_at = null, is_active = true where user_id = $1', [people.me]);
  // Nobody else has the keys of these numbers.
  await database.pool.query('update payment_orders set sealed_phone = null');
  await database.pool.query('delete from payment_phones');
  await plantReviewers(database);

  /** Sends a request as somebody. @returns its path, its status and its body, whose objects have lines of their own */
  async function ask(
    userId: number,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) {
    const role = userId >= moderator ? ('moderator' as const) : ('member' as const);
    const authorization = `Bearer ${await tokens.issue({ userId, role }, 1)}`;
    const { statusCode, headers, body } = await inject({
      method,
      url,
      headers: { authorization },
      ...(payload && { payload }),
    });
    const isText = body === '' || /json|text/.test(String(headers['content-type']));
    return `== ${userId} ${method} ${inLines(url)}: ${statusCode}\n${isText ? inLines(body) : '(file)'}`;
  }

  const heard: string[] = [];
  testApp.events.subscribe(({ to, event }) =>
    heard.push(`-> ${to.toSorted().join()} ${inLines(JSON.stringify(event))}`),
  );

  const tables = Object.keys(personalTables);
  const rows = () => readTables(database, tables);
  /** The rows after the last act. */
  let before: Awaited<ReturnType<typeof rows>> | undefined;

  /** Does something, and says who hears what of it and which rows change. What is done at once is told in any order. */
  async function changesOf(work: () => Promise<string>, isAtOnce = false): Promise<string> {
    heard.length = 0;
    before ??= await rows();
    const told = await work();
    const after = await rows();
    const changed = differenceOf(before, after);
    before = after;
    return [told.trimEnd(), ...(isAtOnce ? heard.toSorted() : heard), ...changed].join('\n');
  }

  /** Sends a request as somebody, and says who hears what of it and which rows change. */
  const act = (...request: Parameters<typeof ask>): Promise<string> => changesOf(() => ask(...request));

  /** Sends requests at once, and says the same, in any order. */
  const actAtOnce = async (...requests: Parameters<typeof ask>[]): Promise<string> => {
    const askAll = async () => {
      const told = await Promise.all(requests.map((request) => ask(...request)));
      return told
        .map((each) => unnamed(each.trimEnd()))
        .toSorted()
        .join('\n');
    };
    return unnamed(await changesOf(askAll, true));
  };

  return { ...testApp, moderator, colleague, ask, act, actAtOnce, changesOf, named: createNaming(database) };
}

/** Ids of now and signatures differ from run to run. Of a signed path the end and the viewer are told. */
const inLines = (body: string): string =>
  body
    .replaceAll(/\?expires=(\d+)&signature=[\w-]+&viewer=(\d+)(?:\.[\w-]+)?/g, '?until=$1&by=$2')
    .replaceAll(randomKeys, 'key')
    .replaceAll(/(?<=[:[,/])\d{9,16}(?=[,}\]/]|$)/g, 'new')
    .replaceAll(/(?<="thumbhash":)"[\w+/=]{20,}"/g, '"drawn"')
    .replaceAll(/token=[\w-]{43}/g, 'token=signed')
    .replaceAll(/"(\d+)\.[\w-]{43}"/g, '"$1 signed"')
    .replaceAll(/(\},|\[)\{/g, '$1\n{');
