import type { Message } from '@mwanzo/contract/messages';
import { request } from '../../../api/request.ts';
import { NetworkError, RequestError } from '../../../api/request-error.ts';
import { settleDraft, type OutgoingMessage } from '../drafts/draft-rules.ts';
import { readDraft, writeDraft } from '../drafts/drafts.ts';

const inFlight = new Map<string, Promise<Message>>();

/**
 * Whether the connection failed, or a proxy before the server. After any other error the same message would fail again.
 */
function isWorthRetrying(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof RequestError && [502, 503, 504].includes(error.status));
}

async function send(sender: number, receiver: number, { text, clientId }: OutgoingMessage): Promise<Message> {
  try {
    const sent = await request('POST /api/messages/send/', { body: { sender, receiver, text, client_id: clientId } });
    writeDraft(receiver, settleDraft(readDraft(receiver), { text, clientId }));
    return sent;
  } catch (error) {
    const draft = readDraft(receiver);
    if (draft?.tried?.clientId === clientId && !isWorthRetrying(error))
      writeDraft(receiver, { ...draft, waiting: false });
    throw error;
  }
}

/** Sends a message and updates its draft. Simultaneous calls for the same message share one request. */
export function deliver(sender: number, receiver: number, message: OutgoingMessage): Promise<Message> {
  const running = inFlight.get(message.clientId);
  if (running) return running;
  const response = send(sender, receiver, message).finally(() => inFlight.delete(message.clientId));
  inFlight.set(message.clientId, response);
  return response;
}
