import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { countFallbacks, metricsAddresses } from './count-fallbacks.ts';

test.each<[NodeJS.ProcessEnv, string[]]>([
  [{}, []],
  [{ METRICS_PORT: '9100' }, ['127.0.0.1:9100']],
  [{ METRICS_PORT: '9100', METRICS_HOST: '' }, ['127.0.0.1:9100']],
  [{ METRICS_PORT: '9100', METRICS_HOST: '10.0.0.1' }, ['10.0.0.1:9100']],
  [{ METRICS_PORT: '9100', METRICS_PORTS: '9101, 9102' }, ['127.0.0.1:9101', '127.0.0.1:9102']],
  [{ METRICS_PORT: '9100', METRICS_PORTS: '' }, ['127.0.0.1:9100']],
  [{ METRICS_PORTS: 'x,9101,' }, ['127.0.0.1:9101']],
])('with %j metrics are read at %j', (variables, addresses) => {
  expect(metricsAddresses(variables)).toEqual(addresses);
});

test('without metrics nothing is known of decks', async () => {
  expect(await countFallbacks({})).toEqual(['decks           unknown without a part: METRICS_PORT is not set']);
});

test('the decks without a part are added up over their reasons, since the start of the process', async () => {
  const text = [
    'mwanzo_deck_fallbacks_total{reason="late"} 3',
    'mwanzo_deck_fallbacks_total{reason="failed"} 14',
    'mwanzo_decks_total{reason="none"} 100',
    'process_start_time_seconds 1790000000.5',
  ].join('\n');
  const serve = async (status: number) => {
    const server = createServer(({ url }, response) =>
      response.writeHead(status).end(url === '/metrics' ? text : ''),
    ).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const [well, ill] = [await serve(200), await serve(503)];
  expect(await countFallbacks({ METRICS_PORTS: `${ill},${well}`, METRICS_PORT: '1' })).toEqual([
    `decks           unknown without a part: no server responds at 127.0.0.1:${ill}`,
    `decks           17 without a part since 2026-09-21 14:13 UTC (127.0.0.1:${well})`,
  ]);
});
