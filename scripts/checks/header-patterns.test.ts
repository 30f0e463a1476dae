import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { patternsOf } from './source-literals.ts';

const source = path.resolve(import.meta.dirname, '../../server/src');

/** The regular expressions of server/src/http. None of them is applied to a header. */
const harmless: Record<string, readonly string[]> = {
  // Matches the ids of the member and of the session, in a token whose signature is valid.
  'http/access-tokens.ts': [String.raw`/^[1-9]\d{0,15}$/`],
  // Matches the parameters of a contract's path.
  'http/endpoints/route-path.ts': [String.raw`/\{(\w+)\}/`],
  // Matches the first frame of an error's stack.
  'http/errors/describe-error.ts': ['/^ {4}at /'],
  // Matches the beginning of the path.
  'http/errors/error-handler.ts': [String.raw`/^\/(api|media|health)([/?]|$)/`],
  // Matches the beginning of the path.
  'http/logged-path.ts': [String.raw`/^(\/+api\/+till\b).*/`],
  // Matches the paragraphs of a page that the build has written, and the operator's name.
  'http/pages/fill-page.ts': [
    String.raw`/<p data-contact="(set|unset)"[^>]*>.*?<\/p>/`,
    String.raw`/<p data-notice\b[^>]*>.*?<\/p>/`,
    `/[&<>"']/`,
  ],
  // Matches the inline scripts of a page that the build has written.
  'http/pages/serve-web.ts': [String.raw`/<script>(.*?)<\/script>/`],
};

test('no regular expression reads a header, because a sender could make it stop the event loop', () => {
  const files = [
    ...globSync('http/**/*.ts', { cwd: source }).filter((file) => !/\.(test|fixture)\.ts$/.test(file)),
    // This file reads the Cookie and Accept-Language headers.
    '../../contract/src/language.ts',
  ];
  expect(files.length).toBeGreaterThan(20);
  const found = files.map((file) => [file, patternsOf(readFileSync(path.join(source, file), 'utf8'))] as const);
  expect(Object.fromEntries(found.filter(([, patterns]) => patterns.length > 0))).toEqual(harmless);
});
