import { RequestError } from '../../../../api/request-error.ts';
import { request } from '../../../../api/request.ts';
import { readSession } from '../../../../api/session.ts';
import { logFailure } from '../../../../device/log-failure.ts';
import { newUuid } from '../../../../device/new-uuid.ts';
import { realNow } from '../../../../device/server-clock.ts';
import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { conversationKey } from '../../../../queries/conversation.ts';
import { readConversation, showMessage } from '../../../../shared/conversations/conversations.ts';
import { createQueue, isLostOnTheWay } from '../../../../sending/queue.ts';
import { leavesByItself, type Attempt } from '../../../../sending/sendable.ts';
import { refusedReceivers } from '../../../../shared/allowances/day-limits.ts';
import { noteLimit } from '../../../../shared/allowances/note-limit.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { readDraft, replaceDraft } from '../drafts/drafts.ts';
import { forgetPicture, movePicture } from './local-pictures.ts';
import {
  inInputOf,
  isFileRefusal,
  isPrompt,
  makeMessage,
  parseOutbox,
  type OutgoingMessage,
  type Written,
} from './outbox-rules.ts';
import { FileGoneError, holdFile, letGoOfFile, uploadFile } from './unsent-files.ts';

/** Everything that a member has sent to others and that the server has not confirmed: texts, photos, voice notes. */
export const outbox = createQueue<OutgoingMessage>({
  kept: { key: 'mwanzo.outbox', parse: parseOutbox },
  lane: ({ receiver }) => String(receiver),
  // A file takes longer than a text, and a second upload would only make both slower.
  patience: ({ file }) => (file ? 120_000 : 5000),
  send,
  refuse,
  uploads: ({ file, media }) => file !== undefined && !media,
  // More may have waited for a line than the server takes in a minute. Uploads have a limit for an hour.
  isLost: (error, { file, media }) =>
    isLostOnTheWay(error) || (isTooFast(error) && (file === undefined || media !== undefined)),
  asks: ({ file, media, refusal }) => file?.isKept === false && !media && refusal === undefined,
  onGone: leave,
});

export const readOutbox = outbox.read;

function isTooFast(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'too_many_requests';
}

async function send(message: OutgoingMessage, attempt: Attempt): Promise<OutgoingMessage | undefined> {
  if (!message.file || message.media) return sendMessage(message, attempt);
  const media = await uploadFile(message, attempt);
  // The sender is asked if the photo may show a nude person.
  const isAsking = media.kind === 'photo' && media.is_explicit;
  const uploaded: OutgoingMessage = { ...message, media, phase: isAsking ? 'asking' : message.phase };
  outbox.change(message.id, { media, phase: uploaded.phase });
  if (media.kind === 'photo') movePicture(message.id, media.id);
  letGoOfFile(message.id);
  return isAsking ? uploaded : sendMessage(uploaded, attempt);
}

async function sendMessage(message: OutgoingMessage, attempt: Attempt): Promise<undefined> {
  const { id, receiver, text, media, replyTo, concerns } = message;
  const sent = await request('POST /api/messages/send/', {
    body: {
      sender: attempt.as,
      receiver,
      text,
      client_id: id,
      ...(media && { media: media.id }),
      ...(replyTo && (isPrompt(replyTo) ? { reply_to_prompt: replyTo.prompt_id } : { reply_to: replyTo.id })),
      ...(concerns && { confirmed: true }),
    },
    as: attempt.as,
    signal: attempt.signal,
  });
  showMessage(receiver, sent);
  const isLast = !outbox
    .read()
    .some((other) => other.receiver === receiver && other.id !== id && leavesByItself(other));
  // Messages that the partner wrote before it may not have arrived yet.
  if (isLast) void attempt.client.invalidateQueries({ queryKey: conversationKey(receiver) });
}

