import path from 'node:path';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { changePlan, type TestMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { listFiles } from '../../../testing/list-files.ts';
import { makeForm } from '../../../testing/make-form.ts';
import { createMessageClient } from './message-client.fixture.ts';

const picture = await makeFlat(60, 80, '#b33').jpeg().toBuffer();

/** The steps that tests of photos in conversations repeat. */
export function createMediaClient(testApp: TestApp) {
  const { inject, config, database } = testApp;
  const client = createMessageClient(testApp);

  /** Two matched members. The first one has Premium. */
  async function createPayingCouple(): Promise<[TestMember, TestMember]> {
    const couple = await client.createCouple();
    await changePlan(testApp, 'premium', couple[0]);
    return couple;
  }

  async function upload(by: TestMember, receiver: unknown, photo: Buffer | undefined = picture) {
    const parts = { ...(receiver !== undefined && { receiver: String(receiver) }), ...(photo && { photo }) };
    const url = '/api/messages/media/photos/';
    const response = await inject({ method: 'POST', url, headers: by.headers, payload: makeForm(parts) });
    return { status: response.statusCode, body: response.json() };
  }

  /** Uploads a photo and sends it. */
  async function sendPhoto(by: TestMember, to: TestMember, text = '') {
    const { body } = await upload(by, to.id);
    return client.send(by, to, text, { media: body.id });
  }

  const show = (by: TestMember, messageId: number) => client.act(by, 'POST', `/api/messages/${messageId}/photo/shown/`);
  const decline = (by: TestMember, messageId: number) =>
    client.act(by, 'POST', `/api/messages/${messageId}/photo/declined/`);
  const opens = async (url: string) => (await inject({ url })).statusCode;
  const filesKept = () => listFiles(path.join(config.dataDir, 'message-media'));
  /** The photo of a message, as a member sees it. */
  const seenBy = async (by: TestMember, partner: TestMember, messageId: number) =>
    (await client.read(by, partner.id)).body.find(({ id }: { id: number }) => id === messageId)?.media;

  async function look(mediaId: number, isExplicit: boolean | null): Promise<void> {
    await database.pool.query('update message_media set is_explicit = $2 where id = $1', [mediaId, isExplicit]);
  }

  return { ...client, createPayingCouple, upload, sendPhoto, show, decline, opens, filesKept, seenBy, look, picture };
}
