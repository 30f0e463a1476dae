import path from 'node:path';
import { expect, test } from 'vitest';
import { getRow } from '../../../database/sql.ts';
import { createLocalPhotoStorage } from '../../../gateways/photo-storage/local-photo-storage.ts';
import { createProcessScreener } from '../../../gateways/screening/process-screener.ts';
import type { Screened, Screener, SeenDocuments, SeenPicture } from '../../../gateways/screening/screener.ts';
import { createLocalDocumentVault } from '../../../gateways/vault/local-document-vault.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { createModerationClient, queueUrl } from '../moderation/moderation-client.fixture.ts';
import { countPending, eraseDecidedDocuments, listUnscreened, screenVerification } from './index.ts';

const testApp = await buildTestApp();
const { database, clock, config } = testApp;
const vault = createLocalDocumentVault(path.join(config.dataDir, 'vault'), config.vaultKey);
const photoStorage = createLocalPhotoStorage(path.join(config.dataDir, 'media'));
const client = createModerationClient(testApp);
const reviewer = await createMember(testApp, { role: 'moderator' });

const seenPicture = (hash: string | null): SeenPicture => ({
  faces: [{ width: 90, sharpness: 200, brightness: 20 }],
  turned: 0,
  hash,
  pattern: 1,
});
const seen = (selfieHash: string | null = '1111000011110000'.repeat(4)): Screened<SeenDocuments> => ({
  isScreened: true,
  result: {
    idDocument: seenPicture(null),
    selfie: seenPicture(selfieHash),
    photo: null,
    idToSelfie: 0.55,
    selfieToPhoto: null,
  },
});
const failed = (why: 'crashed' | 'no_model'): Screened<never> => ({ isScreened: false, why });

/** A screener that always gives this result. */
function answering(answer: Screened<SeenDocuments>): Screener {
  return {
    screenDocuments: async () => answer,
    screenPhoto: async () => failed('crashed'),
    onProblem: () => {},
    close: async () => {},
  };
}
const screen = (id: number, screener: Screener) =>
  screenVerification({ database, clock, vault, photoStorage, screener }, id);

async function submit() {
  const member = await createMember(testApp, { verified: false });
  return { member, id: await client.submit(member) };
}

async function hintsOf(id: number) {
  const queue: { id: number; screening: unknown }[] = (await client.get(reviewer, queueUrl)).json();
  return queue.find((each) => each.id === id)?.screening;
}

async function storedScreenings(id: number): Promise<number> {
  const text = 'select from verification_screenings where verification_id = $1';
  return (await database.pool.query(text, [id])).rowCount ?? 0;
}

test('the reviewer gets hints, and the member does not', async () => {
  const { member, id } = await submit();
  expect(await listUnscreened(database)).toContain(id);
  expect(await hintsOf(id)).toBeNull();
  await screen(id, answering(seen()));
  const hints = {
    is_screened: true,
    id_to_selfie: 'look_closely',
    selfie_to_photo: null,
    flags: ['id_dark', 'selfie_dark'],
  };
  expect(await hintsOf(id)).toEqual(hints);
  expect((await client.claim(reviewer, id)).json().screening).toEqual(hints);
  expect(await listUnscreened(database)).not.toContain(id);
  const own = await client.get(member, '/api/verify/');
  expect(own.json()).not.toHaveProperty('screening');
});

test('a case that cannot be screened stays, and after three attempts the reviewer is told', async () => {
  const { id } = await submit();
  const screener = answering(failed('crashed'));
  await expect(screen(id, screener)).rejects.toThrow('could not be screened');
  await expect(screen(id, screener)).rejects.toThrow('could not be screened');
  expect(await hintsOf(id)).toBeNull();
  await screen(id, screener);
  expect(await hintsOf(id)).toEqual({ is_screened: false, id_to_selfie: null, selfie_to_photo: null, flags: [] });
  expect(await listUnscreened(database)).not.toContain(id);
  expect((await client.decide(reviewer, id)).statusCode).toBe(200);
});

test('a case without a consent waits for its reviewer, and never for a screening', async () => {
  const counted = async () => (await getRow(database, countPending, {})) ?? expect.fail();
  const before = await counted();
  const { id } = await submit();
  expect(await counted()).toMatchObject({ pending: before.pending + 1, unscreened: before.unscreened + 1 });
  await database.pool.query('update verifications set consent = null where id = $1', [id]);
  expect(await counted()).toMatchObject({ pending: before.pending + 1, unscreened: before.unscreened });
  expect(await listUnscreened(database)).not.toContain(id);
  await screen(id, answering(seen()));
  expect(await storedScreenings(id)).toBe(0);
});

test('without models a case is not tried again', async () => {
  const { id } = await submit();
  await screen(id, answering(failed('no_model')));
  expect(await hintsOf(id)).toMatchObject({ is_screened: false });
});

test('a case whose screening ended the server each time is given up', async () => {
  const { id } = await submit();
  await database.pool.query('insert into verification_screenings (verification_id, attempts) values ($1, 3)', [id]);
  await screen(id, answering(seen()));
  expect(await hintsOf(id)).toMatchObject({ is_screened: false });
});

test('a screening that stopped in the middle is begun again, and its own late end changes nothing', async () => {
  const { id } = await submit();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const stopping: Screener = {
    ...answering(seen()),
    screenDocuments: async () => {
      begin();
      await ended;
      return failed('no_model');
    },
  };
  const stopped = screen(id, stopping);
  await begun;
  expect(await hintsOf(id)).toBeNull();
  expect(await listUnscreened(database)).toContain(id);
  await screen(id, answering(seen()));
  end();
  await stopped;
  expect(await hintsOf(id)).toMatchObject({ is_screened: true });
});

