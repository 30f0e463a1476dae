import { faceConsent } from '@mwanzo/contract/trust/selfie-poses';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { beginCourse, createTeller } from '../../../testing/tell-course.ts';
import {
  afterOthers,
  atOnce,
  tellSituation,
  twice,
  type Deed,
  type Request,
  type Work,
} from '../../../testing/tell-situations.ts';
import { eraseDecidedDocuments, publishDecision, recordDecision } from '../../trust/verifications/index.ts';

const [owner, stranger] = [101, 102];
const photos = 'profiles/me/photos/';
const colours = ['#b33', '#3b3', '#33b', '#bb3', '#3bb', '#b3b', '#777', '#ddd', '#222'];
const pictures = await Promise.all(
  colours.map((colour, place) =>
    makeFlat(41 + place, 30, colour)
      .jpeg()
      .toBuffer(),
  ),
);
const [red = Buffer.alloc(0), green = red, blue = red, ...more] = pictures;
const hour = 3_600_000;

async function createWorld() {
  const world = await buildTestApp();
  beginCourse(world);
  await createMember(world, { id: owner, name: 'Amani', verified: false });
  await createMember(world, { id: stranger, name: 'Mgeni', verified: false, active: false });
  return world;
}
type World = Awaited<ReturnType<typeof createWorld>>;

const add = (words: string, photo: Buffer, other: object = {}): Deed => [
  words,
  owner,
  'POST',
  photos,
  { photo, ...other },
];
const remove: Deed = ['the newest is deleted', owner, 'DELETE', `${photos}{photos}/`];

function actsOnPhotos(world: World): readonly Deed[] {
  const ask = createTeller(world);
  /** Puts the photos of the owner into the order of their places, from the last to the first. */
  const turn: Work = [
    'they are turned round',
    async () => {
      const { rows } = await world.database.pool.query<{ ids: number[] }>(
        'select array_agg(id order by created_at desc, id) as ids from photos where user_id = $1',
        [owner],
      );
      return ask(owner, 'PUT', `${photos}order/`, { ids: rows[0]?.ids });
    },
  ];
  return [
    add('no picture', Buffer.from('no picture')),
    add('a photo', red),
    add('a second', green),
    add('the first again', red),
    add('one in the place of the newest', blue, { replaces: '{photos}' }),
    turn,
    ['an order without one of them', owner, 'PUT', `${photos}order/`, { ids: ['{photos}'] }],
    remove,
    ...more.map((picture, place) => add(`photo ${place + 3}`, picture)),
    add('one too many', blue),
    remove,
    add('one after all', blue),
    ['the profile', owner, 'GET', 'profiles/me'],
  ];
}

function actsOnVerification({ clock, database, dependencies, events }: World): readonly Deed[] {
  const submit = (words: string, fields: object): Request => [words, owner, 'POST', 'verify/', fields];
  const both = { selfie: red, id_document: blue };
  /** The pose is drawn. It is always the same here. */
  const give: Deed = [
    'poses are given',
    {
      do: () =>
        database.pool.query(
          `insert into selfie_poses (user_id, pose, given_at) select id, 'chin_open', $1 from users
           on conflict (user_id) do update set given_at = excluded.given_at, used_at = null`,
          [clock.now()],
        ),
    },
  ];
  const decide = (words: string, decision: 'approve' | 'reject', reason?: string): Work => [
    words,
    async () => {
      const { rows } = await database.pool.query<{ id: number }>('select max(id) as id from verifications');
      const input = { verificationId: rows[0]?.id ?? 0, decision, reason, moderatorId: null };
      const notified = await recordDecision(database, input, clock.now());
      publishDecision(events, notified ?? []);
      return notified;
    },
  ];
  const pose = { ...both, pose: 'chin_open', consent: faceConsent };
  return [
    submit('a pose that was not given', pose),
    give,
    ['the pose', owner, 'POST', 'verify/pose/'],
    submit('another pose', { ...pose, pose: 'cheek_open' }),
    submit('no document', { selfie: red }),
    submit('no picture', { ...pose, selfie: Buffer.from('no picture') }),
    submit('a submission', pose),
    ['its state', owner, 'GET', 'verify/'],
    { racing: decide('it is refused', 'reject', 'Please try by daylight') },
    submit('the used pose again', pose),
    ['the consent is withdrawn', owner, 'DELETE', 'account/consents/verification/'],
    give,
    ['a day passes', 24 * hour],
    submit('a pose of yesterday', pose),
    { racing: submit('one without a pose', both) },
    { racing: decide('it is approved', 'approve') },
    submit('one after the approval', both),
    give,
    ['a pose after it', owner, 'POST', 'verify/pose/'],
    ['72 hours pass', 72 * hour],
    { racing: ['decided documents are erased', () => eraseDecidedDocuments(dependencies)] },
    add('a photo beside the badge', red),
    add('a second one', green),
    add('another one', blue),
    remove,
  ];
}

const situations = [
  ['again', twice],
  ['at once', atOnce],
  ['after others', afterOthers(stranger)],
] as const;

test.each(situations)('what members do with their photos %s', async (name, situation) => {
  const world = await createWorld();
  const told = await tellSituation(world, situation, actsOnPhotos(world));
  await expect(told).toMatchFileSnapshot(`./in-words/acts-${name.replaceAll(' ', '-')}.txt`);
});

test.each(situations)('what members do to be verified %s', async (name, situation) => {
  const world = await createWorld();
  const told = await tellSituation(world, situation, actsOnVerification(world));
  await expect(told).toMatchFileSnapshot(`./in-words/verification-${name.replaceAll(' ', '-')}.txt`);
});
