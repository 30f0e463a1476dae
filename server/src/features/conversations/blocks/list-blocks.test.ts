import { expect, test } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { createMessageClient } from '../messages/message-client.fixture.ts';
import { personalPairs } from '../../core/pairs/index.ts';

const testApp = await buildTestApp();
const { database, clock } = testApp;
const { act } = createMessageClient(testApp);

const block = (by: TestMember, { id }: TestMember) => act(by, 'POST', '/api/blocks/', { user_id: id });
const listBlocks = async (by: TestMember) => (await act(by, 'GET', '/api/blocks/')).body;
/** The times of the blocks in a member's export. */
async function exportedTo({ id }: TestMember): Promise<Date[]> {
  const { exported } = personalPairs['pairs'] ?? {};
  if (!exported || !('rows' in exported)) throw new Error('Pairs are not exported');
  return (await database.pool.query(exported.rows(sql`$1::bigint`), [id])).rows.map(({ i_blocked_at: at }) => at);
}

test.each([
  ['the first of the pair', 1_000_001, 1_000_002],
  ['the second of the pair', 1_000_004, 1_000_003],
])(
  'a repeated block by %s keeps its time, and is not listed once the other has blocked too',
  async (_, mine, theirs) => {
    const [me, them] = [await createMember(testApp, { id: mine }), await createMember(testApp, { id: theirs })];
    const blockedAt = clock.now().toISOString();
    await block(me, them);
    clock.advance(1000);
    await block(me, them);
    expect(await listBlocks(me)).toMatchObject([{ user_id: theirs, blocked_at: blockedAt }]);
    expect([await exportedTo(me), await exportedTo(them)]).toEqual([[new Date(blockedAt)], []]);
    await block(them, me);
    for (const each of [me, them]) expect([await listBlocks(each), await exportedTo(each)]).toEqual([[], []]);
  },
);
