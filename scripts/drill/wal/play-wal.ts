import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Message } from '@mwanzo/contract/conversations/messages';
import { openDatabase } from '../../../server/src/database/connect.ts';
import { migrate } from '../../../server/src/database/migrate.ts';
import { copyDatabase, urlOfDatabase } from '../../../server/src/testing/database-administration.ts';
import { makeFlat } from '../../../server/src/testing/images/make-images.ts';
import { makeForm } from '../../../server/src/testing/make-form.ts';
import { newKeys } from '../fleet.ts';
import { makePeople, type Couple } from '../rolling/people.ts';
import { startServer } from '../start-server.ts';
import { notPlayed, type Played } from '../step.ts';
import { makeArchivedCluster } from './archived-cluster.ts';

/** Restores the database to a second in between, by pgBackRest, and looks at what is there with the server. */
export async function playWal(): Promise<Played> {
  await using started = new AsyncDisposableStack();
  const cluster = makeArchivedCluster();
  if (!cluster) return notPlayed('PostgreSQL or pgBackRest is not installed: apt-get install postgresql pgbackrest');
  started.defer(() => cluster.remove());
  started.defer(() => cluster.stop());
  const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-wal-data-'));
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  await copyDatabase(cluster.url, 'template0', 'mwanzo');
  const url = urlOfDatabase(cluster.url, 'mwanzo');
  await migrate(url);
  const keys = newKeys();
  const variables = { ...keys, DATABASE_URL: url, DATA_DIR: folder, PUBLIC_URL: 'https://mwanzo.example' };
  const before = openDatabase({ url, applicationName: 'mwanzo-drill' });
  const { couples } = await makePeople(before, keys.SECRET_KEY, { couples: 1, others: 0, uploaders: 0 });
  const [couple] = couples;
  if (!couple) throw new Error('There is no couple');

  const first = await startServer(variables);
  cluster.backRest('stanza-create');
  cluster.backRest('--type=full', 'backup');
  await send(first.address, couple, 'Before');
  const { rows } = await before.pool.query<{ moment: string }>(
    `select to_char(clock_timestamp(), 'YYYY-MM-DD HH24:MI:SS.USTZHTZM') as moment`,
  );
  await send(first.address, couple, 'After');
  await before.pool.query('select pg_switch_wal()');
  await before.close();
  await first.stop();
  cluster.stop();
  cluster.backRest('--delta', '--type=time', `--target=${rows[0]?.moment}`, '--target-action=promote', 'restore');
  cluster.start();

  const after = openDatabase({ url, applicationName: 'mwanzo-drill' });
  started.defer(() => after.close());
  const isOver = async () => !(await after.pool.query('select pg_is_in_recovery() as it')).rows[0].it;
  while (!(await isOver()));
  const second = await startServer(variables);
  started.defer(() => second.stop());
  const found = await look(second.address, couple);
  return {
    isWell: found.texts.join() === 'Before' && found.opened === 1,
    lines: [
      'A full backup by pgBackRest, one message with a photo, a moment, another one, and a restore to that moment.',
      `After it the conversation has ${found.texts.length} message: ${found.texts.join(', ')}.`,
      `Its photo ${found.opened === 1 ? 'opens' : 'DOES NOT OPEN'}: the files were not touched.`,
    ],
  };
}

/** Sends a message with a photo. */
async function send(address: string, [from, to]: Couple, text: string): Promise<void> {
  const photo = new Uint8Array(await makeFlat(60, 80, '#33b').jpeg().toBuffer());
  const post = async (at: string, init: RequestInit): Promise<{ id: number }> => {
    const response = await fetch(new URL(at, address), { method: 'POST', ...init });
    if (response.status !== 201) throw new Error(`${at}: ${response.status}`);
    return (await response.json()) as { id: number };
  };
  const body = makeForm({ receiver: String(to.id), photo });
  const { id: media } = await post('/api/messages/media/photos/', { headers: from.headers, body });
  const headers = { ...from.headers, 'content-type': 'application/json' };
  const message = { sender: from.id, receiver: to.id, text, media };
  await post('/api/messages/send/', { headers, body: JSON.stringify(message) });
}

async function look(address: string, [one, other]: Couple): Promise<{ texts: string[]; opened: number }> {
  const conversation = new URL(`/api/messages/conversation/${other.id}/`, address);
  const messages = (await (await fetch(conversation, { headers: one.headers })).json()) as Message[];
  const files = messages.flatMap(({ media }) => (media ? [fetch(new URL(media.path, address))] : []));
  const opened = (await Promise.all(files)).filter(({ status }) => status === 200).length;
  return { texts: messages.map(({ text }) => text), opened };
}
