import { isEventsResponse } from '@mwanzo/contract/endpoint';
import { endpoints, type EndpointName } from '@mwanzo/contract/endpoints';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMatch, createMember } from '../../testing/factories.ts';
import { anyRequest } from './bad-input.fixture.ts';
import { proofSize } from '../../testing/proof-size.ts';

/** BAD_INPUT_SEED repeats a run. */
const requests = proofSize(1500, 3000);
const seed = Number(process.env['BAD_INPUT_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

const testApp = await buildTestApp();
const { database, inject } = testApp;
const member = await createMember(testApp);
const partner = await createMember(testApp, { gender: 'male' });
const stranger = await createMember(testApp, { gender: 'male' });
const moderator = await createMember(testApp, { role: 'moderator' });
await createMatch(testApp, member, partner);
const callers = [{}, member.headers, member.headers, moderator.headers];
const ids = [member.id, partner.id, stranger.id, moderator.id];

const tables = (
  await database.pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  )
).rows;
const withoutTold = `(to_jsonb(row) - 'told_of_sign_up_on')::text`;
/**
 * A text that changes whenever a row of any table does. Two tables are left out: the deck's queues, which reading a
 * deck fills, and the counted attempts at passwords, which grow above all when they are refused. So is the day on which
 * an owner was told of a sign-up with their address: a refused sign-up writes it, after its response.
 */
const fingerprintSql = tables
  .filter(({ name }) => !['deck_queues', 'account_tries'].includes(name))
  .map(
    ({ name }) =>
      `(select coalesce(sum(hashtextextended(${name === 'users' ? withoutTold : 'row::text'}, 0)::numeric), 0)::text
        || ':' || count(*) from ${name} as row)`,
  )
  .join(` || ' ' || `);
const fingerprint = async () =>
  (await database.pool.query<{ all: string }>({ name: 'fingerprint', text: `select ${fingerprintSql} as all` })).rows[0]
    ?.all;

const creates = (name: EndpointName) => endpoints[name].status === 201;

test(
  `none of ${requests} generated requests causes an internal error, and no refused one changes a row (seed ${seed})`,
  { timeout: 300_000 },
  async () => {
    // A stream has no end to wait for. features/notices/events/stream-bad-input.test.ts tests streams.
    const names = (Object.keys(endpoints) as EndpointName[]).filter(
      (name) => !isEventsResponse(endpoints[name].response),
    );
    // Few endpoints create something, and most of their requests are refused. They are drawn more often, so that each
    // run holds requests that create something.
    const [creating, others] = [names.filter(creates), names.filter((name) => !creates(name))];
    const anyName = fc.oneof(
      { weight: creating.length * 5, arbitrary: fc.constantFrom(...creating) },
      { weight: others.length, arbitrary: fc.constantFrom(...others) },
    );
    const statuses = new Map<number, number>();
    let before = await fingerprint();
    await fc.assert(
      fc.asyncProperty(
        anyName.chain((name) => anyRequest(endpoints[name], ids)),
        fc.constantFrom(...callers),
        async (request, caller) => {
          const response = await inject({ ...request, headers: { ...request.headers, ...caller } });
          statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
          expect(response.statusCode).toBeLessThan(500);
          const after = await fingerprint();
          if (response.statusCode >= 400) {
            const { code, detail, fields, ...more } = response.json<Record<string, unknown>>();
            expect({ code, detail, more }).toEqual({
              code: expect.stringMatching(/^[a-z_]+$/),
              detail: expect.stringMatching(/^.{5,}/),
              more: {},
            });
            for (const problems of Object.values(fields ?? {})) expect(problems).toContainEqual(expect.any(String));
            expect(after).toBe(before);
          }
          before = after;
        },
      ),
      { numRuns: requests, seed },
    );
    // The test would prove nothing if all requests were refused.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 401, 404]));
    expect((statuses.get(200) ?? 0) + (statuses.get(201) ?? 0)).toBeGreaterThan(requests * 0.05);
  },
);
