import { wiring } from './wiring.fixture.ts';
import type { FastifyRequest } from 'fastify';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp, siteUrlOf } from '../app.ts';
import { Secret } from '../config/secret.ts';
import { emailMark } from '../features/core/bans/index.ts';
import { openDependencies } from '../start/open-dependencies.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { testConfig } from '../testing/test-config.ts';
import type { AppDependencies } from './app-dependencies.ts';

const publicUrl = 'https://mwanzo.example/app?from=mail';
const contact = { name: 'Mwanzo Ltd', email: 'help@mwanzo.example' };
const config = testConfig(makeDataFolder(), { production: true, requirePhoto: true, publicUrl, contact, demo: true });
const opened = openDependencies(config, 'postgres://nobody@127.0.0.1:1/none', { isDraining: () => false });
afterAll(() => Promise.all([opened.database.close(), opened.images.close()]));

/** Builds an app whose parts are real, but for what is replaced, and without a database. */
async function build(replaced: Partial<AppDependencies> = {}) {
  const given: AppDependencies = { ...opened, webFolder: null, ...replaced };
  const app = await buildApp(given);
  onTestFinished(async () => {
    await app.close();
    vi.clearAllMocks();
  });
  return { app, given };
}

const madeBy = (make: { readonly mock: { readonly results: readonly { readonly value: unknown }[] } }) =>
  make.mock.results[0]?.value;

/** The name of a value, where two that equal each other are not the same. */
function nameOf(value: unknown): unknown {
  if (value instanceof Secret) return Object.entries(config).find(([, each]) => each === value)?.[0];
  const made = Object.entries(wiring).find(([, make]) => 'mock' in make && madeBy(make) === value)?.[0];
  return made ?? (typeof value === 'function' ? 'function' : value);
}

const signers = { photoPaths: expect.anything(), signPhotoFor: 'function', mediaPaths: expect.anything() };
const shared = {
  ...signers,
  signMediaFor: 'function',
  tokens: 'createAccessTokens',
  passwordChecks: 'createPasswordChecks',
};
const safety = { restrictions: 'createRestrictions', isEmailBanned: 'function' };
const factors = { secretKey: 'secretKey', vaultKey: 'vaultKey' };

test('each noun gets what all share, and of the keys and settings those that are its own', async () => {
  const { given } = await build();
  const own = Object.entries(wiring.routes).map(([name, routes]) => {
    const [[dependencies = {}] = []]: readonly (readonly object[])[] = routes.mock.calls;
    const entries = Object.entries(dependencies).filter(([key, value]) => value !== Reflect.get(given, key));
    return [name, Object.fromEntries(entries.map(([key, value]) => [key, nameOf(value)]))];
  });
  expect(Object.fromEntries(own)).toEqual({
    accountRoutes: {
      ...shared,
      ...safety,
      signUpWaves: 'createSignUpWaves',
      proofs: 'createProofs',
      mailQueue: 'createMailQueue',
      siteUrl: publicUrl,
      secretKey: 'secretKey',
      requireSecondStep: 'createSecondStep',
      secureCookies: true,
      mailConfirmation: 'function',
      mailNewDevice: 'function',
    },
    recoveryRoutes: { ...shared, ...safety, secretKey: 'secretKey' },
    secondFactorRoutes: { ...shared, ...factors },
    profileRoutes: shared,
    promptRoutes: {},
    settingsRoutes: shared,
    personalDataRoutes: { ...shared, secretKey: 'secretKey', mailQueue: 'createMailQueue', siteUrl: publicUrl },
    pushRoutes: shared,
    mailRoutes: { ...shared, secretKey: 'secretKey', linkKey: 'linkKey' },
    photoRoutes: shared,
    verificationRoutes: { ...shared, autoApprove: false },
    deckRoutes: { ...shared, onOrder: 'function', keyedHash: 'function' },
    swipeRoutes: { ...shared, requirePhoto: true },
    keepRoutes: { ...shared, findVerificationStatus: expect.anything() },
    likeRoutes: shared,
    matchRoutes: shared,
    blockRoutes: shared,
    reportRoutes: { ...shared, secretKey: 'secretKey', markKey: 'markKey' },
    notificationRoutes: shared,
    messageRoutes: { ...shared, hashText: 'function' },
    chatMediaRoutes: shared,
    pastConversationRoutes: shared,
    callRoutes: shared,
    dateRoutes: { ...shared, siteUrl: publicUrl, secretKey: 'secretKey' },
    eventRoutes: { ...shared, streams: 'createOpenStreams', onOpened: 'function' },
    moderationRoutes: { ...shared, markKey: 'markKey' },
    documentLookRoutes: shared,
    premiumRoutes: { ...shared, verifiesWithoutDocument: true },
    paymentRoutes: { ...shared, ...factors, phoneKey: 'phoneKey', prompts: 'createPromptsUnderWay' },
    switchRoutes: shared,
    healthRoutes: shared,
  });
});

