import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { listFiles } from '../../../testing/list-files.ts';
import { removeMembers } from '../../../testing/empty-tables.ts';
import { createChangesClient } from './changes-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database, config } = testApp;
const client = createChangesClient(testApp);
const { addPhoto, approve, deletePhoto, orderPhotos, ownPhotos, readOwn, reject, seenBy, sendFirst, waitingId } =
  client;

let member: TestMember;
let viewer: TestMember;
let reviewer: TestMember;
beforeEach(async () => {
  await removeMembers(database);
  member = await createMember(testApp, { name: 'Wanjiku Kamau', gender: 'male' });
  viewer = await createMember(testApp, { name: 'Viewer' });
  reviewer = await createMember(testApp, { role: 'moderator' });
});

const filesKept = () => listFiles(path.join(config.dataDir, 'media')).length;
const idsSeen = async () =>
  (await seenBy(viewer, member)).photo_details.map((photo: { id: number }) => photo.id) as number[];

/** A verified member whose first photo a reviewer has looked at. */
async function withPhotos(count: number): Promise<number[]> {
  await database.pool.query('update profiles set is_verified = false where user_id = $1', [member.id]);
  const ids: number[] = [];
  while (ids.length < count) ids.push((await addPhoto(member)).id);
  await client.verify(member);
  return ids;
}

describe('a new first photo of a verified member', () => {
  test('is shown to the member alone, and to everyone once a reviewer has approved it', async () => {
    const [old] = await withPhotos(1);
    const saved = await sendFirst(member);
    expect(saved).toMatchObject({ in_review: { name: false, gender: false, photo: true } });
    expect(saved.photo_details[0].id).not.toBe(old);
    expect(await idsSeen()).toEqual([old]);
    await approve(reviewer, member);
    expect((await idsSeen())[0]).toBe(saved.photo_details[0].id);
  });

  test('is in no path that others get, in the deck, the matches, a profile or the list of changes', async () => {
    await withPhotos(1);
    await createMatch(testApp, member, viewer);
    const saved = await sendFirst(member);
    const key = saved.photo.split('/')[3];
    const stranger = await createMember(testApp);
    for (const [caller, url] of [
      [viewer, '/api/profiles/matches/'],
      [viewer, `/api/profiles/${member.id}/`],
      [stranger, '/api/profiles/discover/'],
      [reviewer, '/api/moderation/changes/'],
    ] as const) {
      const { body } = await client.get(caller, url);
      expect(body).toContain(String(member.id));
      expect(body).not.toContain(key);
    }
  });

  test('that was refused is deleted with its files, and the old one stays', async () => {
    const before = await withPhotos(2);
    const files = filesKept();
    const { photo } = await sendFirst(member);
    expect((await inject({ url: photo })).statusCode).toBe(200);
    await reject(reviewer, member);
    expect((await inject({ url: photo })).statusCode).toBe(404);
    expect(filesKept()).toBe(files);
    expect([await ownPhotos(member), await idsSeen()]).toEqual([before, before]);
  });

  test('is replaced by another one that the member sends meanwhile, which is a change of its own', async () => {
    await withPhotos(1);
    const first = await sendFirst(member);
    const files = filesKept();
    const seen = await waitingId(member);
    const second = await sendFirst(member);
    expect(filesKept()).toBe(files);
    expect(second.photo_details).toHaveLength(first.photo_details.length);
    expect((await client.decide(reviewer, seen)).statusCode).toBe(404);
    expect((await inject({ url: first.photo })).statusCode).toBe(404);
    await approve(reviewer, member);
    expect((await idsSeen())[0]).toBe(second.photo_details[0].id);
  });

  test('is held also if it is the only one', async () => {
    const { id } = await addPhoto(member);
    expect([await ownPhotos(member), await idsSeen()]).toEqual([[id], []]);
    await approve(reviewer, member);
    expect(await idsSeen()).toEqual([id]);
  });

  test('replaces the first one of a full profile only when it is approved', async () => {
    const before = await withPhotos(6);
    const files = filesKept();
    const saved = await sendFirst(member);
    expect(saved.photo_details).toHaveLength(6);
    expect(await idsSeen()).toEqual(before);
    await approve(reviewer, member);
    expect(await idsSeen()).toEqual(await ownPhotos(member));
    expect(await idsSeen()).toEqual([saved.photo_details[0].id, ...before.slice(1)]);
    expect(filesKept()).toBe(files);
  });
});

