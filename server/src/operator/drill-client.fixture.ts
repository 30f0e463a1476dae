import { expect } from 'vitest';
import { makeVoice, skipsVoice } from '../testing/audio/make-voice.ts';
import type { TestMember } from '../testing/factories.ts';
import { makeFlat } from '../testing/images/make-images.ts';
import { makeForm } from '../testing/make-form.ts';

type Headers = TestMember['headers'];
type Json = ReturnType<typeof JSON.parse>;
export type Couple = readonly [TestMember, TestMember];

/** Makes requests to a server. Any response but a success is an error. */
export function clientOf(address: string) {
  const request = async (at: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(new URL(at, address), init);
    if (!response.ok) throw new Error(`${at}: ${response.status} ${await response.text()}`);
    return response;
  };
  const json = async (at: string, init: RequestInit): Promise<Json> => (await request(at, init)).json();
  const get = (at: string, headers: Headers) => json(at, { headers });
  const post = (at: string, body: object, headers?: Headers) =>
    json(at, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const send = (at: string, parts: Parameters<typeof makeForm>[0], headers: Headers) =>
    json(at, { method: 'POST', headers, body: makeForm(parts) });
  const remove = async (at: string, headers: Headers) => void (await request(at, { method: 'DELETE', headers }));
  /** The file behind a signed path. */
  const bytesOf = async (signed: string): Promise<Buffer> =>
    Buffer.from(await (await request(signed, {})).arrayBuffer());
  return { get, post, send, remove, bytesOf };
}
export type DrillClient = ReturnType<typeof clientOf>;

export const picture = (colour: string) => makeFlat(60, 80, colour).jpeg().toBuffer();

/** All own photos of a member. */
export async function ownPhotos({ get, bytesOf }: DrillClient, headers: Headers): Promise<Buffer[]> {
  const { photo_details: photos } = await get('/api/profiles/me', headers);
  return Promise.all(photos.flatMap(({ variants }: Json) => Object.values<string>(variants).map(bytesOf)));
}

/** All photos and voice notes that a member sees in a conversation. */
export async function conversationMedia({ get, bytesOf }: DrillClient, [me, partner]: Couple): Promise<Buffer[]> {
  const messages = await get(`/api/messages/conversation/${partner.id}/`, me.headers);
  const paths = messages.flatMap(({ media }: Json) => [media?.path, media?.path_aac].filter(Boolean));
  return Promise.all(paths.map(bytesOf));
}

async function sendPhoto({ send, post }: DrillClient, [by, to]: Couple, colour: string): Promise<number> {
  const parts = { receiver: String(to.id), photo: await picture(colour) };
  const { id: media } = await send('/api/messages/media/photos/', parts, by.headers);
  const message = { sender: by.id, receiver: to.id, text: `In ${colour}`, media };
  return (await post('/api/messages/send/', message, by.headers)).id;
}

/** Two members with profile photos, who have sent each other photos and a voice note. */
export async function fill(client: DrillClient, [one, other]: Couple): Promise<void> {
  for (const [by, to, colour] of [[one, other, '#b33'] as const, [other, one, '#3b3'] as const]) {
    await client.send('/api/profiles/me/photos/', { photo: await picture(colour) }, by.headers);
    await sendPhoto(client, [by, to], `${colour}8`);
  }
  if (skipsVoice) return;
  const voice = { receiver: String(other.id), voice: makeVoice(2) };
  const { id: media } = await client.send('/api/messages/media/voice-notes/', voice, one.headers);
  await client.post('/api/messages/send/', { sender: one.id, receiver: other.id, text: '', media }, one.headers);
}

/** A member who waits for a reviewer. */
export async function submitDocuments({ post, send }: DrillClient, { headers }: TestMember): Promise<void> {
  const { pose } = await post('/api/verify/pose/', {}, headers);
  const photo = await picture('#33b');
  await send('/api/verify/', { selfie: photo, id_document: photo, pose }, headers);
}

/** Reads every photo and voice note that the two members see. */
export async function lookAtAll(client: DrillClient, [one, other]: Couple) {
  return {
    photosOfOne: await ownPhotos(client, one.headers),
    photosOfOther: await ownPhotos(client, other.headers),
    seenByOne: await conversationMedia(client, [one, other]),
    seenByOther: await conversationMedia(client, [other, one]),
  };
}

/** Two members keep sending and deleting photos. Returns a function that stops them. */
export function startWriting(client: DrillClient, couple: Couple): () => Promise<void> {
  const [{ headers }] = couple;
  const over = new AbortController();
  async function write(): Promise<void> {
    for (let round = 0; !over.signal.aborted; round += 1) {
      const colour = `#${((round * 37) % 4096).toString(16).padStart(3, '0')}`;
      const { id } = await client.send('/api/profiles/me/photos/', { photo: await picture(colour) }, headers);
      const message = await sendPhoto(client, couple, colour);
      await client.remove(`/api/profiles/me/photos/${id}/`, headers);
      if (round % 2 === 0) await client.remove(`/api/messages/${message}/`, headers);
    }
  }
  const writing = write();
  return async function stop() {
    over.abort();
    await expect(writing).resolves.toBeUndefined();
  };
}
