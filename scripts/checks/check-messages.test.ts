import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkMessages } from './check-messages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const defineMessages = `
export type Reviewed = string | { one: string; other: string };
export const defineMessages = <C>(catalogue: C): C => catalogue;
`;

/** Checks a small web app that has a catalogue with these entries and a screen with this content. */
function check(entries: string, screen: string): ReturnType<typeof checkMessages> {
  const files = {
    'tsconfig.json': JSON.stringify({
      compilerOptions: { module: 'preserve', jsx: 'react-jsx', allowImportingTsExtensions: true, noEmit: true },
      include: ['src'],
    }),
    'src/i18n/define-messages.ts': defineMessages,
    'src/i18n/words.ts':
      `import { defineMessages, type Reviewed } from './define-messages.ts';\n` +
      `export const words = defineMessages({ ${entries} });\n`,
    'src/screen.tsx': `import { words as texts } from './i18n/words.ts';\n${screen}\n`,
    'src/screen.test.tsx': "import { words } from './i18n/words.ts';\nvoid words.onlyTested;\n",
  };
  mkdirSync(path.join(folder, 'src/i18n'), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return checkMessages(folder);
}

const hello = "hello: { en: 'Hello', sw: 'Habari' },";
const bye = "bye: { en: 'Bye', sw: 'Kwaheri' satisfies Reviewed },";

test('used messages in both languages pass, and unreviewed ones are counted', () => {
  const screen = 'const { bye } = texts; export const said = [texts.hello, bye];';
  expect(check(`${hello} ${bye}`, screen)).toEqual({ problems: [], messages: 2, unreviewed: 1 });
});

test('an unused message is reported, even if something else has its name', () => {
  const screen = 'const other = { bye: 1 }; export const said = [texts.hello, other.bye];';
  expect(check(`${hello} ${bye}`, screen).problems).toEqual(['src/i18n/words.ts: words.bye is not used']);
});

test('a message that only a test uses counts as unused', () => {
  const onlyTested = "onlyTested: { en: 'Test', sw: 'Jaribio' },";
  expect(check(`${hello} ${onlyTested}`, 'export const said = texts.hello;').problems).toEqual([
    'src/i18n/words.ts: words.onlyTested is not used',
  ]);
});

test('a catalogue that is looked up by a value counts as used as a whole', () => {
  const screen = 'export const say = (word: keyof typeof texts) => texts[word];';
  expect(check(`${hello} ${bye}`, screen).problems).toEqual([]);
});

test.each([
  ["{ en: 'Hello' }", 'has no text in "sw"'],
  ["{ sw: 'Habari' }", 'has no text in "en"'],
  ["{ en: 'Hello', sw: '' }", 'has no text in "sw"'],
  ["{ en: { one: '1 photo', other: '' }, sw: 'Picha' }", 'has no text in "en"'],
])('the message %s %s', (message, problem) => {
  expect(check(`hello: ${message},`, 'export const said = texts.hello;').problems).toEqual([
    `src/i18n/words.ts: words.hello ${problem}`,
  ]);
});

test('visible text outside the catalogues is reported, and a proverb that names its language is not', () => {
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const screen =
    'export const Screen = () => <p title="Greeting">Hello there<b lang="sw">Haba na haba</b>{texts.hello.en} · 3</p>;';
  expect(check(hello, screen).problems).toEqual([
    'src/screen.tsx: "Greeting" is not in a catalogue',
    'src/screen.tsx: "Hello there" is not in a catalogue',
  ]);
});
