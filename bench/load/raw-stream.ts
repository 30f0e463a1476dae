import { connect, type Socket } from 'node:net';

/** A stream of events, read with as little work as possible. */
export interface RawStream {
  close(): void;
}

/**
 * Opens the stream of a token and resolves when its first event is there.
 * @param onText called with everything that comes afterwards
 */
export function openRawStream(port: number, token: string, onText?: (text: string) => void): Promise<RawStream> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let isOpen = false;
    let head = '';
    socket.setEncoding('utf8');
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`The stream has ended: ${head.slice(0, 200)}`)));
    socket.on('data', (chunk: unknown) => {
      const text = String(chunk);
      if (isOpen) return onText?.(text);
      head += text;
      if (!head.includes('"sync"')) return undefined;
      isOpen = true;
      return resolve({ close: () => socket.destroy() });
    });
    socket.write(`GET /api/events/ HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  });
}