describe('the order of the photos of a verified member', () => {
  test('changes at once behind the first one, and with a new first one when a reviewer has looked at it', async () => {
    const [a, b, c] = (await withPhotos(3)) as [number, number, number];
    await orderPhotos(member, [a, c, b]);
    expect(await idsSeen()).toEqual([a, c, b]);
    await orderPhotos(member, [b, a, c]);
    expect([await ownPhotos(member), await idsSeen()]).toEqual([
      [b, a, c],
      [a, c, b],
    ]);
    await approve(reviewer, member);
    expect(await idsSeen()).toEqual([b, a, c]);
  });

  test('changes behind a new first one that waits, and its reviewer goes on with it', async () => {
    const [a, b, c] = (await withPhotos(3)) as [number, number, number];
    await orderPhotos(member, [b, a, c]);
    const id = await waitingId(member);
    await client.claim(reviewer, id);
    await orderPhotos(member, [b, c, a]);
    expect(await client.listChanges(reviewer)).toMatchObject([{ id, claimed_by: reviewer.id }]);
  });

  test('is no longer in review when the old first photo comes first again', async () => {
    const [a, b] = (await withPhotos(2)) as [number, number];
    await orderPhotos(member, [b, a]);
    await orderPhotos(member, [a, b]);
    expect(await waitingId(member)).toBeUndefined();
    expect(await readOwn(member)).toMatchObject({ in_review: { photo: false } });
  });

  test('and all else that changes behind a new first one leave that one its files', async () => {
    const [, b, c] = (await withPhotos(3)) as [number, number, number];
    const { photo, photo_details } = await sendFirst(member);
    for (const change of [
      () => orderPhotos(member, [photo_details[0].id, c, b]),
      () => deletePhoto(member, b),
      () => addPhoto(member),
    ]) {
      await change();
      expect((await inject({ url: photo })).statusCode).toBe(200);
    }
  });

  test('shows a photo that was sent as the first one when it is not the first any more', async () => {
    const [a, b] = (await withPhotos(3)) as [number, number, number];
    const [sent, ...others] = (await sendFirst(member)).photo_details.map((photo: { id: number }) => photo.id);
    const wanted = [b, sent, ...others.filter((id: number) => id !== b)];
    await orderPhotos(member, wanted);
    expect(await ownPhotos(member)).toEqual(wanted);
    const seen = await idsSeen();
    expect(seen[0]).toBe(a);
    expect(seen).toContain(sent);
    await approve(reviewer, member);
    expect(await idsSeen()).toEqual(wanted);
  });
});

describe('a deleted first photo of a verified member', () => {
  test('is gone at once; others see none until a reviewer has looked at the next one', async () => {
    const [a, b, c] = (await withPhotos(3)) as [number, number, number];
    const { photo } = await readOwn(member);
    expect((await deletePhoto(member, a)).json().map((each: { id: number }) => each.id)).toEqual([b, c]);
    expect((await inject({ url: photo })).statusCode).toBe(404);
    expect([await ownPhotos(member), await idsSeen()]).toEqual([[b, c], []]);
    expect(await seenBy(viewer, member)).toMatchObject({ photo: null, photos: [], isVerified: true });
    await approve(reviewer, member);
    expect(await idsSeen()).toEqual([b, c]);
  });

  test('leaves room for as many photos as ever', async () => {
    const [first] = (await withPhotos(6)) as [number];
    await deletePhoto(member, first);
    await addPhoto(member);
    const kept = await ownPhotos(member);
    expect(kept).toHaveLength(6);
    expect(await idsSeen()).toEqual([]);
    await approve(reviewer, member);
    expect(await idsSeen()).toEqual(kept);
  });

  test('stays when it is the only one: the badge stands for a photo that a reviewer has seen', async () => {
    const [only] = (await withPhotos(1)) as [number];
    const refused = await deletePhoto(member, only);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'badge_needs_photo']);
    expect([await ownPhotos(member), await idsSeen(), await waitingId(member)]).toEqual([[only], [only], undefined]);
  });

  test('of two that are deleted at the same time, one stays', async () => {
    const [a, b] = (await withPhotos(2)) as [number, number];
    const responses = await Promise.all([deletePhoto(member, a), deletePhoto(member, b)]);
    expect(responses.map((response) => response.statusCode).toSorted()).toEqual([200, 409]);
    expect(await ownPhotos(member)).toHaveLength(1);
  });
});

test('other photos of a verified member are added and deleted at once', async () => {
  const [a, b] = (await withPhotos(2)) as [number, number];
  const { id } = await addPhoto(member);
  await deletePhoto(member, b);
  expect([await ownPhotos(member), await idsSeen()]).toEqual([
    [a, id],
    [a, id],
  ]);
});

describe('a replaced photo of a verified member', () => {
  test('is shown to others until a reviewer has looked at the new one, if it is the first', async () => {
    const [a, b] = (await withPhotos(2)) as [number, number];
    const { id } = await addPhoto(member, a);
    expect([await ownPhotos(member), await idsSeen()]).toEqual([
      [id, b],
      [a, b],
    ]);
    await approve(reviewer, member);
    expect(await idsSeen()).toEqual([id, b]);
  });

  test('is gone at once if it is another one, also while a first one waits', async () => {
    const [a, b, c] = (await withPhotos(3)) as [number, number, number];
    const { id } = await addPhoto(member, b);
    expect(await idsSeen()).toEqual([a, id, c]);
    const [first] = (await sendFirst(member)).photo_details;
    const { id: next } = await addPhoto(member, c);
    expect(await ownPhotos(member)).toEqual([first.id, id, next]);
    expect(await idsSeen()).toEqual([a, id, next]);
  });

  test('is gone with its files if it has moved up to the first place, where nobody has seen it', async () => {
    const [a, b] = (await withPhotos(2)) as [number, number];
    await deletePhoto(member, a);
    const files = filesKept();
    const { id } = await addPhoto(member, b);
    expect([await ownPhotos(member), await idsSeen()]).toEqual([[id], []]);
    expect(filesKept()).toBe(files);
    await approve(reviewer, member);
    expect(await idsSeen()).toEqual([id]);
  });
});
