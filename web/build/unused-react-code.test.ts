import { beforeEach, expect, test, vi } from 'vitest';
import { bundleSources } from './bundle-sources.fixture.ts';
import { unreachable, unusedReactCode, withNothingToDo } from './unused-react-code.ts';

const source = `export { createRoot } from 'react-dom/client';`;
const names = [...Object.values(unreachable).flat(), ...Object.keys(withNothingToDo)];

// Without it a bundle has React's development build.
beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));

test('the installed React DOM is the one that was read, and has each function that is left out', async () => {
  await expect(bundleSources({ 'entry.js': source }, [unusedReactCode()])).resolves.toHaveLength(1);
});

test('what is left out is a fifth of React DOM', async () => {
  const whole = (await bundleSources({ 'entry.js': source }, []))[0]?.code.length ?? 0;
  const reduced = (await bundleSources({ 'entry.js': source }, [unusedReactCode()]))[0]?.code.length ?? 0;
  expect(whole - reduced).toBeGreaterThan(80_000);
});

test('no function is left out twice', () => {
  expect(new Set(names).size).toBe(names.length);
});
