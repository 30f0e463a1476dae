import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../errors/api-error.ts';
import { receiveMultipart } from './receive-multipart.ts';

const fileBytesMax = 200_000;
let app: FastifyInstance;
let folder: string;
/** Resolves to the outcome of the latest request, even if its client has gone. */
let outcome: PromiseWithResolvers<unknown>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'multipart-test-'));
  outcome = Promise.withResolvers();
  // A client may keep the connection of a refused body open indefinitely.
  app = Fastify({ forceCloseConnections: true });
  await app.register(multipart);
  app.post('/upload', async (request, reply) => {
    try {
      await using received = await receiveMultipart(request, { files: ['photo'], limits: { fileBytesMax }, folder });
      const photo = received.files.get('photo');
      const response = {
        fields: received.fields,
        parts: [...received.files.keys()],
        photo: photo && {
          ...photo,
          content: await readFile(photo.path, 'latin1'),
          mode: (await stat(photo.path)).mode & 0o777,
          folderMode: (await stat(path.dirname(photo.path))).mode & 0o777,
        },
      };
      outcome.resolve('received');
      return response;
    } catch (error) {
      outcome.resolve(error);
      if (!(error instanceof ApiError)) throw error;
      return reply.code(error.status).send({ code: error.code, fields: error.fields });
    }
  });
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function send(...parts: [name: string, value: string | File][]) {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const { body, headers } = new Response(form);
  const payload = Buffer.from(await new Response(body).arrayBuffer());
  return sendRaw(payload, headers.get('content-type') ?? '');
}

function sendRaw(payload: Buffer | string, contentType: string) {
  return app.inject({ method: 'POST', url: '/upload', payload, headers: { 'content-type': contentType } });
}