function refuse(message: OutgoingMessage, error: unknown): OutgoingMessage {
  if (message.file && !message.media) {
    logFailure('The photo or voice note was not sent', error);
    const code = error instanceof FileGoneError ? 'gone' : error instanceof RequestError && error.code;
    return { ...message, phase: 'failed', refusal: isFileRefusal(code) ? code : undefined };
  }
  if (error instanceof RequestError && error.code === 'think_again')
    return { ...message, phase: 'asking', concerns: error.fields['text'] ?? [] };
  const isLimited = noteLimit('messages', error);
  // The chat shows a used-up limit above the input.
  if (isLimited) refusedReceivers.write(new Set([...refusedReceivers.read(), message.receiver]));
  else showToast({ title: t(texts.sendFailed), description: t(texts.sendFailedText), kind: 'bad', error });
  const inInput = isInputFree(message);
  if (inInput) replaceDraft(message.receiver, message.text);
  return { ...message, phase: inInput && isLimited ? 'kept' : 'failed', inInput };
}

/** A caption stays with its photo. */
function isInputFree({ id, receiver, media }: OutgoingMessage): boolean {
  const other = inInputOf(outbox.read(), receiver);
  return !media && readDraft(receiver).trim() === '' && (other === undefined || other.id === id);
}

/** Also removes the copy of the message's text from the input. */
function leaveInput({ inInput, receiver, text }: OutgoingMessage): void {
  if (inInput && readDraft(receiver).trim() === text) replaceDraft(receiver, '');
}

/** Called when a message has arrived, or was discarded. */
function leave(message: OutgoingMessage): void {
  leaveInput(message);
  if (!message.file || message.media) return;
  letGoOfFile(message.id);
  forgetPicture(message.id);
}

/** Stores a new message, to be sent after those that are already there. @returns its id */
export function putInOutbox(written: Written, newId = newUuid): string {
  const corrected = written.file ? undefined : inInputOf(outbox.read(), written.receiver);
  const receiverName = readConversation(written.receiver)?.partner?.name;
  const message = makeMessage(corrected, { ...written, receiverName }, newId, new Date(realNow()));
  outbox.add(message);
  if (corrected && corrected.id !== message.id) throwAway(corrected.id);
  return message.id;
}

/** Sends a photo or voice note, whose file may still be prepared. @returns its id */
export function sendFile(written: Written & Pick<Required<Written>, 'file'>, content: Promise<Blob>): string {
  const id = newUuid();
  const isHeld = holdFile(id, readSession().user?.id ?? 0, content);
  putInOutbox(written, () => id);
  void isHeld.then((gone) => {
    const message = outbox.find(id);
    // It may have been uploaded, or discarded, meanwhile.
    if (!message || message.media) letGoOfFile(id);
    for (const other of [id, ...(gone ?? [])]) noteKept(other, other === id && gone !== null);
  });
  return id;
}

function noteKept(id: string, isKept: boolean): void {
  const file = outbox.find(id)?.file;
  if (file && file.isKept !== isKept) outbox.change(id, { file: { ...file, isKept } });
}

/**
 * Holds a message back. Its text is in the input again, below what stands there already. Besides that only its quote is
 * left, unless what stands there replies to something itself.
 */
export function takeBack(id: string): void {
  const found = outbox.find(id);
  if (!found) return;
  const { share: _, ...message } = found;
  const { receiver, text, media, replyTo } = message;
  const draft = readDraft(receiver).trim();
  const other = inInputOf(outbox.read(), receiver);
  // A message in the input is removed with its text there, so it goes first.
  if (isInputFree(message) || (replyTo && !media && !other)) outbox.add({ ...message, phase: 'kept', inInput: true });
  else throwAway(id);
  if (other?.phase === 'kept' && !other.replyTo) outbox.change(other.id, { replyTo });
  replaceDraft(receiver, draft === '' ? text : `${draft}\n${text}`);
}

/** Sends a message again, with the same id, or one that the member was asked about. */
export function sendAgain(id: string): void {
  const message = outbox.find(id);
  if (!message) return;
  leaveInput(message);
  outbox.change(id, { inInput: false, refusal: undefined });
  outbox.again(id);
}

/** Removes a message that the member has discarded. */
export function throwAway(id: string): void {
  const media = outbox.find(id)?.media;
  outbox.forget((message) => message.id === id);
  if (media) forgetPicture(media.id);
}

/**
 * A text that is typed into an emptied input is a new message, so it no longer replaces a failed one. A kept message
 * stood in the input only, so it is discarded.
 */
export function freeInput(receiver: number): void {
  const corrected = inInputOf(outbox.read(), receiver);
  if (corrected?.phase === 'kept') throwAway(corrected.id);
  else if (corrected) outbox.change(corrected.id, { inInput: false });
}
