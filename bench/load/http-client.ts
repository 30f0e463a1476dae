import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  json(): unknown;
}

export interface HttpClient {
  call(call: Call): Promise<Answer>;
  close(): void;
}

/** Keep-alive connections, at most so many, that ask for gzip as browsers do. */
export function createHttpClient(port: number, connections: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    call: (call) => send(agent, port, call),
    close: () => agent.destroy(),
  };
}

function send(agent: Agent, port: number, { method, path, token, body }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers: Record<string, string | number> = { 'accept-encoding': 'gzip' };
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
    if (text !== undefined)
      Object.assign(headers, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
    const outgoing = request({ agent, port, host: '127.0.0.1', method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const isGzip = response.headers['content-encoding'] === 'gzip';
        const json = (): unknown =>
          JSON.parse(String(isGzip ? gunzipSync(Buffer.concat(chunks)) : Buffer.concat(chunks)));
        resolve({ status: response.statusCode ?? 0, json });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}
