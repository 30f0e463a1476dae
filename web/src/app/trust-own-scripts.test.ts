import { expect, onTestFinished, test, vi } from 'vitest';
import { trustOwnScripts } from './trust-own-scripts.ts';

test('a script may come from an address of this origin, and from no other', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const createPolicy = vi.fn();
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  vi.stubGlobal('location', new URL('https://mwanzo.test/chat/7'));
  trustOwnScripts();
  const [[name, rules]] = createPolicy.mock.calls as [
    [string, { createScriptURL: (address: string) => string | null }],
  ];
  expect([name, Object.keys(rules)]).toEqual(['default', ['createScriptURL']]);
  const own = ['/service-worker.js', 'worker.js', 'https://mwanzo.test/a.js'];
  expect(own.map((address) => rules.createScriptURL(address))).toEqual(own);
  const others = ['https://mwanzo.test.evil.example/a.js', '//evil.example/a.js', 'http://mwanzo.test/a.js', 'data:,x'];
  expect(others.map((address) => rules.createScriptURL(address))).toEqual([null, null, null, null]);
});

test('a browser without trusted types starts as well', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('window', {});
  expect(trustOwnScripts).not.toThrow();
});
