import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploading } from './upload.ts';

class FakeUpload extends EventTarget {
  static latest: FakeUpload | undefined;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  statusText = '';
  responseText = '';
  sent: unknown;
  isAborted = false;
  constructor() {
    super();
    FakeUpload.latest = this;
  }
  readonly opened: unknown[] = [];
  open(...how: unknown[]) {
    this.opened.push(how);
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  readonly told: Record<string, string> = {
    'content-type': 'application/json',
    'retry-after': '30',
    'switched-off': 'calls',
    'x-request-id': 'abcdefgh2345',
    'x-other': 'left out',
  };
  getResponseHeader = (name: string) => this.told[name] ?? null;
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
}

beforeEach(() => {
  FakeUpload.latest = undefined;
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
});
afterEach(() => vi.unstubAllGlobals());

function upload(signal?: AbortSignal) {
  const onProgress = vi.fn();
  const headers = new Headers({ authorization: 'Bearer a' });
  const message = { method: 'POST', cache: 'no-store', headers, body: 'photo', ...(signal && { signal }) } as const;
  const response = uploading(onProgress)('/api/', message);
  const request = FakeUpload.latest;
  if (!request) throw new Error('no upload was started');
  return { response, request, onProgress };
}

test('an upload tells its progress, and resolves to the response and what is off, a refusal too', async () => {
  const { response, request, onProgress } = upload();
  request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 5, total: 10 }));
  Object.assign(request, { status: 429, statusText: 'Too many', responseText: '{"code":"busy"}' });
  request.dispatchEvent(new Event('load'));
  const arrived = await response;
  const { status, statusText, headers } = arrived;
  expect([status, statusText, await arrived.text()]).toEqual([429, 'Too many', '{"code":"busy"}']);
  expect(onProgress.mock.calls).toEqual([[5, 10]]);
  // An upload without the header would count as a response that says that everything is on.
  const { 'x-other': _, ...told } = request.told;
  expect(Object.fromEntries(headers)).toEqual(told);
  expect([request.opened, request.sent, request.headers]).toEqual([
    [['POST', '/api/']],
    'photo',
    { authorization: 'Bearer a' },
  ]);
});

test('a cut connection is a failure of the network', async () => {
  const { response, request } = upload();
  request.dispatchEvent(new Event('error'));
  await expect(response).rejects.toThrow(TypeError);
});

test('an upload that is cancelled stops, and one that was cancelled before sends nothing', async () => {
  const cancel = new AbortController();
  const running = upload(cancel.signal);
  cancel.abort();
  await expect(running.response).rejects.toBe(cancel.signal.reason);
  expect(running.request.isAborted).toBe(true);
  const late = upload(cancel.signal);
  await expect(late.response).rejects.toBe(cancel.signal.reason);
  expect(late.request.sent).toBeUndefined();
});

test('an upload that the browser stops is cancelled, also where no button could have stopped it', async () => {
  const cancel = new AbortController();
  for (const { response, request } of [upload(), upload(cancel.signal)]) {
    request.abort();
    await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  }
});

test('of a response that lacks a header nothing is made up', async () => {
  const { response, request } = upload();
  for (const name of ['retry-after', 'switched-off', 'x-request-id']) delete request.told[name];
  Object.assign(request, { status: 200, responseText: '{}' });
  request.dispatchEvent(new Event('load'));
  expect(Object.fromEntries((await response).headers)).toEqual({ 'content-type': 'application/json' });
});
