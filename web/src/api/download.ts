import type { Transport } from './send.ts';

/**
 * Makes a transport that reports how many bytes of a response have arrived.
 * @param onProgress called with the bytes so far; the total is not known
 */
export function downloading(onProgress: (received: number) => void): Transport {
  return async (url, message) => {
    const response = await fetch(url, message);
    if (!response.ok || !response.body) return response;
    let received = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          received += chunk.length;
          onProgress(received);
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, { status: response.status, headers: response.headers });
  };
}