test('what is made once gets the keys that are its own, and each hash its own name', async () => {
  await build();
  const { createProofs, createSignUpWaves, createPasswordChecks, createRestrictions, createSecondStep } = wiring;
  const keysOf = (given: object | undefined) =>
    Object.entries(given ?? {}).flatMap(([key, value]) => (value instanceof Secret ? [[key, nameOf(value)]] : []));
  for (const make of [createProofs, createSignUpWaves, createPasswordChecks, createRestrictions])
    expect(keysOf(make.mock.calls[0]?.[0])).toEqual([['secretKey', 'secretKey']]);
  expect(keysOf(createSecondStep.mock.calls[0]?.[0])).toEqual(Object.entries(factors));
  expect(nameOf(wiring.createAccessTokens.mock.calls[0]?.[0])).toBe('secretKey');
  for (const make of [createSignUpWaves, createPasswordChecks])
    expect(make.mock.calls[0]?.[0]).toMatchObject({ relaxation: 1000 });
  expect(nameOf(createSignUpWaves.mock.calls[0]?.[0].proofs)).toBe('createProofs');
  const hashes = wiring.createKeyedHash.mock.calls.map(([key, name]) => [nameOf(key), name]);
  for (const name of ['mwanzo networks of decks 1', 'mwanzo held messages 1'])
    expect(hashes).toContainEqual(['secretKey', name]);
});

test('an account asks about bans by its mark, and is mailed at the time of the clock', async () => {
  const { given } = await build();
  const accounts = wiring.routes.accountRoutes.mock.calls[0]?.[0];
  wiring.isBanned.mockResolvedValueOnce(true);
  expect(await accounts?.isEmailBanned('amina@example.com')).toBe(true);
  const marks = [emailMark('amina@example.com', config.markKey)];
  expect(wiring.isBanned.mock.calls).toEqual([[given.database, { kind: 'email', marks }]]);
  const [transaction, account, device] = ['transaction', 'account', 'device'] as unknown as [never, never, never];
  wiring.mailConfirmation.mockImplementationOnce(() => Promise.resolve(null as never));
  await accounts?.mailConfirmation(transaction, account);
  const [[confirmed, ...ofConfirmation] = []] = wiring.mailConfirmation.mock.calls;
  expect([confirmed?.clock === given.clock, nameOf(confirmed?.secretKey)]).toEqual([true, 'secretKey']);
  expect(ofConfirmation).toEqual(['transaction', 'account']);
  wiring.mailNewDevice.mockImplementationOnce(() => Promise.resolve());
  await accounts?.mailNewDevice(transaction, account, device);
  expect(wiring.mailNewDevice.mock.calls).toEqual([[{ clock: given.clock }, 'transaction', 'account', 'device']]);
});

test('an app serves with the limits, the folder and the second step of its settings', async () => {
  const rateCounts = { take: vi.fn() } as unknown as AppDependencies['rateCounts'];
  await build({ rateCounts });
  const [, , , options] = wiring.serveEndpoints.mock.calls[0] ?? [];
  expect(options).toMatchObject({ uploadsFolder: `${config.dataDir}/uploads`, rateLimits: { relaxation: 1000 } });
  expect(options?.rateLimits.shared).toBe(rateCounts);
  expect(options?.rateLimits.knownDeviceOf?.({ headers: {} } as FastifyRequest)).toBeNull();
  expect(nameOf(options?.tokens)).toBe('createAccessTokens');
  expect(nameOf(options?.requireModeratorStep)).toBe('createModeratorStep');
  vi.clearAllMocks();
  await build({ config: { ...config, production: false, verifyAutoApprove: false, demo: false } });
  expect(wiring.serveEndpoints.mock.calls[0]?.[3].requireModeratorStep).toBeNull();
  expect(wiring.createModeratorStep.mock.calls).toEqual([]);
  const { accountRoutes, premiumRoutes } = wiring.routes;
  expect(accountRoutes.mock.calls[0]?.[0].secureCookies).toBe(false);
  expect(premiumRoutes.mock.calls[0]?.[0].verifiesWithoutDocument).toBe(false);
  vi.clearAllMocks();
  await build({ config: { ...config, verifyAutoApprove: true, demo: false } });
  expect(premiumRoutes.mock.calls[0]?.[0].verifiesWithoutDocument).toBe(true);
  expect(wiring.routes.verificationRoutes.mock.calls[0]?.[0].autoApprove).toBe(true);
});

test.each([
  [publicUrl, 'https://mwanzo.example'],
  [null, 'http://localhost:4321'],
])('with PUBLIC_URL %s the pages are those of %s, with the operator', async (url, origin) => {
  wiring.serveWeb.mockImplementationOnce(async () => {});
  await build({ webFolder: '/built', config: { ...config, publicUrl: url, port: 4321 } });
  expect(wiring.serveWeb.mock.calls).toEqual([
    [expect.anything(), '/built', { origin, contact }, expect.any(Function)],
  ]);
  expect(siteUrlOf({ ...config, publicUrl: url, port: 4321 })).toBe(url ?? 'http://localhost:4321');
});
