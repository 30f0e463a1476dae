import { expect, test } from 'vitest';
import { refusal } from '../testing/api-server.ts';
import { openPage } from '../testing/open-page.ts';

const headers = (named: string) => ({ 'switched-off': named });

test('the last response says what is off, and a later one without the header that everything is on', async () => {
  const page = await openPage();
  const { request } = await import('./request.ts');
  const { areUploadsOff, stoppedText, switchedOff } = await import('./switched-off.ts');
  const ask = async (reply: Parameters<Awaited<ReturnType<typeof page.api.take>>['reply']>[0]) => {
    const asked = request('GET /api/switches/').catch((error: unknown) => error);
    (await page.api.take('GET /api/switches/')).reply(reply);
    return asked;
  };
  await ask({ body: [], headers: headers('sign-ups uploads') });
  expect([switchedOff.read(), areUploadsOff()]).toEqual(['sign-ups uploads', true]);
  // A proxy that finds no server knows nothing about switches.
  expect(stoppedText(await ask({ status: 502, body: {} }))).toBeUndefined();
  expect(switchedOff.read()).toBe('sign-ups uploads');
  const refused = {
    ...refusal('unavailable', { switch: 'read-only', detail: 'Resting.' }),
    headers: headers('read-only'),
  };
  expect(stoppedText(await ask(refused))).toBe('Resting.');
  expect([switchedOff.read(), areUploadsOff()]).toEqual(['read-only', true]);
  // A refusal knows it as well as a response does.
  await ask(refusal('too_many_requests'));
  expect([switchedOff.read(), areUploadsOff()]).toEqual(['', false]);
  await ask({ body: [], headers: headers('calls') });
  expect([switchedOff.read(), areUploadsOff()]).toEqual(['calls', false]);
  await ask({ body: [] });
  expect(switchedOff.read()).toBe('');
});
