import type { SwitchName } from '@mwanzo/contract/core/switch-names';
import { fastify, type FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '../gateways/metrics/metrics.ts';
import { announceSwitches, refuseWhatIsOff } from './follow-switches.ts';

test('each response of the API names what is off, as long as something is', async () => {
  const off = new Set<SwitchName>();
  const app = fastify();
  onTestFinished(() => app.close());
  announceSwitches(app, { off: () => off });
  for (const url of ['/api/x', '/discover']) app.get(url, () => 'ok');
  const told = async (url: string) => (await app.inject(url)).headers['switched-off'];
  expect(await told('/api/x')).toBeUndefined();
  off.add('payments').add('calls');
  expect([await told('/api/x'), await told('/api/nothing'), await told('/discover')]).toEqual([
    'payments calls',
    'payments calls',
    undefined,
  ]);
});

test('a request to what is off is refused in the language of its sender, and counted', async () => {
  const off = new Set<SwitchName>();
  const metrics = createMetrics();
  const refuse = refuseWhatIsOff({ off: () => off }, metrics);
  const ask = (name: string, hasFile: boolean, language = 'en') => {
    try {
      refuse(name, { headers: { 'accept-language': language } } as FastifyRequest, hasFile);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(ask('signUp', false)).toBeNull();
  off.add('sign-ups').add('uploads');
  const [english, swahili] = [ask('signUp', false), ask('signUp', false, 'sw')];
  expect([english, swahili, english === swahili]).toEqual([expect.any(String), expect.any(String), false]);
  expect([ask('signIn', false), ask('patchOwnProfile', false), ask('patchOwnProfile', true)]).toEqual([
    null,
    null,
    expect.any(String),
  ]);
  expect(await metrics.text()).toContain('mwanzo_switch_refusals_total 3\n');
  // Nobody counts without metrics, and what is off is refused all the same.
  const silent = refuseWhatIsOff({ off: () => off }, null);
  expect(() => silent('signUp', { headers: {} } as FastifyRequest, false)).toThrow();
});
