import type { MessageMedia } from '@mwanzo/contract/conversations/chat-media';
import { onMemberChange } from '../../../../api/member-change.ts';
import { NetworkError } from '../../../../api/request-error.ts';
import { request } from '../../../../api/request.ts';
import { uploading } from '../../../../api/upload.ts';
import { readStored } from '../../../../device/member-storage.ts';
import { realNow } from '../../../../device/server-clock.ts';
import { dropFiles, keepFile, readFile } from '../../../../sending/kept-files.ts';
import type { Attempt } from '../../../../sending/sendable.ts';
import type { OutgoingMessage } from './outbox-rules.ts';

/** After this time, in ms, no other tab is still preparing a file. */
const preparationMilliseconds = 60_000;

/** The files that this page has or prepares, by the id of their message. */
const files = new Map<string, Promise<Blob>>();

/** Somebody who logs out leaves the files of others there, so their own are deleted here. */
function dropUnnamedFiles(): void {
  const left = readStored('mwanzo.left');
  const named = `${readStored('mwanzo.outbox')} ${left}`;
  if (left !== null) void dropFiles(({ id }) => !named.includes(id));
}
dropUnnamedFiles();
onMemberChange(() => {
  files.clear();
  dropUnnamedFiles();
});

/** Thrown if a file was neither kept on the device nor is it in the memory of this page. */
export class FileGoneError extends Error {
  override readonly name = 'FileGoneError';
}

/** Keeps a file on the device. @returns the ids of the files that had to make room; null if it could not be kept */
export async function holdFile(id: string, owner: number, content: Promise<Blob>): Promise<readonly string[] | null> {
  files.set(id, content);
  return keepFile(id, owner, await content);
}

export async function fileOf(id: string, owner: number): Promise<Blob | undefined> {
  return files.get(id) ?? readFile(id, owner);
}

export function letGoOfFile(id: string): void {
  files.delete(id);
  void dropFiles((file) => file.id === id);
}

/** @throws FileGoneError */
export async function uploadFile(
  { id, receiver, writtenAt, file }: OutgoingMessage,
  { signal, as, onProgress }: Attempt,
): Promise<MessageMedia> {
  const content = await fileOf(id, as);
  signal.throwIfAborted();
  if (!content) {
    const isNew = realNow() - Date.parse(writtenAt) < preparationMilliseconds;
    throw isNew && !file?.isKept ? new NetworkError('Another tab is preparing the file') : new FileGoneError();
  }
  const body = new FormData();
  body.set('receiver', String(receiver));
  if (file?.kind === 'voice') {
    body.set('voice', content, 'voice');
    return request('POST /api/messages/media/voice-notes/', { body, signal, as });
  }
  body.set('photo', content);
  return request('POST /api/messages/media/photos/', { body, signal, as, transport: uploading(onProgress) });
}
