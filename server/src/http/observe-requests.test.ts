import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { observeRequests } from './observe-requests.ts';

test('all files of the web app are one route, and so is all that has none', async () => {
  const app = fastify();
  const seen: (readonly [route: string, status: number])[] = [];
  observeRequests(app, ({ route, status }) => seen.push([route, status]));
  for (const url of ['/assets/app-1.js', '/assets/app-2.css', '/api/people/:id']) app.get(url, async () => 'ok');
  for (const url of ['/assets/app-1.js', '/assets/app-2.css', '/api/people/7', '/assets/gone.js', '/gone'])
    await app.inject({ url });
  await expect
    .poll(() => seen)
    .toEqual([
      ['/assets/*', 200],
      ['/assets/*', 200],
      ['/api/people/:id', 200],
      ['none', 404],
      ['none', 404],
    ]);
  await app.close();
});
