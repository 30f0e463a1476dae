import { defineEndpoint } from '@mwanzo/contract/endpoint';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../../errors/api-error.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createAccessTokens } from '../access-tokens.ts';
import { createHttpServer } from '../create-http-server.ts';
import { serveEndpoints } from './serve-endpoints.ts';

const common = { method: 'POST', summary: 'Does.', response: null, status: 204, errors: ['not_found'] } as const;
const body = z.object({ name: z.string() });
const contract = {
  join: defineEndpoint({ ...common, path: '/join/', access: 'public', limit: 'sign_up', body }),
  like: defineEndpoint({ ...common, path: '/like/', access: 'member', limit: 'swipe', body }),
  decide: defineEndpoint({ ...common, path: '/decide/', access: 'moderator', limit: 'moderation', body }),
  show: defineEndpoint({ ...common, path: '/show/', access: 'member', limit: 'upload', files: ['photo'], body }),
  prove: defineEndpoint({ ...common, path: '/prove/', access: 'member', limit: 'verify', files: ['photo'], body }),
};
type Name = keyof typeof contract;

/** Serves the contract, and notes in which order a request is checked, counted and worked on. */
async function serve() {
  const config = testConfig(makeDataFolder());
  const app = await createHttpServer(config);
  onTestFinished(() => app.close());
  const steps: string[] = [];
  const refused = { at: '' };
  /** A step, at which a case may end the request. */
  const step = (name: string) => {
    steps.push(name);
    if (refused.at === name) throw new ApiError('not_found');
  };
  const handle = (name: Name) => async () => step(`does ${name}`);
  const names = Object.keys(contract) as Name[];
  const handlers = Object.fromEntries(names.map((name) => [name, handle(name)])) as Record<Name, () => Promise<void>>;
  const tokens = createAccessTokens(config.secretKey, createTestClock());
  const note = (how: string, key: string) => {
    const name = key.split(':')[0];
    steps.push(`${how} ${name}`);
    return { count: refused.at === `${how} ${name}` ? 1_000_000 : 1, leftMs: 5000 };
  };
  serveEndpoints(app, contract, handlers, {
    tokens,
    requireModeratorStep: async () => step('second step'),
    uploadsFolder: makeDataFolder(),
    rateLimits: {
      relaxation: 1,
      knownDeviceOf: () => null,
      shared: {
        count: async (key, _, more) => note(more === 1 ? 'counts' : 'looks at', key),
        countSoon: (key) => note('counts', key),
      },
    },
    refuseStopped: (_name, _request, hasFile) => step(hasFile ? 'switch of files' : 'switch'),
  });
  const authorization = `Bearer ${await tokens.issue({ userId: 7, role: 'moderator' }, 8)}`;
  return { app, steps, refused, authorization };
}

const right = JSON.stringify({ name: 'A' });
const part = (head: string, text: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
const field = part('name="name"', 'A');
const file = part('name="photo"; filename="a.jpg"', 'pixels');

const bodies = {
  right: ['application/json', right],
  wrong: ['application/json', '{}'],
  long: ['application/json', JSON.stringify({ name: 'A'.repeat(9000) })],
  form: ['multipart/form-data; boundary=x', `${field}--x--\r\n`],
  file: ['multipart/form-data; boundary=x', `${field}${file}--x--\r\n`],
  'wrong file': ['multipart/form-data; boundary=x', `${file}--x--\r\n`],
  broken: ['multipart/form-data; boundary=x', 'hello'],
} as const;

const cases: readonly (readonly [Name, keyof typeof bodies, refusedAt?: string, isStranger?: boolean])[] = [
  ['join', 'right'],
  ['join', 'wrong'],
  ['join', 'long'],
  ['join', 'form'],
  ['join', 'right', 'switch'],
  ['join', 'right', 'counts sign_up'],
  ['join', 'wrong', 'counts malformed'],
  ['join', 'long', 'counts malformed'],
  ['like', 'right', '', true],
  ['like', 'right'],
  ['like', 'wrong'],
  ['like', 'right', 'switch'],
  ['like', 'right', 'counts swipe'],
  ['like', 'right', 'does like'],
  ['decide', 'right', '', true],
  ['decide', 'right'],
  ['decide', 'right', 'second step'],
  ['show', 'right'],
  ['show', 'form'],
  ['show', 'file'],
  ['show', 'wrong file'],
  ['show', 'broken'],
  ['show', 'file', 'counts write'],
  ['show', 'file', 'looks at upload'],
  ['show', 'file', 'counts upload'],
  ['show', 'file', 'switch of files'],
  ['prove', 'file'],
  ['prove', 'form'],
  ['prove', 'broken'],
  ['prove', 'wrong file'],
  ['prove', 'file', 'does prove'],
  ['prove', 'file', 'looks at verify'],
  ['prove', 'file', 'counts verify'],
];

test('each request is checked, counted and worked on in its order, and no further than it may', async () => {
  const { app, steps, refused, authorization } = await serve();
  const lines: string[] = [];
  for (const [name, sent, refusedAt = '', isStranger = false] of cases) {
    refused.at = refusedAt;
    steps.length = 0;
    const [type, payload] = bodies[sent];
    const headers = { 'content-type': type, ...(!isStranger && { authorization }) };
    const { statusCode } = await app.inject({ method: 'POST', url: contract[name].path, headers, payload });
    const title = [name, sent, isStranger && 'by a stranger', refusedAt && `refused at "${refusedAt}"`].filter(Boolean);
    lines.push(`${title.join(', ')}: ${[...steps, statusCode].join(', ')}`);
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('in-words/order-of-checks.txt');
});
