import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { sealKey } from './seal-key.ts';
import { sealFactorsAgain } from './seal-keys-again.ts';

const testApp = await buildTestApp();
const { database } = testApp;

test('a look tells what another vault key has sealed, and changes nothing', async () => {
  const { id } = await createMember(testApp);
  const old = new Secret('a'.repeat(64));
  const sealed = sealKey(randomBytes(20), id, old);
  const insert = 'insert into second_factors (user_id, sealed_secret, created_at) values ($1, $2, now())';
  await database.pool.query(insert, [id, sealed]);
  const stored = async () => (await database.pool.query('select sealed_secret from second_factors')).rows[0];
  const vaultKey = new Secret('b'.repeat(64), [old.reveal()]);
  const told = async (onlyLooks: boolean) => {
    const outcomes: unknown[] = [];
    for await (const outcome of sealFactorsAgain(database, vaultKey, onlyLooks)) outcomes.push(outcome);
    return outcomes;
  };
  expect([await told(true), await stored()]).toEqual([['again'], { sealed_secret: sealed }]);
  expect(await told(false)).toEqual(['again']);
  expect((await stored()).sealed_secret).not.toEqual(sealed);
  expect(await told(true)).toEqual(['current']);
});

test('a key that is replaced while keys are sealed again stays so', async () => {
  await database.pool.query('delete from second_factors');
  const old = new Secret('a'.repeat(64));
  for (let made = 0; made < 2; made += 1) {
    const { id } = await createMember(testApp);
    const insert = 'insert into second_factors (user_id, sealed_secret, created_at) values ($1, $2, now())';
    await database.pool.query(insert, [id, sealKey(randomBytes(20), id, old)]);
  }
  const another = "decode(repeat('00', 48), 'hex')";
  const last = 'where user_id = (select max(user_id) from second_factors)';
  const sealing = sealFactorsAgain(database, new Secret('b'.repeat(64), [old.reveal()]));
  // Both rows are read before the first of them is sealed again.
  await sealing.next();
  await database.pool.query(`update second_factors set sealed_secret = ${another} ${last}`);
  await sealing.next();
  const { rows } = await database.pool.query(
    `select sealed_secret = ${another} as "isKept" from second_factors ${last}`,
  );
  expect(rows).toEqual([{ isKept: true }]);
});
