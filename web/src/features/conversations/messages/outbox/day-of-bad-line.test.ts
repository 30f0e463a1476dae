import { expect, test, vi } from 'vitest';
import type { Received } from '../../../../testing/api-server.ts';
import { until } from '../../../../testing/until.ts';
import { openUnsent } from '../media/open-unsent.fixture.ts';
import { openOutbox, stored } from './open-outbox.fixture.ts';

vi.mock('../../../../api/upload.ts', () => ({ uploading: () => fetch }));
vi.mock('../../../../photos/shrink-picture.ts', () => ({ shrinkPicture: (file: File) => Promise.resolve(file) }));

interface Stored {
  sender: string;
  text: string;
  media?: string | undefined;
}

const senderOf = ({ authorization = '' }: Received) =>
  String((JSON.parse(atob(authorization.split('.')[1] ?? '')) as { sub: string }).sub);

/** Stores messages as the server does: each client_id once, in the name of the token's member. */
function startStore() {
  const uploads: string[] = [];
  const messages = new Map<string, Stored>();
  return {
    messages,
    store(received: Received): object {
      if (received.request.includes('/media/')) {
        const [content = ''] = /photo \d|voice \d/.exec(received.body) ?? [];
        uploads.push(`${senderOf(received)} ${content}`);
        return { kind: content.split(' ')[0], id: uploads.length, is_explicit: false };
      }
      const body = JSON.parse(received.body) as { client_id: string; sender: number; text: string; media?: number };
      const sender = senderOf(received);
      if (String(body.sender) !== sender) throw new Error('a message in the wrong name');
      const media = body.media === undefined ? undefined : uploads[body.media - 1];
      const known = messages.get(body.client_id) ?? { sender, text: body.text, media };
      messages.set(body.client_id, known);
      return { id: messages.size, text: known.text };
    },
  };
}

test('ten messages, two photos and a voice note outlive a bad line, a reload and another member', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const opened = await openUnsent();
  const { page, values } = opened;
  const { store, messages } = startStore();
  /** Handles the next request. The line breaks before the server has it, or before its response is back. */
  const serve = async (line: 'works' | 'breaks before' | 'breaks after' = 'works') => {
    const { reply, ...received } = await page.api.take('POST /api/messages/');
    const body = line === 'breaks before' ? {} : store(received);
    reply(line === 'works' ? { status: 201, body } : { hangUp: true });
  };
  const written = ['1', '2', 'photo 1', '3', '4', 'voice 1', '5', '6', '7', 'photo 2', '8', '9', '10'];
  for (const each of written) {
    if (each.startsWith('photo')) opened.photo(each);
    else if (each.startsWith('voice')) opened.voice(7, each);
    else opened.text(each);
  }
  await until(() => expect(opened.outbox.read().filter(({ file }) => file?.isKept)).toHaveLength(3));

  await serve();
  await serve('breaks after');
  await until(() => expect(opened.states().slice(0, 2)).toEqual(['2 lost', 'photo 1 waiting']));
  page.dispatch('online');
  await serve();
  await serve('breaks before');
  await until(() => expect(opened.states()[0]).toBe('photo 1 lost'));
  page.setOnline(false);

  const again = await opened.reload();
  expect(again.states()).toHaveLength(11);
  again.endSession();
  again.signIn(2);
  page.setOnline(true);
  page.dispatch('online');
  expect([again.states(), await page.requestsUnderWay()]).toEqual([[], 0]);
  again.text('Mine');
  await serve();
  await until(() => expect(again.states()).toEqual([]));
  again.logout();

  again.signIn(1);
  expect(again.states()[0]).toMatch(/^photo 1 (?:sending|waiting|lost)$/);
  await serve();
  await serve('breaks after');
  await until(() => expect(again.states()[0]).toBe('photo 1 lost'));
  page.dispatch('online');
  // Eleven messages are still to come, and two files.
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
  for (let left = 13; left > 0; left -= 1) await serve();
  await until(() => expect(again.states()).toEqual([]));
  expect([...messages.values()].filter(({ sender }) => sender === '1')).toEqual(
    written.map((each) =>
      /\d/.test(each[0] ?? '')
        ? { sender: '1', text: each, media: undefined }
        : { sender: '1', text: each.startsWith('photo') ? each : '', media: `1 ${each}` },
    ),
  );
  expect([...messages.values()].filter(({ sender }) => sender !== '1')).toEqual([
    { sender: '2', text: 'Mine', media: undefined },
  ]);
  await until(() => expect([...values.keys()]).toEqual(['key']));
});

test('what is more than the server takes in a minute waits in its order, and nothing is red', async () => {
  const { page, start, write, takeSent, states } = await openOutbox();
  start();
  for (const text of ['One', 'Two']) write(text);
  (await takeSent()).reply({ status: 429, body: { code: 'too_many_requests', detail: '' } });
  await until(() => expect(states()).toEqual(['One lost', 'Two waiting']));
  expect([page.toast(), await page.requestsUnderWay()]).toEqual([undefined, 0]);
  page.dispatch('online');
  for (const text of ['One', 'Two']) {
    const { body, reply } = await takeSent();
    expect(body['text']).toBe(text);
    reply(stored(3));
  }
  await until(() => expect(states()).toEqual([]));
});
