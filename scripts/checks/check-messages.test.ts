import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkMessages } from './check-messages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const defineMessages = `
export type Unreviewed = string | { one: string; other: string };
export type Reviewed = Unreviewed;
export const defineMessages = <C>(catalogue: C): C => catalogue;
`;

/** A small web app: a catalogue with these entries, and a screen with this content. */
function check(entries: string, screen: string): ReturnType<typeof checkMessages> {
  const files = {
    'tsconfig.json': JSON.stringify({
      compilerOptions: { module: 'preserve', jsx: 'react-jsx', allowImportingTsExtensions: true, noEmit: true },
      include: ['src'],
    }),
    'src/i18n/define-messages.ts': defineMessages,
    'src/i18n/words.ts': `import { defineMessages, type Reviewed, type Unreviewed } from './define-messages.ts';\nexport const words = defineMessages({ ${entries} });\n`,
    'src/screen.tsx': `import { words as texts } from './i18n/words.ts';\n${screen}\n`,
    'src/screen.test.tsx': "import { words } from './i18n/words.ts';\nvoid words.onlyTested;\n",
  };
  mkdirSync(path.join(folder, 'src/i18n'), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return checkMessages(folder);
}

const hello = "hello: { en: 'Hello', sw: 'Habari' satisfies Unreviewed },";
const bye = "bye: { en: 'Bye', sw: 'Kwaheri' satisfies Reviewed },";

test('messages in both languages that are used are fine, and those nobody has reviewed are counted', () => {
  const screen = 'const { bye } = texts; export const said = [texts.hello, bye];';
  expect(check(`${hello} ${bye}`, screen)).toEqual({ problems: [], messages: 2, unreviewed: 1 });
});

test('a message that nothing uses is told, whatever else has its name', () => {
  const screen = 'const other = { bye: 1 }; export const said = [texts.hello, other.bye];';
  expect(check(`${hello} ${bye}`, screen).problems).toEqual(['src/i18n/words.ts: words.bye is used nowhere']);
});

test('a message that only a test uses is used by nobody', () => {
  const onlyTested = "onlyTested: { en: 'Test', sw: 'Jaribio' satisfies Unreviewed },";
  expect(check(`${hello} ${onlyTested}`, 'export const said = texts.hello;').problems).toEqual([
    'src/i18n/words.ts: words.onlyTested is used nowhere',
  ]);
});

test('a catalogue that is chosen from by a value is used as a whole', () => {
  const screen = 'export const say = (word: keyof typeof texts) => texts[word];';
  expect(check(`${hello} ${bye}`, screen).problems).toEqual([]);
});

test.each([
  ["{ en: 'Hello' }", 'has no text in "sw"'],
  ["{ sw: 'Habari' satisfies Unreviewed }", 'has no text in "en"'],
  ["{ en: 'Hello', sw: '' satisfies Unreviewed }", 'has no text in "sw"'],
  ["{ en: { one: '1 photo', other: '' }, sw: 'Picha' satisfies Unreviewed }", 'has no text in "en"'],
  [
    "{ en: 'Hello', sw: 'Habari' }",
    'does not say whether a native speaker has read its Swahili: write `satisfies Unreviewed` behind it',
  ],
])('the message %s %s', (message, problem) => {
  expect(check(`hello: ${message},`, 'export const said = texts.hello;').problems).toEqual([
    `src/i18n/words.ts: words.hello ${problem}`,
  ]);
});

test('text for people that is in no catalogue is told, and a saying that names its language is not', () => {
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const screen =
    'export const Screen = () => <p title="Greeting">Hello there<b lang="sw">Haba na haba</b>{texts.hello.en} · 3</p>;';
  expect(check(hello, screen).problems).toEqual([
    'src/screen.tsx: "Greeting" is in no catalogue',
    'src/screen.tsx: "Hello there" is in no catalogue',
  ]);
});
