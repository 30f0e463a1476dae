import { expect, test } from 'vitest';
import { bundleSources } from './bundle-sources.fixture.ts';
import { plainImports } from './plain-imports.ts';

const entry = `export const load = () => import('./page.js');`;

test('an import() is left to the browser, without what Vite would wrap it in', async () => {
  const sources = { 'entry.js': entry, 'page.js': 'export default 1;' };
  const wrapped = (await bundleSources(sources, []))[0]?.code ?? '';
  const plain = (await bundleSources(sources, [plainImports()]))[0]?.code ?? '';
  expect(wrapped).toContain('vite:preloadError');
  expect(plain).not.toContain('vite:preloadError');
  expect(plain).not.toContain('__VITE_PRELOAD__');
  expect(plain).toMatch(/import\("\.\/page-[\w-]+\.js"\)/);
  expect(plain.length).toBeLessThan(wrapped.length - 1000);
});

test('a chunk with a stylesheet of its own fails the build', async () => {
  const sources = {
    'entry.js': entry,
    'page.js': `import './page.css';\nexport default 1;`,
    'page.css': 'p { color: red }',
  };
  await expect(bundleSources(sources, [plainImports()])).rejects.toThrow('stylesheet');
});
