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