const sized = (bytes: number): [string, File] => ['photo', new File([new Uint8Array(bytes)], 'a.jpg')];
const stored = async () => (await readdir(folder, { recursive: true })).filter((name) => path.basename(name) === '0');
const jsonPart = (name: string, json: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: application/json\r\n\r\n${json}\r\n`;
const expectNothingLeft = async () => expect(await readdir(folder)).toEqual([]);

test('fields and the file arrive complete, repeated fields as a list, and dispose removes the folder', async () => {
  const response = await send(
    ['name', 'Wanjirũ'],
    ['interests', 'hiking'],
    ['interests', 'chess'],
    ['interests', ''],
    ['photo', new File(['pixels'], 'me.jpg', { type: 'image/jpeg' })],
  );
  expect(response.json()).toMatchObject({
    fields: { name: 'Wanjirũ', interests: ['hiking', 'chess', ''] },
    photo: { bytes: 6, filename: 'me.jpg', content: 'pixels', mode: 0o600, folderMode: 0o700 },
  });
  await expectNothingLeft();
});

test('a part of type application/json arrives as text', async () => {
  const response = await sendRaw(
    `${jsonPart('bio', '"Habari"')}${jsonPart('interests', '["a","b"]')}${jsonPart('age', '31')}--x--\r\n`,
    'multipart/form-data; boundary=x',
  );
  expect(response.json().fields).toEqual({ bio: 'Habari', interests: '["a","b"]', age: '31' });
});

test('a file of exactly the limit is accepted, and one byte more is file_too_large and leaves nothing', async () => {
  expect((await send(sized(fileBytesMax))).json().photo.bytes).toBe(fileBytesMax);
  const refused = await send(sized(fileBytesMax + 1));
  expect([refused.statusCode, refused.json().code]).toEqual([413, 'file_too_large']);
  await expectNothingLeft();
});

test('a file under an unexpected name is discarded, and the parts after it still arrive', async () => {
  const response = await send(
    ['malware', new File(['x'.repeat(100_000)], 'run.exe')],
    ['name', 'Otieno'],
    ['photo', new File(['p'], 'p.png')],
  );
  expect(response.json()).toMatchObject({ fields: { name: 'Otieno' }, parts: ['photo'] });
});

test('an unexpected file over the limit is also refused (catches: discarding an endless part)', async () => {
  expect((await send(['other', new File([new Uint8Array(fileBytesMax + 1)], 'a')])).statusCode).toBe(413);
  await expectNothingLeft();
});

test('an empty file input counts as absent', async () => {
  const response = await send(['photo', new File([], '')], ['name', 'Achieng']);
  expect(response.json()).toEqual({ fields: { name: 'Achieng' }, parts: [] });
});

test('an empty file input before a chosen file of the same name counts as absent', async () => {
  const response = await send(['photo', new File([], '')], ['photo', new File(['pixels'], 'me.jpg')]);
  expect(response.json()).toMatchObject({ parts: ['photo'], photo: { bytes: 6, filename: 'me.jpg' } });
});

test('two files under one name are refused', async () => {
  const response = await send(['photo', new File(['a'], 'a')], ['photo', new File(['b'], 'b')]);
  expect(response.json()).toEqual({ code: 'invalid_input', fields: { photo: ['Send one file.'] } });
  await expectNothingLeft();
});

test.each([
  ['with dots', '../../../../evil'],
  ['that is a path', '/etc/evil'],
  ['with backslashes', '..\\evil'],
  ['of 4,096 letters', 'a'.repeat(4096)],
  ['written from right to left', '\u202Egpj.exe'],
])('a file name %s never becomes part of a path (catches: joining the name to the folder)', async (_, name) => {
  const response = await send(['photo', new File(['p'], name)]);
  expect(path.dirname(path.dirname(response.json().photo.path))).toBe(folder);
  expect(path.basename(response.json().photo.path)).toBe('0');
  await expectNothingLeft();
});

test.each([
  ['more than 30 fields', Array.from({ length: 31 }, (_, i): [string, string] => [`f${i}`, 'x'])],
  ['a field over 64 KB', [['bio', 'x'.repeat(64 * 1024 + 1)] as [string, string]]],
  ['a field named __proto__', [['__proto__', 'x'] as [string, string]]],
  ['a field named constructor', [['constructor', 'x'] as [string, string]]],
])('%s is invalid_input', async (_, fields) => {
  const response = await send(...fields, ['photo', new File(['p'], 'p')]);
  expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
  await expectNothingLeft();
});

test('thirty fields, one of them of 64 KB, and sixty parts are accepted, and one part more is not', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, i): [string, string] => [`f${i}`, 'x']);
  const response = await send(...many(29), ['bio', 'x'.repeat(64 * 1024)]);
  expect([response.statusCode, Object.keys(response.json().fields).length]).toEqual([200, 30]);
  const others = (count: number) =>
    Array.from({ length: count }, (_, i): [string, File] => [`o${i}`, new File(['x'], 'a')]);
  expect((await send(...many(30), ...others(30))).statusCode).toBe(200);
  expect((await send(...many(30), ...others(31))).statusCode).toBe(400);
  await expectNothingLeft();
});

const opened =
  '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';

test.each([
  ['no boundary', 'a', 'multipart/form-data'],
  ['text that is not multipart', 'hello', 'multipart/form-data; boundary=x'],
  ['a body that ends inside a file', `${opened}abc`, 'multipart/form-data; boundary=x'],
  ['a part without headers', '--x\r\n\r\nabc', 'multipart/form-data; boundary=x'],
  [
    'a JSON part that is not JSON',
    '--x\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n{\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ],
])('a malformed body (%s) is invalid_input and leaves nothing', async (_, payload, contentType) => {
  const response = await sendRaw(payload, contentType);
  expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
  await expectNothingLeft();
});

test('a client that disconnects in the middle of a file leaves nothing', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const head =
    'POST /upload HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\n' +
    'Content-Length: 150000\r\n\r\n';
  socket.write(`${head}${opened}${'p'.repeat(90_000)}`);
  await expect.poll(stored).toHaveLength(1);
  socket.destroy();
  expect(await outcome.promise).toMatchObject({ code: 'invalid_input' });
  await expectNothingLeft();
});

test('a browser that sends the whole of a too large file can read the 413', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const form = new FormData();
  form.append('photo', new File([new Uint8Array(5_000_000)], 'a.jpg'));
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/upload`, { method: 'POST', body: form });
  expect([response.status, await response.json()]).toEqual([413, { code: 'file_too_large' }]);
  await expectNothingLeft();
});
