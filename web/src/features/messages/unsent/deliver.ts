import type { Message } from '@mwanzo/contract/messages';
import { request } from '../../../api/request.ts';
import { NetworkError, RequestError } from '../../../api/request-error.ts';
import type { Outbound } from '../conversation/conversation-rules.ts';
import { settleDraft } from '../drafts/draft-rules.ts';
import { readDraft, writeDraft } from '../drafts/drafts.ts';

const underWay = new Map<string, Promise<Message>>();

/** The line failed, or what stands between it and the server; another answer would come to the same again. */
function comesBack(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof RequestError && [502, 503, 504].includes(error.status));
}

async function send(sender: number, receiver: number, { text, clientId }: Outbound): Promise<Message> {
  try {
    const sent = await request('POST /api/messages/send/', { body: { sender, receiver, text, client_id: clientId } });
    writeDraft(receiver, settleDraft(readDraft(receiver), { text, clientId }));
    return sent;
  } catch (error) {
    const draft = readDraft(receiver);
    if (draft?.tried?.clientId === clientId && !comesBack(error)) writeDraft(receiver, { ...draft, waiting: false });
    throw error;
  }
}

/** Sends a chat's message and settles its draft; who asks for the same message meanwhile gets the same answer. */
export function deliver(sender: number, receiver: number, message: Outbound): Promise<Message> {
  const running = underWay.get(message.clientId);
  if (running) return running;
  const answer = send(sender, receiver, message).finally(() => underWay.delete(message.clientId));
  underWay.set(message.clientId, answer);
  return answer;
}
