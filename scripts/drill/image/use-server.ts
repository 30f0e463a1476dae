import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OwnPhotoDetail } from '@mwanzo/contract/people/photos';
import type { MessageVoice } from '@mwanzo/contract/conversations/chat-media';
import { makeVoice } from '../../../server/src/testing/audio/make-voice.ts';
import { makeForm } from '../../../server/src/testing/make-form.ts';
import { root } from '../../test/suites.ts';
import type { Couple } from '../rolling/people.ts';

/** Somebody who signs up. */
export const newcomer = {
  full_name: 'Njeri',
  email: 'njeri@mwanzo.test',
  password: 'karibu-mwanzo',
  birthday: '1996-05-05',
};
const [made, ok] = [201, 200];
const voiceSeconds = 3;

/** Signs up, as somebody behind the proxy does. Returns the access token. */
export async function signUp(address: string): Promise<string> {
  const response = await fetch(new URL('/api/signup/', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '41.90.0.1' },
    body: JSON.stringify(newcomer),
  });
  if (response.status !== made) throw new Error(`The sign-up was a ${response.status}`);
  const { token } = (await response.json()) as { token: { access: string } };
  return token.access;
}

/** Adds a photo as an iPhone takes it. Every program and model that looks at pictures takes part. */
export async function addPhoto(address: string, token: string): Promise<boolean> {
  const file = path.join(root, 'server/src/testing/images/quarters-turned-90.heic');
  const body = makeForm({ photo: new Uint8Array(readFileSync(file)) });
  const photo = await upload<OwnPhotoDetail>(address, '/api/profiles/me/photos/', `Bearer ${token}`, body);
  // The server holds a photo back if its models are missing, and cannot say that there is no face on it.
  return photo.held === null && photo.has_face === false && (await opens(address, Object.values(photo.variants)));
}

/** Uploads a recording, and fetches it in both formats. */
export async function addVoice(address: string, [from, to]: Couple): Promise<boolean> {
  const body = makeForm({ receiver: String(to.id) });
  body.append('voice', new Blob([new Uint8Array(makeVoice(voiceSeconds))], { type: 'audio/webm' }), 'voice.webm');
  const at = '/api/messages/media/voice-notes/';
  const voice = await upload<MessageVoice>(address, at, from.headers.authorization, body);
  const isWhole = Math.round(voice.duration_ms / 1000) === voiceSeconds;
  return isWhole && (await opens(address, [voice.path, voice.path_aac]));
}

async function upload<Result>(address: string, at: string, authorization: string, body: FormData): Promise<Result> {
  const response = await fetch(new URL(at, address), { method: 'POST', headers: { authorization }, body });
  if (response.status === made) return (await response.json()) as Result;
  throw new Error(`${at} was a ${response.status}: ${await response.text()}`);
}

async function opens(address: string, paths: readonly string[]): Promise<boolean> {
  const responses = await Promise.all(paths.map((each) => fetch(new URL(each, address))));
  const sizes = await Promise.all(responses.map(async (each) => (await each.arrayBuffer()).byteLength));
  return responses.every(({ status }) => status === ok) && sizes.every((size) => size > 0);
}
