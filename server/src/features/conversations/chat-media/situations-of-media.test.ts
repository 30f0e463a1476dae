import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { VoiceInvalidError, type AudioProcessor } from '../../../gateways/audio/audio-processor.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { changePlan, createMatch, createMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { beginCourse, createTeller } from '../../../testing/tell-course.ts';
import { afterOthers, atOnce, tellSituation, twice, type Deed } from '../../../testing/tell-situations.ts';
import { removeUnsentMedia } from './index.ts';

const [sender, receiver, third] = [101, 102, 103];
const picture = await makeFlat(41, 30, '#b33').jpeg().toBuffer();
const noPicture = Buffer.from('no picture');
const hour = 3_600_000;

/** Recordings are what was sent, unless it is no picture. */
const audio: AudioProcessor = {
  processVoice: async (file) => {
    if (noPicture.equals(await readFile(file))) throw new VoiceInvalidError('format');
    return { webm: Buffer.from('sound'), durationMs: 3000, waveform: Buffer.alloc(44, 7) };
  },
  toAac: async () => Buffer.from('sound as AAC'),
};

/** Two matches, and somebody else. */
async function createWorld() {
  const world = await buildTestApp({}, { audio });
  beginCourse(world);
  const members = [];
  for (const id of [sender, receiver, third]) members.push(await createMember(world, { id, name: `N${id}` }));
  const [one, other, stranger] = members;
  if (!one || !other || !stranger) throw new Error('There are three members');
  await createMatch(world, one, other);
  return { world, pay: () => changePlan(world, 'premium', one, stranger) };
}
type World = Awaited<ReturnType<typeof createWorld>>;

const photo = 'messages/media/photos/';
const send = (words: string, key: string, more: object = {}): Deed => [
  words,
  sender,
  'POST',
  'messages/send/',
  { sender, receiver, text: '', client_id: `3000000${key}-0000-4000-8000-000000000000`, ...more },
];
const media = { media: '{message_media}' };

function acts({ world, pay }: World): readonly Deed[] {
  const ask = createTeller(world);
  let known: string[] = [];

  /** Opens the paths that the two have read now or before. */
  const opens: Deed = [
    'the files are opened',
    {
      do: async () => {
        const reads = [ask(sender, 'GET', `messages/conversation/${receiver}/`)];
        reads.push(ask(receiver, 'GET', `messages/conversation/${sender}/`));
        const paths = (await Promise.all(reads)).flatMap((read) => read.match(/\/media\/messages\/[^"]+/g) ?? []);
        known = [...new Set([...known, ...paths])];
        const opened = known.map(async (path) => `${path}: ${(await world.inject({ url: path })).statusCode}`);
        return (await Promise.all(opened)).join('\n');
      },
    },
  ];
  return [
    ['a photo without Premium', sender, 'POST', photo, { receiver: String(receiver), photo: picture }],
    ['they pay', { do: pay }],
    ['no picture', sender, 'POST', photo, { receiver: String(receiver), photo: noPicture }],
    ['a photo for a stranger', sender, 'POST', photo, { receiver: String(third), photo: picture }],
    ['a photo', sender, 'POST', photo, { receiver: String(receiver), photo: picture }],
    send('it is sent', 'a', media),
    send('it is sent in another message', 'b', media),
    send('another text with the first id', 'a', { text: 'Chai?' }),
    ['it is read', receiver, 'GET', `messages/conversation/${sender}/`],
    opens,
    ['it is declined', receiver, 'POST', 'messages/{messages}/photo/declined/'],
    ['a declined one is uncovered', receiver, 'POST', 'messages/{messages}/photo/shown/'],
    opens,
    ['another photo', sender, 'POST', photo, { receiver: String(receiver), photo: picture }],
    send('it is sent', 'c', media),
    ['it is uncovered', receiver, 'POST', 'messages/{messages}/photo/shown/'],
    ['an uncovered one is declined', receiver, 'POST', 'messages/{messages}/photo/declined/'],
    ['it is deleted', sender, 'DELETE', 'messages/{messages}/'],
    ['it is uncovered too late', receiver, 'POST', 'messages/{messages}/photo/shown/'],
    opens,
    ['no recording', sender, 'POST', 'messages/media/voice-notes/', { receiver: String(receiver), voice: noPicture }],
    ['a recording', sender, 'POST', 'messages/media/voice-notes/', { receiver: String(receiver), voice: picture }],
    send('it is sent', 'd', media),
    opens,
    ['a voice note is no photo', receiver, 'POST', 'messages/{messages}/photo/shown/'],
    {
      racing: [
        'it is reported',
        receiver,
        'POST',
        'reports/',
        { user_id: sender, reason: 'money', text: 'Asks for money', message_ids: ['{messages}'] },
      ],
    },
    ['a reported one is deleted', sender, 'DELETE', 'messages/{messages}/'],
    opens,
    ['a photo that is not sent', sender, 'POST', photo, { receiver: String(receiver), photo: picture }],
    ['23 hours pass', 23 * hour],
    { racing: ['unsent ones are removed', () => removeUnsentMedia(world.dependencies)] },
    ['an hour passes', hour],
    { racing: ['unsent ones are removed', () => removeUnsentMedia(world.dependencies)] },
    send('it is sent too late', 'e', media),
    ['a last photo', sender, 'POST', photo, { receiver: String(receiver), photo: picture }],
    ['the match ends', receiver, 'DELETE', `profiles/matches/${sender}/`],
    opens,
    send('words after the match', 'f', { text: 'Chai?' }),
    ['a photo after the match', sender, 'POST', photo, { receiver: String(receiver), photo: picture }],
  ];
}

test.each([
  ['again', twice],
  ['at once', atOnce],
  ['after others', afterOthers(third, receiver)],
] as const)('what two do with photos and voice notes %s', async (name, situation) => {
  const world = await createWorld();
  const told = await tellSituation(world.world, situation, acts(world));
  await expect(told).toMatchFileSnapshot(`./in-words/acts-${name.replaceAll(' ', '-')}.txt`);
});
