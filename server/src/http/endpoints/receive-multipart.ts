import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { photoLimits } from '@mwanzo/contract/limits';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import { discardBody } from './discard-body.ts';

export interface ReceivedFile {
  /** The file's path in a private folder that `dispose` removes. */
  readonly path: string;
  /** Size in bytes, at least 1. */
  readonly bytes: number;
  /** The name that the sender gave. Never use it in a path; show it only as text. */
  readonly filename: string;
}

export interface ReceivedMultipart extends AsyncDisposable {
  /** The text fields. Repeated fields are lists. */
  readonly fields: Readonly<Record<string, string | string[]>>;
  /** The files by part name. A file of 0 bytes (an empty file input) counts as absent. */
  readonly files: ReadonlyMap<string, ReceivedFile>;
  dispose(): Promise<void>;
}

interface ReceiveMultipartOptions {
  /** The part names that may have one file each. Files of other parts are discarded. */
  readonly files: readonly string[];
  readonly limits?: Partial<typeof multipartLimits>;
  /** The folder in which the private folder is created. */
  readonly folder?: string;
}

const multipartLimits = {
  fileBytesMax: photoLimits.bytesMax as number,
  fieldsMax: 30,
  fieldBytesMax: 64 * 1024,
  partsMax: 60,
};

/**
 * Reads a multipart body and streams its files to a private folder. If it throws, no file is left.
 * @throws ApiError file_too_large, or invalid_input for any other problem of the body
 */
export async function receiveMultipart(
  request: FastifyRequest,
  options: ReceiveMultipartOptions,
): Promise<ReceivedMultipart> {
  const limits = { ...multipartLimits, ...options.limits };
  const parent = options.folder ?? tmpdir();
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(parent, 'mwanzo-upload-'));
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    const { fields, files } = await readParts(request, options.files, limits, folder);
    return { fields: Object.fromEntries(fields), files, dispose, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    discardBody(request.raw);
    throw explain(error);
  }
}

async function readParts(
  request: FastifyRequest,
  wanted: readonly string[],
  limits: typeof multipartLimits,
  folder: string,
) {
  const fields = new Map<string, string | string[]>();
  const files = new Map<string, ReceivedFile>();
  const parts = request.parts({
    limits: {
      fileSize: limits.fileBytesMax,
      fields: limits.fieldsMax,
      fieldSize: limits.fieldBytesMax,
      parts: limits.partsMax,
    },
  });
  for await (const part of parts) {
    if (part.type === 'field') addField(fields, part);
    else if (wanted.includes(part.fieldname)) await addFile(files, part, path.join(folder, String(files.size)));
    else await discard(part);
  }
  return { fields, files };
}

function addField(fields: Map<string, string | string[]>, part: Exclude<Multipart, MultipartFile>): void {
  const { fieldname } = part;
  if (part.valueTruncated || part.fieldnameTruncated) {
    throw new ApiError('invalid_input', { fields: { [fieldname]: ['This is too long.'] } });
  }
  const value = fieldText(part.value);
  const present = fields.get(fieldname);
  if (present === undefined) fields.set(fieldname, value);
  else fields.set(fieldname, Array.isArray(present) ? [...present, value] : [present, value]);
}

/**
 * Turns parts of type application/json, which arrive parsed, back into text. Some clients send every field that way.
 */
function fieldText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

async function addFile(files: Map<string, ReceivedFile>, part: MultipartFile, target: string): Promise<void> {
  const out = createWriteStream(target, { flags: 'wx', mode: 0o600 });
  stopAtLimit(part);
  await pipeline(part.file, out);
  if (out.bytesWritten === 0) {
    await rm(target);
    return;
  }
  if (files.has(part.fieldname)) {
    throw new ApiError('invalid_input', { fields: { [part.fieldname]: ['Send one file.'] } });
  }
  files.set(part.fieldname, { path: target, bytes: out.bytesWritten, filename: part.filename });
}

async function discard(part: MultipartFile): Promise<void> {
  stopAtLimit(part);
  for await (const _ of part.file);
}

/** Refuses a file as soon as it exceeds the limit. Otherwise an endless file would be read first. */
function stopAtLimit(part: MultipartFile): void {
  const refuse = () => part.file.destroy(new ApiError('file_too_large'));
  if (part.file.truncated) refuse();
  else part.file.once('limit', refuse);
}

/** Errors by the parser are about the body. Errors by the file system have an errno and count as internal. */
function explain(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if (error instanceof Error && 'errno' in error) return error;
  return new ApiError('invalid_input', { detail: 'The multipart body could not be read.', cause: error });
}
