import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { QueryClient as Client } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { bundleSources } from './bundle-sources.fixture.ts';
import { replacements, unusedLibraryCode } from './unused-library-code.ts';

const libraries = fileURLToPath(import.meta.resolve('@tanstack/react-query')).split('/@tanstack/')[0] ?? '';
const readModule = (name: string) => readFileSync(path.join(libraries, name), 'utf8');
const read = (name: string) => readModule(`@tanstack/query-core/build/modern/${name}`);
const source = `export { QueryClient, QueryObserver, useQuery } from '@tanstack/react-query'; export { Link } from 'wouter';`;

interface Library {
  QueryClient: typeof Client;
}

test('a query client works without the replaced modules', async () => {
  const [chunk] = await bundleSources({ 'entry.js': source }, [unusedLibraryCode()]);
  const address = `data:text/javascript;base64,${Buffer.from(chunk?.code ?? '').toString('base64')}`;
  const { QueryClient } = (await import(address)) as Library;
  const client = new QueryClient();
  client.mount();
  await expect(client.fetchQuery({ queryKey: ['one'], queryFn: () => Promise.resolve(1) })).resolves.toBe(1);
  await client.invalidateQueries({ queryKey: ['one'] });
  await client.resumePausedMutations();
  client.clear();
  expect(client.getQueryData(['one'])).toBeUndefined();
  client.unmount();
});

test('the replaced modules are a few kilobytes of the library', async () => {
  const whole = (await bundleSources({ 'entry.js': source }, []))[0]?.code.length ?? 0;
  const reduced = (await bundleSources({ 'entry.js': source }, [unusedLibraryCode()]))[0]?.code.length ?? 0;
  expect(whole - reduced).toBeGreaterThan(5000);
});

test('the library uses the mutation cache only as its replacement allows, isMutating() aside', () => {
  const used = [...read('queryClient.js').matchAll(/this\.#mutationCache\.(\w+)/g)].map((match) => match[1]);
  expect(used.toSorted()).toEqual(['clear', 'findAll', 'resumePausedMutations']);
});

test('the library uses the behaviour of infinite queries for infinite queries only', () => {
  const uses = read('query.js')
    .split('\n')
    .filter((line) => line.includes('infiniteQueryBehavior') && !line.startsWith('import '));
  expect(uses).toHaveLength(1);
  expect(uses[0]).toContain('=== "infinite" ? infiniteQueryBehavior(');
});

test('queries read what the library puts in place of suspense and error boundaries, and nothing of it throws', () => {
  const code = readModule('@tanstack/react-query/build/modern/useBaseQuery.js');
  for (const guard of ['if (shouldSuspend(defaultedOptions, result)) throw', 'if (getHasError({'])
    expect(code).toContain(guard);
  expect(code.match(/useIsRestoring\(|useQueryErrorResetBoundary\(|ensureSuspenseTimers\(/g)).toHaveLength(3);
});

test('each replacement exports what the module it replaces exports', () => {
  const names = (code: string) =>
    [...code.matchAll(/export \{([^}]*)\}|export (?:class|const) ([^{;]*)|export function (\w+)/g)]
      .flatMap(([, list, declared, operation]) => (list ?? declared ?? operation ?? '').split(','))
      .map((name) => name.trim().split(' ')[0])
      .filter(Boolean)
      .toSorted();
  for (const [file, code] of Object.entries(replacements)) expect(names(code)).toEqual(names(readModule(file)));
});
