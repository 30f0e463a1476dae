import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { decideConfig } from './config.ts';
import { readEnv } from './read-env.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'mwanzo-mpesa-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const certificate = path.join(dataDir, 'certificate.pem');
const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
writeFileSync(certificate, publicKey.export({ type: 'spki', format: 'pem' }));

const settings = {
  DATA_DIR: dataDir,
  PUBLIC_URL: 'https://mwanzo.example',
  MPESA_CONSUMER_KEY: 'a-hidden-key',
  MPESA_CONSUMER_SECRET: 'a-hidden-secret',
  MPESA_SHORTCODE: '600100',
  MPESA_TILL: '600200',
  MPESA_PASSKEY: 'a-hidden-passkey',
};
const initiator = {
  MPESA_INITIATOR: 'mwanzo',
  MPESA_INITIATOR_PASSWORD: 'a-hidden-password',
  MPESA_CERTIFICATE: certificate,
};
const mpesaOf = (variables: Record<string, string>) => decideConfig(readEnv({ DATA_DIR: dataDir, ...variables })).mpesa;

test('without MPESA_ settings M-Pesa takes no payments', () => {
  expect(mpesaOf({})).toBeNull();
  expect(mpesaOf({ MPESA_CONSUMER_KEY: '', MPESA_URL: 'https://sandbox.safaricom.co.ke' })).toBeNull();
});

test("five settings suffice, and then Safaricom's production is asked", () => {
  expect(mpesaOf(settings)).toMatchObject({
    url: 'https://api.safaricom.co.ke',
    shortcode: '600100',
    till: '600200',
    initiator: null,
  });
  expect(mpesaOf({ ...settings, MPESA_URL: 'https://sandbox.safaricom.co.ke/' })?.url).toBe(
    'https://sandbox.safaricom.co.ke',
  );
});

test('no secret of M-Pesa can be printed by accident', () => {
  const config = mpesaOf({ ...settings, ...initiator });
  expect(config?.initiator?.password.reveal()).toBe('a-hidden-password');
  expect(inspect(config, { depth: 9 }) + JSON.stringify(config)).not.toContain('a-hidden');
});

test.each(Object.keys(settings).filter((name) => name.startsWith('MPESA_')))(
  '%s is missed among the others',
  (name) => {
    expect(() => mpesaOf({ ...settings, [name]: '' })).toThrow(`${name}: is required with the others`);
  },
);

test.each([
  ['MPESA_TILL: must be 5 to 7 digits', { ...settings, MPESA_TILL: 'two' }],
  ['PUBLIC_URL: is required with MPESA_CONSUMER_KEY', { ...settings, PUBLIC_URL: '' }],
  ['PUBLIC_URL: must begin with https://', { ...settings, PUBLIC_URL: 'http://a.test', NODE_ENV: 'production' }],
  ['PUBLIC_URL: must not contain "exe"', { ...settings, PUBLIC_URL: 'https://exeter.example' }],
  ['PUBLIC_URL: must not contain "MPesa"', { ...settings, PUBLIC_URL: 'https://mwanzo.example/MPesa' }],
  ['MPESA_URL: must begin with https://', { ...settings, MPESA_URL: 'http://a.test', NODE_ENV: 'production' }],
  ['MPESA_CERTIFICATE: must be a file', { ...settings, ...initiator, MPESA_CERTIFICATE: '/none.pem' }],
  ['MPESA_INITIATOR_PASSWORD: is required', { ...settings, ...initiator, MPESA_INITIATOR_PASSWORD: '' }],
  ['MPESA_INITIATOR: needs MPESA_CONSUMER_KEY', initiator],
])('the start stops with "%s"', (problem, variables) => {
  expect(() => mpesaOf(variables)).toThrow(problem);
});
