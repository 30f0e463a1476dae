import { expect, test } from 'vitest';
import { coturnSettings } from './coturn-settings.ts';

test('coturn listens, relays and counts as written, and lets nobody reach another address through it', async () => {
  const place = { folder: '/place', secret: 'one', port: 3478, host: '127.0.0.9' };
  await expect(coturnSettings(place)).toMatchFileSnapshot('./in-words/coturn-settings.txt');
  const both = coturnSettings({ ...place, otherSecret: 'two' });
  expect(both.split('\n').filter((line) => line.startsWith('static-auth-secret'))).toEqual([
    'static-auth-secret=one',
    'static-auth-secret=two',
  ]);
});
