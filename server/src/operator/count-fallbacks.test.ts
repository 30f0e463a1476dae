import { expect, test } from 'vitest';
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
