import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createAccessCheck } from './access.ts';
import { dealDeck } from './deck.ts';
import { listMatches } from './matches.ts';
import { listConversation, sendMessage, type MessageBody } from './messages.ts';
import { Refusal } from './refusal.ts';
import type { Pool } from './statement.ts';
import { swipe, type SwipeBody } from './swipe.ts';

interface Outcome {
  readonly status: number;
  readonly body: unknown;
}

/** Serves the five calls at the addresses of the app, with as little as possible around them. */
export function createFloorServer(pool: Pool, secretKey: string): Server {
  const callerOf = createAccessCheck(secretKey);

  async function call(request: IncomingMessage, text: string): Promise<Outcome> {
    const me = callerOf(request.headers.authorization);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor');
    switch (pathname) {
      case '/api/profiles/like-pass/':
        return { status: 200, body: await swipe(pool, me, JSON.parse(text) as SwipeBody) };
      case '/api/messages/send/':
        return { status: 201, body: await sendMessage(pool, me, JSON.parse(text) as MessageBody) };
      case '/api/profiles/matches/':
        return { status: 200, body: await listMatches(pool, me, secretKey) };
      case '/api/profiles/discover/':
        return { status: 200, body: await dealDeck(pool, me, secretKey) };
      default: {
        const [, them] = /^\/api\/messages\/conversation\/(\d+)\/$/.exec(pathname) ?? [];
        if (them === undefined) throw new Refusal(404);
        const limit = Number(searchParams.get('limit'));
        return { status: 200, body: await listConversation(pool, me, Number(them), limit) };
      }
    }
  }

  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      call(request, Buffer.concat(chunks).toString()).then(
        (outcome) => respond(response, outcome),
        (error: unknown) => respond(response, refuse(error)),
      );
    });
  });
}

function refuse(error: unknown): Outcome {
  if (error instanceof Refusal) return { status: error.status, body: { code: 'refused' } };
  console.error(error);
  return { status: 500, body: { code: 'broken' } };
}

function respond(response: ServerResponse, { status, body }: Outcome): void {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  };
  response.writeHead(status, headers).end(text);
}
