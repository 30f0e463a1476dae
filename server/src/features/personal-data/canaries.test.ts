import { readFileSync } from 'node:fs';
import { createClient } from '@redis/client';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { listFiles } from '../../testing/list-files.ts';
import { redisIsMissing, startRedis } from '../../testing/redis-server.ts';
import { makeDataDir, startProcess } from '../../testing/start-process.ts';
import { setUpTestDatabase } from '../../testing/test-database.ts';
import { canaries, dumpTables, findCanaries, notExported, password, plantCanaries } from './canary-member.fixture.ts';
import { listDocuments, listErasures, personalTables } from './personal-tables.ts';

const { url, database } = await setUpTestDatabase();

/** The canaries that stay in the database when an account is deleted without the rule of one table. */
async function eraseWithout(table: string, userId: number): Promise<string[]> {
  const { [table]: _, ...others } = personalTables;
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    for (const { text } of listErasures(others)) await client.query(text, [userId]);
    await client.query('delete from users where id = $1', [userId]);
    const left = findCanaries(await dumpTables(client.query.bind(client) as typeof database.pool.query));
    return left;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const nobody = 7_777_777;

/** The database before and after the erasures of a stranger, and the parts of nobody's archive that have rows. */
async function eraseStranger(stranger: number, { id, partnerId }: { id: number; partnerId: number }) {
  const client = await database.pool.connect();
  const dump = () => dumpTables(client.query.bind(client) as typeof database.pool.query);
  try {
    // Jobs of the server go on, and are not seen here.
    await client.query('begin isolation level repeatable read');
    await client.query(
      `insert into message_media (id, storage_key, kind, owner_id, partner_id, created_at, bytes, duration_ms, waveform)
       values (1, repeat('a', 32), 'voice', $1, $2, now(), 1, 1000, decode(repeat('01', 44), 'hex'))`,
      [id, partnerId],
    );
    await client.query(
      `insert into payment_orders (user_id, code, client_key, product, amount, state, created_at, prompted_at)
       values ($1, 'MW-22222222', gen_random_uuid(), 'day', 50, 'unconfirmed', now(), now())`,
      [id],
    );
    await client.query(
      `insert into reset_requests (email, is_known_device, asked_at) values ('brian@example.com', false, now())`,
    );
    const before = await dump();
    const exported = [];
    for (const { document, rows } of listDocuments())
      if ((await client.query(rows.text, [nobody])).rows.length > 0) exported.push(document);
    for (const { text } of listErasures()) await client.query(text, [stranger]);
    return { before, after: await dump(), exported };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test(
  '25 canaries are in the export and, after the deletion, in no table, file, log line, job or key of Redis',
  { timeout: 90_000 },
  async () => {
    const redis = redisIsMissing === null ? await startRedis() : null;
    const dataDir = makeDataDir();
    const server = startProcess('server/src/main.ts', {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'debug',
      ...(redis && { REDIS_URL: redis.url }),
    });
    const address = await server.address();
    const member = await plantCanaries(address, database);
    expect(Object.keys(canaries)).toHaveLength(26);
    expect(findCanaries(await dumpTables(database.pool.query.bind(database.pool)))).toHaveLength(26);
    const photos = listFiles(dataDir).filter((file) => file.endsWith('1080.webp'));
    const documents = listFiles(dataDir).filter((file) => /\/vault.*\.(bin|key)$/.test(file));
    expect([photos.length, documents.length]).toEqual([2, 4]);

    const ask = (method: string, path: string) =>
      fetch(`${address}${path}`, {
        method,
        headers: { ...member.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ password }),
      });
    const exported = await ask('POST', '/api/account/export/');
    expect([exported.status, exported.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(await exported.arrayBuffer()));
    const texts = Object.entries(files).filter(([name]) => !name.startsWith('photos/'));
    const json = texts.filter(([name]) => name.endsWith('.json')).map(([, bytes]) => new TextDecoder().decode(bytes));
    const readable = new TextDecoder().decode(files['index.html']);
    const own = Object.keys(canaries).filter((name) => !(notExported as readonly string[]).includes(name));
    expect(findCanaries(json.join('\n'))).toEqual(own);
    expect(findCanaries(readable)).toEqual(own);
    for (const text of json) expect(Array.isArray(JSON.parse(text))).toBe(true);
    const [photo] = Object.entries(files).filter(([name]) => name.startsWith('photos/'));
    const stored = photos.map((file) => readFileSync(file).toString('base64'));
    expect(stored).toContain(Buffer.from(photo?.[1] ?? []).toString('base64'));

    // A rule that is left out leaves data behind, so the search below can find it.
    expect(await eraseWithout('report_cases', member.id)).toEqual(['appealText', 'reviewersNote']);
    expect(await eraseWithout('reports', member.id)).toEqual(['reportText', 'aboutText', 'ownMessageInReport']);
    expect(await eraseWithout('report_messages', member.id)).toEqual(['aboutMessage']);

    // A stranger reads nothing of theirs, and takes nothing along.
    const joined = await fetch(`${address}/api/signup/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ full_name: 'Asha', email: 'asha@example.com', password, birthday: '1996-05-05' }),
    });
    const { user } = (await joined.json()) as { user: { id: number } };
    const { before, after, exported: partsOfNobody } = await eraseStranger(user.id, member);
    expect(partsOfNobody).toEqual([]);
    expect(after).toBe(before);

    expect((await ask('DELETE', '/api/account/')).status).toBe(204);
    await expect
      .poll(async () => (await fetch(`${address}/api/profiles/me`, { headers: member.headers })).status)
      .toBe(401);
    const { rows } = await database.pool.query(
      'select files_gone_at is not null as gone, photo_keys, document_keys from erasures',
    );
    expect(rows).toEqual([{ gone: true, photo_keys: [], document_keys: [] }]);
    // The partner's own texts stay.
    expect(findCanaries(await dumpTables(database.pool.query.bind(database.pool)))).toEqual(['receivedMessage']);
    // Sent mails belong to the member. The outbox is their mailbox where there is no mail server.
    const left = listFiles(dataDir).filter((file) => !file.includes('/outbox/'));
    for (const file of left) expect(findCanaries(readFileSync(file).toString('latin1')), file).toEqual([]);
    expect(left.filter((file) => file.endsWith('1080.webp'))).toHaveLength(1);
    expect(left.filter((file) => /\/vault.*\.(bin|key)$/.test(file))).toEqual([]);
    expect(findCanaries(server.output())).toEqual([]);
    expect(server.output().length).toBeGreaterThan(100);
    if (redis) {
      const client = await createClient({ url: redis.url }).connect();
      const keys = await client.keys('*');
      expect(keys.length).toBeGreaterThan(0);
      for (const key of keys) expect(findCanaries(`${key} ${await client.get(key)}`)).toEqual([]);
      client.destroy();
      await redis.kill();
    }
  },
);
