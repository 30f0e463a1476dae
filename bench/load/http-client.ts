import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  json(): unknown;
}

export interface HttpClient {
  send(request: HttpRequest): Promise<HttpResponse>;
  close(): void;
}

/** Uses at most this many keep-alive connections, and accepts gzip as browsers do. */
export function createHttpClient(port: number, connections: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    send: (outgoing) => send(agent, port, outgoing),
    close: () => agent.destroy(),
  };
}

function send(
  agent: Agent,
  port: number,
  { method, path, token, body, headers: more }: HttpRequest,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers: Record<string, string | number> = { 'accept-encoding': 'gzip', ...more };
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
        resolve({ status: response.statusCode ?? 0, headers: response.headers, json });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}
