import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { createDarajaPayments } from '../../../server/src/gateways/payments/daraja-payments.ts';
import { makeDataDir, startProcess } from '../../../server/src/testing/start-process.ts';
import { testConfig } from '../../../server/src/testing/test-config.ts';
import { openCallbackInbox } from './callback-inbox.fixture.ts';
import { pretendPins } from './pretend-pins.ts';
import { startPretendMpesa } from './start-pretend-mpesa.ts';

vi.setConfig({ testTimeout: 30_000 });

const inbox = await openCallbackInbox();
const started = startPretendMpesa(testConfig('none'));
afterAll(() => started.stop());
const pretend = await started.ready;
if (!pretend) throw new Error('The pretend M-Pesa did not start.');
const payments = createDarajaPayments(pretend.mpesa, { isPretend: true });
const phones = `http://127.0.0.1:${pretend.phonePort}/phone/`;

const page = async (phone: string) => (await fetch(`${phones}${phone}/`)).text();

async function press(phone: string, fields: Record<string, string>): Promise<string> {
  const prompt = /name="prompt" value="([^"]+)"/.exec(await page(phone))?.[1] ?? '';
  const response = await fetch(`${phones}${phone}/`, {
    method: 'POST',
    body: new URLSearchParams({ prompt, ...fields }),
  });
  return response.text();
}

const ask = (phone: string, reference: string) =>
  payments.prompt({ phone, amount: 375, reference, callbackUrl: inbox.url(reference) });

const codeAt = async (reference: string) => {
  await expect.poll(() => inbox.at(reference)).toHaveLength(1);
  return payments.readCallback(JSON.parse(inbox.at(reference)[0] ?? ''));
};

test('a prompt waits on the pretend phone until a PIN pays, and a message with the receipt follows', async () => {
  const phone = '254712345678';
  expect(await page(phone)).toContain('http-equiv="refresh" content="2"');
  expect(await ask(phone, 'MWPAID')).toMatchObject({ outcome: 'accepted' });
  const waiting = await page(phone);
  expect(waiting).toContain('Pay KES 375 to MW SERVICES?');
  expect(waiting).toContain('No money moves.');
  expect(waiting).not.toContain('http-equiv="refresh"');
  const after = await press(phone, { action: 'pay', pin: '1234' });
  const told = await codeAt('MWPAID');
  expect(told).toMatchObject({ code: '0', amount: 375 });
  expect(after).toContain(`${told?.receipt} Confirmed. KES 375 paid to MW SERVICES.`);
});

test('0000 is a wrong PIN, Cancel cancels, and anything but four digits does nothing', async () => {
  await ask('254712345679', 'MWWRONG');
  expect(await press('254712345679', { action: 'pay', pin: '12' })).toContain('Enter M-PESA PIN');
  expect(await press('254712345679', { action: 'pay', pin: '0000' })).toContain('The PIN was wrong.');
  await ask('254712345670', 'MWCANCEL');
  expect(await press('254712345670', { action: 'cancel', pin: '' })).toContain('You cancelled');
  expect([(await codeAt('MWWRONG'))?.code, (await codeAt('MWCANCEL'))?.code]).toEqual(['2001', '1032']);
});

test.each(pretendPins)(
  'the PIN $pin does not pay: the app hears $code, and the phone says why',
  async ({ pin, code }) => {
    const [phone, reference] = [`25471234580${pin.at(-1)}`, `MWPIN${pin}`];
    await ask(phone, reference);
    const after = await press(phone, { action: 'pay', pin });
    expect(after).toContain('was not paid.');
    expect((await codeAt(reference))?.code).toBe(code);
  },
);

test('a form of a prompt that has ended decides nothing about the next one', async () => {
  const phone = '254712345671';
  await ask(phone, 'MWNEXT');
  const late = new URLSearchParams({ prompt: 'ws_CO_before', action: 'pay', pin: '1234' });
  expect(await (await fetch(`${phones}${phone}/`, { method: 'POST', body: late })).text()).toContain(
    'Enter M-PESA PIN',
  );
  expect(inbox.at('MWNEXT')).toEqual([]);
});

test.each(['0712 345 672', '+254712345672', '254712345672'])(
  'the phone of %s is found as it is typed',
  async (typed) => {
    const response = await fetch(`${phones}?${new URLSearchParams({ number: typed }).toString()}`);
    expect(new URL(response.url).pathname).toBe('/phone/254712345672/');
  },
);

test.each(['12', '<script>', '0203333333'])('%s is no phone', async (typed) => {
  const response = await fetch(`${phones}?${new URLSearchParams({ number: typed }).toString()}`);
  const text = await response.text();
  expect(text).toContain('Enter a Kenyan mobile number');
  expect(text).not.toContain('<script');
});

test('another program on the port next to the server only moves the pretend M-Pesa elsewhere', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  const taken = (other.address() as AddressInfo).port;
  const second = startPretendMpesa(testConfig('none', { port: taken - 1 }));
  const ready = await second.ready;
  expect(ready?.phonePort).not.toBe(taken);
  await second.stop();
  other.close();
  await expect(fetch(`http://127.0.0.1:${ready?.phonePort}/phone/`)).rejects.toThrow('fetch failed');
});

test('the fake that is started by hand prints the settings of a server that uses it', async () => {
  const fake = startProcess('demo/src/daraja/main.ts', { DATA_DIR: makeDataDir() });
  await expect.poll(fake.output, { timeout: 10_000 }).toContain('MPESA_PASSKEY=pretend-passkey');
  const url = /MPESA_URL=(\S+)/.exec(fake.output())?.[1] ?? '';
  expect((await fetch(`${url}/phone/`)).status).toBe(200);
  fake.signal('SIGTERM');
  expect(await fake.exitCode()).toBe('SIGTERM');
});
