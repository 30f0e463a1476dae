// A process for start-embedded.test.ts. It starts the embedded database of the given folder and prints one line for
// each event. With "insert" it then inserts rows and prints the number of each row once it is saved.
import { Client } from 'pg';
import { startEmbedded } from './start-embedded.ts';

const [, , dataDir = '', mode = 'hold'] = process.argv;
const say = (text: string) => process.stdout.write(`${text}\n`);

const server = await startEmbedded({ dataDir, log: (text) => say(`log ${text}`) }).catch((error: Error) => {
  say(`${error.name}: ${error.message}`);
  return process.exit(1);
});
say(`started ${server.url}`);

process.on('SIGTERM', async () => {
  await server.stop();
  process.exit(0);
});

if (mode === 'insert') {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query('create table if not exists saved (id int primary key)');
  const { rows } = await client.query<{ next: number }>('select coalesce(max(id), 0) + 1 as next from saved');
  for (let id = rows[0]?.next ?? 1; ; id += 1) {
    await client.query('insert into saved values ($1)', [id]);
    say(`saved ${id}`);
  }
}
setInterval(() => {}, 60_000);
