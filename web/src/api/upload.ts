import type { Transport } from './send.ts';

/**
 * Makes a transport that reports how many bytes of a body have left the phone, which `fetch` cannot do.
 * @param onProgress called with the bytes sent and the total
 */
export function uploading(onProgress: (sent: number, total: number) => void): Transport {
  return (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const upload = new XMLHttpRequest();
      upload.open(method, url);
      for (const [name, value] of headers) upload.setRequestHeader(name, value);
      upload.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
      upload.addEventListener('load', () => resolve(responseOf(upload)));
      upload.addEventListener('error', () => reject(new TypeError('The connection was cut')));
      upload.addEventListener('abort', () => reject(signal?.reason ?? new DOMException('Cancelled', 'AbortError')));
      signal?.addEventListener('abort', () => upload.abort());
      if (signal?.aborted) reject(signal.reason);
      else upload.send(body ?? null);
    });
}

function responseOf(upload: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after', 'switched-off', 'x-request-id']) {
    const value = upload.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(upload.responseText, { status: upload.status, statusText: upload.statusText, headers });
}
