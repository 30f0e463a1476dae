import { readAccessToken } from '../../../../api/session-storage.ts';
import { readSession } from '../../../../api/session.ts';
import { readStored, removeStored, writeStored } from '../../../../device/member-storage.ts';
import { readDraft, replaceDraft } from '../drafts/drafts.ts';
import { newUuid } from '../../../../device/new-uuid.ts';
import {
  addWritten,
  changeMessage,
  parseOutbox,
  removeMessage,
  type Outbox,
  type OutgoingMessage,
  type Written,
} from './outbox-rules.ts';
import { realNow } from '../../../../device/server-clock.ts';

/* The storage key of the outbox: all messages that were sent and that the server has not confirmed. It is stored, so
   that all tabs share it and a reload keeps it. send-outbox.ts empties it; the chat shows it below the messages. */
const key = 'mwanzo.outbox';

/** `sent`: the member has sent a message, which should go out now. `elsewhere`: another tab has changed the outbox. */
type Change = 'sent' | 'here' | 'elsewhere';
type Listener = (change: Change) => void;

const listeners = new Set<Listener>();

export function subscribeToOutbox(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === key) listener('elsewhere');
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

let parsed: { stored: string | null; owner: number; outbox: Outbox } | undefined;

/** Returns the outbox. The list is the same object until something changes. */
export function readOutbox(): Outbox {
  const owner = readSession().user?.id ?? 0;
  const stored = readStored(key);
  if (parsed?.stored !== stored || parsed.owner !== owner)
    parsed = { stored, owner, outbox: parseOutbox(stored, owner) };
  return parsed.outbox;
}

function write(messages: Outbox, change: Change): void {
  if (messages.length === 0) removeStored(key);
  // A logout in another tab may just have removed everything. Then nothing is written.
  else if (readAccessToken() !== null) writeStored(key, JSON.stringify({ owner: readSession().user?.id, messages }));
  for (const listener of listeners) listener(change);
}

const find = (clientId: string) => readOutbox().find((message) => message.clientId === clientId);

/** Stores a new message, to be sent after those that are already there. */
export function putInOutbox(written: Written): void {
  write(addWritten(readOutbox(), written, newUuid, new Date(realNow())), 'sent');
}

export function noteLost(clientId: string): void {
  if (find(clientId)?.state === 'sending') write(changeMessage(readOutbox(), clientId, { state: 'lost' }), 'here');
}

/**
 * Marks a message as failed, so that it is not sent automatically. Its text is put back into the input, unless that
 * contains something else. Then a `kept` message is not listed any more, so that its text does not stand twice.
 */
export function noteFailed(clientId: string, asWhat: 'failed' | 'kept' = 'failed'): void {
  const message = find(clientId);
  if (!message) return;
  // A caption stays with its photo.
  const isFree = readDraft(message.receiver).trim() === '';
  const others = readOutbox().some(({ receiver, inInput: taken }) => taken && receiver === message.receiver);
  const inInput = !message.media && isFree && !others;
  write(changeMessage(readOutbox(), clientId, { state: inInput ? asWhat : 'failed', inInput }), 'here');
  if (inInput) replaceDraft(message.receiver, message.text);
}

/** Stores that the server asks the sender to think again. The message is not sent automatically, and the chat asks. */
export function noteConcerns(clientId: string, concerns: readonly string[]): void {
  write(changeMessage(readOutbox(), clientId, { state: 'failed', concerns, isAsking: true }), 'here');
}

/** Called when the sender wants to change the message: its text is put back into the input. */
export function changeAsked(clientId: string): void {
  write(changeMessage(readOutbox(), clientId, { isAsking: false }), 'here');
  noteFailed(clientId);
}

/** Also removes the copy of the message's text from the input. */
function leaveInput({ inInput, receiver, text }: OutgoingMessage): void {
  if (inInput && readDraft(receiver).trim() === text) replaceDraft(receiver, '');
}

/** Sends a failed message again, with the same id. */
export function sendAgain(clientId: string): void {
  const message = find(clientId);
  if (!message) return;
  leaveInput(message);
  write(changeMessage(readOutbox(), clientId, { state: 'sending', inInput: false, isAsking: false }), 'sent');
}

/** Removes a message, because it has arrived or the member has discarded it. */
export function removeFromOutbox(clientId: string): void {
  const message = find(clientId);
  if (!message) return;
  leaveInput(message);
  write(removeMessage(readOutbox(), clientId), 'here');
}

/**
 * A text that is typed into an emptied input is a new message, so it no longer replaces a failed one. A kept message
 * stood in the input only, so it is discarded.
 */
export function freeInput(receiver: number): void {
  const corrected = readOutbox().find((message) => message.receiver === receiver && message.inInput);
  if (corrected?.state === 'kept') write(removeMessage(readOutbox(), corrected.clientId), 'here');
  else if (corrected) write(changeMessage(readOutbox(), corrected.clientId, { inInput: false }), 'here');
}
