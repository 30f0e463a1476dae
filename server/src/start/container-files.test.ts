import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '../config/read-env.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Service {
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test: readonly unknown[] };
  readonly networks?: Readonly<Record<string, { readonly ipv4_address: string }>>;
  readonly read_only?: boolean;
  readonly secrets?: readonly (string | { readonly source: string })[];
  readonly stop_grace_period?: string;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: {
    readonly inside: { readonly ipam: { readonly config: readonly [{ readonly ip_range: string }] } };
  };
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

const containerfile = read('deploy/container/Containerfile').replaceAll('\\\n', ' ');
const compose = parse(read('deploy/container/compose.yaml'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const app = compose.services['app-1'];

/** The variables that the image sets. */
const variables = Object.fromEntries(
  (/^ENV (.*)$/m.exec(containerfile)?.[1] ?? '').split(' ').map((each) => each.split('=', 2)),
) as Record<string, string>;

test('the server knows each variable of the image, and gets what the unit gives it too', () => {
  const known = readEnv({ ...variables, NODE_ENV: 'test' });
  expect(Object.keys(known)).toEqual(expect.arrayContaining(Object.keys(variables)));
  for (const name of ['NODE_ENV', 'TRUST_PROXY', 'DRAIN_SECONDS', 'DATA_DIR'])
    expect(read('deploy/systemd/mwanzo@.service')).toContain(`${name}=${variables[name]}`);
});

test('the image is built from what is there and not ignored', () => {
  const copied = [...containerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, line = '']) => line.split(' '));
  const allowed = [...read('.dockerignore').matchAll(/^!(.*)$/gm)].map(([, name]) => name);
  for (const place of copied.filter((each) => each !== '.')) {
    expect(existsSync(path.join(root, place)), place).toBe(true);
    expect(allowed, place).toContain(place.split('/')[0]);
  }
});

test('a stop has more time than it takes, and the proxy knows where the two processes are', () => {
  const { STOP_SECONDS } = readEnv({});
  expect(Number.parseInt(app?.stop_grace_period ?? '', 10)).toBeGreaterThan(STOP_SECONDS);
  const places = ['app-1', 'app-2'].map((name) => compose.services[name]?.networks?.['inside']?.ipv4_address);
  const { MWANZO_1, MWANZO_2 } = compose.services['proxy']?.environment ?? {};
  expect([MWANZO_1, MWANZO_2]).toEqual(places.map((place) => `${place}:${variables['PORT']}`));
});

test('no other container gets the address of a process', () => {
  const [{ ip_range: range }] = compose.networks.inside.ipam.config;
  const given = range.split('/')[0]?.split('.').at(-1);
  for (const name of ['app-1', 'app-2']) {
    const address = compose.services[name]?.networks?.['inside']?.ipv4_address ?? '';
    expect(Number(address.split('.').at(-1))).toBeLessThan(Number(given));
  }
});

test('a check is a list of words, and a script in it is one of them', () => {
  for (const [name, { healthcheck }] of services)
    for (const word of healthcheck?.test ?? []) expect(word, name).toBeTypeOf('string');
});

test('every service waits for one that is there, and one that is waited for says when it is ready', () => {
  for (const [, { depends_on: waitsFor = {} }] of services)
    for (const [name, { condition }] of Object.entries(waitsFor)) {
      expect(Object.keys(compose.services)).toContain(name);
      if (condition === 'service_healthy') expect(compose.services[name]).toHaveProperty('healthcheck');
    }
});

test('passwords and keys are files, each of them described, and the servers write only to their volume', () => {
  const used = services.flatMap(([, { secrets = [] }]) =>
    secrets.map((each) => (typeof each === 'string' ? each : each.source)),
  );
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(compose.secrets).toSorted());
  const page = read('docs/operating.md');
  for (const { file } of Object.values(compose.secrets)) expect(page).toContain(`\`${path.basename(file)}\``);
  for (const [, { environment = {} }] of services)
    for (const name of Object.keys(environment)) expect(name).not.toMatch(/(?:PASSWORD|SECRET|KEY|URL)$/);
  expect([app?.read_only, compose.services['app-2']?.read_only]).toEqual([true, true]);
});
