import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { swipeBytes } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { makeForm } from '../../../testing/make-form.ts';

const testApp = await buildTestApp();
const { app, inject } = testApp;

/** All bytes of a response on the wire, as a browser gets it. */
async function bytesOf(by: TestMember, target: TestMember, matched: boolean): Promise<number> {
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent();
  const headers = { ...by.headers, 'content-type': 'application/json', 'accept-encoding': 'gzip' };
  const options = { port, agent, method: 'POST', path: '/api/profiles/like-pass/', headers };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, undefined]);
      response.resume().once('end', () => resolve(response.socket.bytesRead));
    });
    sent.once('error', reject).end(JSON.stringify({ target_profile_id: target.id, matched }));
  }).finally(() => agent.destroy()) as Promise<number>;
}

// Fails without the padding, or if the padding is compressed.
test('a like, a pass and a match with photos are of one length on the wire', async () => {
  await app.listen({ port: 0 });
  const [me, passed, liked, admirer] = await Promise.all([
    createMember(testApp),
    createMember(testApp),
    createMember(testApp),
    createMember(testApp, { name: 'Wanjiku-Maria Adhiambo', verified: false }),
  ]);
  const payload = makeForm({ photo: await makeFlat(600, 800, '#b33').jpeg().toBuffer() });
  await inject({ method: 'POST', url: '/api/profiles/me/photos/', headers: admirer.headers, payload });
  const swipe = {
    target_profile_id: me.id,
    matched: true,
    comment: 'Habari ya asubuhi! Nimependa picha yako ya bahari.',
  };
  await inject({ method: 'POST', url: '/api/profiles/like-pass/', headers: admirer.headers, payload: swipe });
  const pass = await bytesOf(me, passed, false);
  expect(pass).toBeGreaterThan(swipeBytes.response);
  expect(await bytesOf(me, liked, true)).toBe(pass);
  expect(await bytesOf(me, admirer, true)).toBe(pass);
});
