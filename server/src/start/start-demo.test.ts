import { Secret } from '../config/secret.ts';
import { expect, test } from 'vitest';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { startServer } from './start-server.ts';

const real = {
  PUBLIC_URL: 'https://pay.example',
  MPESA_CONSUMER_KEY: 'key',
  MPESA_CONSUMER_SECRET: 'secret',
  MPESA_SHORTCODE: '600100',
  MPESA_TILL: '600200',
  MPESA_PASSKEY: 'passkey',
  TURN_URLS: 'turn:turn.example',
  TURN_SECRET: 'a-secret-of-the-tests-with-32-letters',
};
const nothing = { urls: ['turn:127.0.0.1'], secret: new Secret('s') };

/** Starts a demo server whose database fails, and returns what was started and stopped beside it, in order. */
async function startDemo(variables: Record<string, string>): Promise<string[]> {
  const done: string[] = [];
  const begin = (what: string) => {
    done.push(`${what} starts`);
    return async () => void done.push(`${what} stops`);
  };
  const starting = startServer(
    { DEMO: '1', DATA_DIR: makeDataFolder(), ...variables },
    {
      startDemo: () => Promise.reject(new Error('never')),
      startPretendMpesa: () => ({ ready: Promise.resolve(null), stop: begin('M-Pesa') }),
      startTurn: async () => ({ config: nothing, stop: begin('TURN') }),
      openEmbedded: () => Promise.reject(new Error('no database')),
    },
  );
  await expect(starting).rejects.toThrow('no database');
  return done;
}

test('a demo server starts what it pretends with, and stops it when a later step of the start fails', async () => {
  expect(await startDemo({})).toEqual(['M-Pesa starts', 'TURN starts', 'TURN stops', 'M-Pesa stops']);
});

test('a demo server with the real M-Pesa and TURN pretends neither', async () => {
  expect(await startDemo(real)).toEqual([]);
});
