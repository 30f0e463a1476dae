import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { collectMails } from './collect-mails.ts';
import { signUnsubscribe } from './unsubscribe-token.ts';

const testApp = await buildTestApp();
const { database, clock, config, inject } = testApp;

test('whoever comes after 500 notifications of others has a mail in the same run', async () => {
  const [many, one] = [await createMember(testApp), await createMember(testApp)];
  const notify = (id: number, count: number) =>
    database.pool.query(
      `insert into notifications (user_id, kind, created_at)
       select $1, 'verification', $2 from generate_series(1, $3::integer)`,
      [id, clock.now(), count],
    );
  await notify(many.id, 500);
  clock.advance(1000);
  await notify(one.id, 1);
  clock.advance(13 * 60 * 60 * 1000);
  expect(await collectMails(testApp)).toHaveLength(2);
  const { rows } = await database.pool.query('select user_id as id from notice_mails order by user_id');
  expect(rows).toEqual([many, one].map(({ id }) => ({ id })).toSorted((a, b) => a.id - b.id));
});

test('a link ends the mails of its member alone, and says so in the language of the browser', async () => {
  const [member, other] = [await createMember(testApp), await createMember(testApp)];
  const kindsOf = async ({ headers }: typeof member) =>
    (await inject({ url: '/api/account/settings/', headers })).json().mail_kinds;
  const before = await kindsOf(other);
  const url = `/api/unsubscribe/?token=${signUnsubscribe(member.id, config.linkKey)}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'sw' };
  const { body } = await inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
  expect(body).toContain('<html lang="sw">');
  expect(body).toContain('<title>Tayari</title>');
  expect(body).toContain(
    '<h1>Tayari</h1><p>Hatukutumii tena barua pepe hizi. Unaweza kuziwasha tena kwenye mipangilio.</p></main>',
  );
  expect([await kindsOf(member), await kindsOf(other)]).toEqual([[], before]);
  expect(before).toEqual(['match', 'message', 'verification']);
});
