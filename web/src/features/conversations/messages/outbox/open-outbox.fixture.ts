import { onTestFinished, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';

const sendPath = 'POST /api/messages/send/';
export const stored = (id: number, text = 'Habari?') => ({ status: 201, body: { id, text } });

/** Opens a page whose outbox is sent, with an empty input in the chat with member 7. */
export async function openOutbox({ online = true } = {}) {
  const page = await openPage();
  const outbox = await import('./outbox.ts');
  const drafts = await import('../drafts/drafts.ts');
  const { startOutbox } = await import('./send-outbox.ts');
  page.setOnline(online);
  const onSent = vi.fn();
  const start = () => {
    const stop = startOutbox(onSent);
    onTestFinished(stop);
    return stop;
  };
  const write = (text: string, receiver = 7) => outbox.putInOutbox({ text, receiver, replyTo: null });
  const takeSent = async () => {
    const sent = await page.api.take(sendPath);
    return { ...sent, body: JSON.parse(sent.body) as Record<string, unknown> };
  };
  const states = () => outbox.readOutbox().map(({ text, state }) => `${text} ${state}`);
  return { page, ...outbox, ...drafts, onSent, start, write, takeSent, states };
}
