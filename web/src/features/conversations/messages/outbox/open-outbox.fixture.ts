import { onTestFinished, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';

const sendPath = 'POST /api/messages/send/';
export const stored = (id: number, text = 'Habari?') => ({ status: 201, body: { id, text } });

/** Opens a page whose outbox is sent, with an empty input in the chat with member 7. */
export async function openOutbox({ online = true } = {}) {
  const page = await openPage();
  const { outbox, ...rest } = await import('./outbox.ts');
  const drafts = await import('../drafts/drafts.ts');
  const { startSending } = await import('../../../../sending/start-sending.ts');
  page.setOnline(online);
  /** Each message that has arrived makes its conversation be fetched. */
  const fetched = vi.spyOn(page.client, 'invalidateQueries');
  const start = () => {
    const stop = startSending(page.client);
    onTestFinished(stop);
    return stop;
  };
  const write = (text: string, receiver = 7) => rest.putInOutbox({ text, receiver, replyTo: null });
  const takeSent = async () => {
    const sent = await page.api.take(sendPath);
    return { ...sent, body: JSON.parse(sent.body) as Record<string, unknown> };
  };
  const states = () => outbox.read().map(({ text, phase }) => `${text} ${phase}`);
  return { page, outbox, ...rest, ...drafts, fetched, start, write, takeSent, states };
}
