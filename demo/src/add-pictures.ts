import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { AppDependencies } from '../../server/src/app-dependencies.ts';
import type { DemoPerson } from './data/demo-person.ts';
import { demoPeople } from './data/people.ts';
import { demoId, demoPhotoId } from './demo-ids.ts';
import { insertRows } from './insert-rows.ts';
import { storePicture } from './photo-rows.ts';
import { picturesOf } from './picture-files.ts';

type PictureDependencies = Pick<AppDependencies, 'database' | 'clock' | 'photoStorage'>;

/** The pictures of a person besides the portrait. */
function morePictures(person: DemoPerson) {
  return picturesOf(person).filter(({ index }) => index > 0);
}

/**
 * The people whose further pictures have not been added yet. They are added in the order of the people, so those before
 * the last one who has any are done, whatever they have deleted since.
 */
export async function peopleInWait({ database }: Pick<AppDependencies, 'database'>): Promise<readonly DemoPerson[]> {
  const ids = demoPeople.map((person) => morePictures(person).map(({ index }) => demoPhotoId(person.key, index)));
  const { rows } = await database.pool.query<{ id: number }>('select id from photos where id = any($1)', [ids.flat()]);
  const present = new Set(rows.map(({ id }) => Number(id)));
  const last = ids.findLastIndex((own) => own.some((id) => present.has(id)));
  return demoPeople.slice(last + 1);
}

/** Adds the further pictures of a person, unless the member has put photos of their own there or is gone. */
export async function addPicturesOf(dependencies: PictureDependencies, person: DemoPerson): Promise<void> {
  const { rows } = await dependencies.database.pool.query<{ count: number }>(
    `select count(*)::int as count from photos where user_id = $1 and position = 0
     and not exists (select from photos as other where other.user_id = $1 and other.position > 0)`,
    [demoId(person.key)],
  );
  if (rows[0]?.count !== 1) return;
  const photos = await Promise.all(morePictures(person).map((picture) => storePicture(dependencies, picture)));
  await insertRows(dependencies.database.pool, 'photos', photos);
}

/**
 * Renders the pictures besides the portraits in a process of its own, at the lowest priority, and adds them to the
 * profiles while the server runs. What is not done when the server stops is done after its next start.
 */
export async function addPictures(dependencies: PictureDependencies): Promise<{ stop(): Promise<void> }> {
  const waiting = new Map((await peopleInWait(dependencies)).map((person) => [person.key, person]));
  if (waiting.size === 0) return { async stop() {} };
  const renderer = spawn(process.execPath, [path.join(import.meta.dirname, 'render-pictures.ts')], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  let stopped = false;
  const adding = (async () => {
    for await (const key of createInterface({ input: renderer.stdout })) {
      const person = waiting.get(key);
      if (person === undefined) continue;
      if (stopped) return;
      await addPicturesOf(dependencies, person).catch(() => {});
    }
  })();
  const ended = new Promise<void>((resolve) => {
    renderer.once('close', () => resolve());
    renderer.once('error', () => resolve());
  });
  return {
    async stop() {
      stopped = true;
      renderer.kill();
      await Promise.all([adding, ended]);
    },
  };
}