test('a process that is killed in the middle loses no case', { timeout: 120_000 }, async () => {
  const { id } = await submit();
  const pids: number[] = [];
  const screener = createProcessScreener({ timeoutMs: 60_000, onStart: (pid) => pids.push(pid) });
  const screening = screen(id, screener);
  screening.catch(() => undefined);
  await expect.poll(() => pids.length, { timeout: 10_000 }).toBe(1);
  process.kill(pids[0] ?? 0, 'SIGKILL');
  await expect(screening).rejects.toThrow('crashed');
  await screen(id, screener);
  expect(await hintsOf(id)).toMatchObject({ is_screened: true, flags: ['id_no_face', 'selfie_no_face'] });
  await screener.close();
});

test('a selfie from the case of another member is flagged, even if scaled; one of the same member is not', async () => {
  const [first, copy, other] = [await submit(), await submit(), await submit()];
  const [hash, nearly] = ['a1b2c3d4e5f60718'.repeat(4), 'a1b2c3d4e5f60719'.repeat(4)];
  await screen(first.id, answering(seen(hash)));
  await screen(copy.id, answering(seen(nearly)));
  await screen(other.id, answering(seen('5e4d3c2b1a09f8e7'.repeat(4))));
  expect(await hintsOf(first.id)).toMatchObject({ flags: ['id_dark', 'selfie_dark'] });
  expect(await hintsOf(copy.id)).toMatchObject({ flags: ['id_dark', 'selfie_dark', 'selfie_reused'] });
  expect(await hintsOf(other.id)).toMatchObject({ flags: ['id_dark', 'selfie_dark'] });
  await client.decide(reviewer, other.id, { decision: 'request_new', reason: 'Again, please.' });
  const again = await client.submit(other.member);
  await screen(again, answering(seen('5e4d3c2b1a09f8e7'.repeat(4))));
  expect(await hintsOf(again)).toMatchObject({ flags: ['id_dark', 'selfie_dark'] });
});

test('a selfie that is on the profile of another member is flagged', async () => {
  const { id } = await submit();
  const other = await createMember(testApp);
  await database.pool.query(
    `insert into photo_looks (photo_id, user_id, looks) values (1, $1, array[('x' || $2::text)::bit(256)])`,
    [other.id, 'c3c3c3c3a5a5a5a5'.repeat(4)],
  );
  await screen(id, answering(seen('c3c3c3c3a5a5a5a5'.repeat(4))));
  expect(await hintsOf(id)).toMatchObject({ flags: ['id_dark', 'selfie_dark', 'selfie_reused'] });
});

test('each end of a screening is stored whole', async () => {
  const rowOf = async (answer: Screened<SeenDocuments>, times = 1) => {
    const { id } = await submit();
    for (let time = 0; time < times; time += 1) await screen(id, answering(answer)).catch(() => {});
    const { rows } = await database.pool.query(
      `select attempts, finished_at, scores, not_screened, selfie_hash is not null as has_hash, flags
       from verification_screenings where verification_id = $1`,
      [id],
    );
    return rows[0];
  };
  const unseen = { scores: null, has_hash: false, flags: [] };
  const finished_at = clock.now();
  const open = { finished_at: null, not_screened: null, ...unseen };
  expect(await rowOf(failed('crashed'))).toEqual({ ...open, attempts: 1 });
  expect(await rowOf(failed('crashed'), 2)).toEqual({ ...open, attempts: 2 });
  expect(await rowOf(failed('crashed'), 3)).toEqual({ ...unseen, attempts: 3, finished_at, not_screened: 'crashed' });
  expect(await rowOf(failed('no_model'))).toEqual({ ...unseen, attempts: 1, finished_at, not_screened: 'no_model' });
  expect(await rowOf(seen(null))).toEqual({
    attempts: 1,
    finished_at,
    scores: {
      idFaces: 1,
      idSharpness: 200,
      idBrightness: 20,
      idToSelfie: 0.55,
      selfieFaces: 1,
      selfieSharpness: 200,
      selfieBrightness: 20,
      selfiePattern: 1,
      photoFaces: null,
      selfieToPhoto: null,
    },
    not_screened: null,
    has_hash: false,
    flags: ['id_dark', 'selfie_dark'],
  });
  expect(await rowOf(seen('0123456789abcdef'.repeat(4)), 2)).toMatchObject({ attempts: 1, has_hash: true });
});

test('plain pictures are not taken for copies of each other', async () => {
  const [first, second] = [await submit(), await submit()];
  for (const { id } of [first, second]) await screen(id, answering(seen(null)));
  expect(await hintsOf(second.id)).toMatchObject({ flags: ['id_dark', 'selfie_dark'] });
});

// This is the last step, because the tokens expire during it.
test('hints are erased with the documents, and with a submission that is replaced', async () => {
  const { member, id } = await submit();
  await screen(id, answering(seen()));
  const replacing = await client.submit(member);
  expect(await storedScreenings(id)).toBe(0);
  await screen(replacing, answering(seen()));
  await client.decide(reviewer, replacing, { decision: 'reject', reason: 'Blurred' });
  expect(await storedScreenings(replacing)).toBe(1);
  clock.advance(24 * 60 * 60 * 1000);
  while ((await eraseDecidedDocuments({ database, clock, vault })) > 0);
  expect(await storedScreenings(replacing)).toBe(0);
});
