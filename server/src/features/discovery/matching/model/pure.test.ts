import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = readdirSync(import.meta.dirname).filter((name) => /^[^.]+\.ts$/.test(name));

test.each(sources)('%s knows no clock and no chance', (name) => {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  expect(text).not.toMatch(/\bDate\b|Math\.random|\bperformance\b|\bprocess\b|\bcrypto\b/);
});
