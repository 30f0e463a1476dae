import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createFfmpegAudioProcessor } from '../../../gateways/audio/ffmpeg-audio-processor.ts';
import { ffmpegOfTests, makeVoice, skipsVoice } from '../../../testing/audio/make-voice.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { makeForm } from '../../../testing/make-form.ts';
import { createReportClient } from '../../trust/reports/report-client.fixture.ts';
import { createMediaClient } from './media-client.fixture.ts';

const work = mkdtempSync(path.join(tmpdir(), 'mwanzo-voice-'));
afterAll(() => rmSync(work, { recursive: true }));
const real = ffmpegOfTests && createFfmpegAudioProcessor(ffmpegOfTests, work);
const made = { aac: 0, by: 0 };
const audio = real && {
  ...real,
  processVoice: (...given: Parameters<typeof real.processVoice>) => {
    made.by = given[1];
    return real.processVoice(...given);
  },
  toAac: (...given: Parameters<typeof real.toAac>) => {
    made.aac += 1;
    return real.toAac(...given);
  },
};
const [withVoice, without] = [await buildTestApp({}, { audio }), await buildTestApp()];
const client = createMediaClient(withVoice);
const { createPayingCouple, send, act, opens, seenBy, filesKept } = client;
const { report, caseAbout, claim, decide, createModerator } = createReportClient(withVoice);

const url = '/api/messages/media/voice-notes/';
async function record(by: TestMember, to: TestMember, voice: Buffer | undefined, app = withVoice) {
  const payload = makeForm({ receiver: String(to.id), ...(voice && { voice }) });
  const response = await app.inject({ method: 'POST', url, headers: by.headers, payload });
  return { status: response.statusCode, body: response.json() };
}

test('where ffmpeg is missing voice notes are off, and the app is told so', async () => {
  const off = createMediaClient(without);
  const [one, other] = await off.createPayingCouple();
  expect(await record(one, other, Buffer.from('voice'), without)).toMatchObject({
    status: 409,
    body: { code: 'voice_off' },
  });
  const told = await without.inject({ url: '/api/messages/media/', headers: one.headers });
  expect(told.json()).toEqual({ voice_notes: false });
});

describe.skipIf(skipsVoice)('with ffmpeg', () => {
  const voice = skipsVoice ? Buffer.alloc(0) : makeVoice(3);

  test('a voice note is sent as one message, with its length, size and waveform before anybody loads it', async () => {
    const [one, other] = await createPayingCouple();
    expect((await withVoice.inject({ url: '/api/messages/media/', headers: other.headers })).json()).toEqual({
      voice_notes: true,
    });
    const { status, body } = await record(one, other, voice);
    expect([status, made.by]).toEqual([201, one.id]);
    expect(body).toMatchObject({ kind: 'voice', duration_ms: expect.any(Number), bytes: expect.any(Number) });
    const sent = await send(one, other, '', { media: body.id });
    expect(sent.status).toBe(201);
    const seen = await seenBy(other, one, sent.body.id);
    expect(Math.abs(seen.duration_ms - 3000)).toBeLessThan(150);
    const bars = Buffer.from(seen.waveform, 'base64');
    expect(bars).toHaveLength(44);
    // The tone grows louder.
    expect(bars[40]).toBeGreaterThan((bars[4] ?? 255) * 3);
    const file = await withVoice.inject({ url: seen.path });
    expect(file.headers['content-type']).toBe('audio/webm');
    expect(file.rawPayload).toHaveLength(seen.bytes);
    expect(seen.bytes).toBeLessThan(3 * 2500 + 2000);
  });

  test('a player that asks for a part of a note gets the whole one, in which it can seek', async () => {
    const [one, other] = await createPayingCouple();
    const { path: signed } = (await record(one, other, voice)).body;
    const whole = await withVoice.inject({ url: signed });
    const part = await withVoice.inject({ url: signed, headers: { range: 'bytes=100-' } });
    expect([part.statusCode, part.rawPayload]).toEqual([200, whole.rawPayload]);
  });

  test('AAC is made at its first request alone, and goes with the message', async () => {
    const [one, other] = await createPayingCouple();
    const sent = await send(one, other, '', { media: (await record(one, other, voice)).body.id });
    const { path_aac: aac } = await seenBy(other, one, sent.body.id);
    made.aac = 0;
    for (let times = 0; times < 2; times += 1) {
      const file = await withVoice.inject({ url: aac });
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'audio/mp4']);
    }
    expect(made.aac).toBe(1);
    const before = (await filesKept()).length;
    expect(before).toBeGreaterThan(0);
    expect((await act(one, 'DELETE', `/api/messages/${sent.body.id}/`)).status).toBe(200);
    expect(await opens(aac)).toBe(404);
    expect((await filesKept()).length).toBe(before - 2);
  });

  test('only the two open it, and nobody after a block', async () => {
    const [one, other] = await createPayingCouple();
    const stranger = await createMember(withVoice);
    const sent = await send(one, other, '', { media: (await record(one, other, voice)).body.id });
    const { path: signed } = await seenBy(other, one, sent.body.id);
    expect(await opens(signed)).toBe(200);
    expect(await opens(signed.replace(`viewer=${other.id}`, `viewer=${stranger.id}`))).toBe(404);
    for (const file of ['photo.webp', 'note.m4a'])
      expect(await opens(signed.replace('note.webm', file)), file).toBe(404);
    await act(other, 'POST', '/api/blocks/', { user_id: one.id });
    expect(await opens(signed)).toBe(404);
    expect(await opens(signed.replace('note.webm', 'note.m4a'))).toBe(404);
  });

  test('reviewers hear a reported note until the case is closed, even after the two have separated', async () => {
    const [one, other] = await createPayingCouple();
    const sent = await send(one, other, '', { media: (await record(one, other, voice)).body.id });
    await report(other, one, { message_ids: [sent.body.id] });
    await act(other, 'DELETE', `/api/profiles/matches/${one.id}/`);
    const reviewer = await createModerator();
    const { id } = await caseAbout(reviewer, one);
    const { body } = await claim(reviewer, id);
    const [{ media }] = body.details.flatMap(({ messages }: { messages: object[] }) => messages);
    expect(media.kind).toBe('voice');
    expect(await opens(media.path)).toBe(200);
    await decide(reviewer, id, { decision: 'dismiss' });
    expect(await opens(media.path)).toBe(404);
  });

  test('sending needs Premium and a match, and what is no recording is refused', async () => {
    const [one, other] = await createPayingCouple();
    const stranger = await createMember(withVoice);
    expect(await record(other, one, voice)).toMatchObject({ status: 403, body: { code: 'premium_required' } });
    expect(await record(one, stranger, voice)).toMatchObject({ status: 404 });
    expect(await record(one, other, Buffer.from('#EXTM3U\nhttp://a.test/'))).toMatchObject({
      status: 400,
      body: { code: 'voice_invalid' },
    });
    expect(await record(one, other, Buffer.alloc(2 * 1024 * 1024))).toMatchObject({
      status: 400,
      body: { code: 'voice_too_long' },
    });
    expect(await record(one, other, undefined)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });
});
