import { expect, test } from 'vitest';
import type { Database } from '../../../database/connect.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMediaClient } from '../messages/media-client.fixture.ts';
import { insertMedia } from './media.repository.ts';
import { storeMedia } from './store-media.ts';

const testApp = await buildTestApp();
const { database, dependencies } = testApp;
const { createPayingCouple, filesKept } = createMediaClient(testApp);
const [one, other] = await createPayingCouple();
const files = [{ name: 'photo.webp', bytes: Buffer.from('a photo') }];

type Run = (statement: { readonly name: string }) => Promise<unknown>;
const run = database.pool.query.bind(database.pool) as unknown as Run;

/** A database whose connection breaks when the row is stored: before or after it is written. */
function breaking({ isWritten, isBack }: { readonly isWritten: boolean; readonly isBack: boolean }): Database {
  const query: Run = async (statement) => {
    if (statement.name !== insertMedia.name && isBack) return run(statement);
    if (statement.name === insertMedia.name && isWritten) await run(statement);
    throw new Error('Connection terminated unexpectedly');
  };
  return { ...database, pool: { query } as never };
}

test.each([
  ['its row is not written', { isWritten: false, isBack: true }, 0],
  ['its row is written', { isWritten: true, isBack: true }, 1],
  ['nobody can tell whether its row is written', { isWritten: true, isBack: false }, 1],
])('when the connection breaks and %s, the caller gets the error, and files stay as they must', async (...row) => {
  const [, broken, kept] = row;
  const before = filesKept().length;
  const media = { ownerId: one.id, partnerId: other.id, kind: 'photo', bytes: 7, width: 60, height: 80 } as const;
  const storing = storeMedia({ ...dependencies, database: breaking(broken) }, media, files);
  await expect(storing).rejects.toThrow('Connection terminated unexpectedly');
  expect(filesKept()).toHaveLength(before + kept);
});
