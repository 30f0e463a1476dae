import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { firstRandomNumber, memberId } from '../filling/member-ids.ts';
import { fillPhotoFiles, filledWidth } from '../filling/photo-files.ts';
import { createHttpClient } from '../load/http-client.ts';
import type { Row } from '../report/row.ts';
import { load, pick, randomNumber, type Bench } from './bench.ts';

const viewersMax = 400;
const toyViewers = 10;

/** Photos of the profiles that members were dealt: each request asks the database whether its viewer may see it. */
export async function measurePhotos(bench: Bench): Promise<Row> {
  const { app, database, settings } = bench;
  await fillPhotoFiles(database.database, app.dataDir);
  const paths = await dealPaths(bench);
  const nextRequest = () => ({ method: 'GET' as const, path: pick(paths, randomNumber(0, paths.length - 1)) });
  await load(bench, { total: Math.ceil(settings.requests / 2), nextRequest });
  const result = await load(bench, { total: settings.requests, nextRequest });
  return {
    scenario: 'a photo of 40 KB, which its viewer may see',
    result: `${(result.appCpuMicros + result.databaseCpuMicros).toFixed(0)} µs CPU`,
    load: result,
    checks: [],
  };
}

async function dealPaths({ app, settings }: Bench): Promise<string[]> {
  const client = createHttpClient(app.port, settings.connections);
  const paths: string[] = [];
  const viewers = settings.isToy ? toyViewers : viewersMax;
  for (let count = 0; count < viewers; count += 1) {
    const viewer = memberId(randomNumber(firstRandomNumber, settings.profiles));
    const token = await app.issueToken(viewer);
    const response = await client.send({ method: 'GET', path: '/api/profiles/discover/', token });
    const deck = response.json() as VisibleProfile[];
    paths.push(...deck.flatMap(({ photo_details: photos }) => photos.map(({ variants }) => variants[filledWidth])));
  }
  client.close();
  return paths;
}
