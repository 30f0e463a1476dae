import { afterAll, expect, test } from 'vitest';
import { allocate, coturnIsMissing, startTestCoturn } from '../../testing/coturn.ts';
import { createTurnServer } from './turn-server.ts';

const coturn = coturnIsMissing === null ? await startTestCoturn() : null;
afterAll(() => coturn?.stop());

const peers = ['10.1.2.3', '100.64.0.1', '127.0.0.2', '169.254.1.1', '172.16.0.1', '192.168.1.1', '0.0.0.0'];
const mint = (now = new Date()) => {
  if (!coturn) throw new Error('There is no coturn');
  return { port: coturn.port, ...createTurnServer(coturn.config).mint(now) };
};

test.skipIf(!coturn)('minted credentials open a relay, which reaches no private network', async () => {
  const said = await Promise.all(peers.map((peer) => allocate({ ...mint(), peer })));
  // The relay was there: its peer is what is refused.
  for (const each of said) expect(each).toContain('403 (Forbidden IP)');
});

test.skipIf(!coturn)('wrong and expired credentials open none', async () => {
  const wrong = { ...mint(), credential: 'wrong', peer: '127.0.0.1' };
  const expired = { ...mint(new Date(Date.now() - 11 * 60_000)), peer: '127.0.0.1' };
  for (const credentials of [wrong, expired])
    expect(await allocate(credentials)).toContain('Cannot complete Allocation');
});
