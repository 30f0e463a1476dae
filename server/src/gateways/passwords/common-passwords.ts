import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { textLimits } from '@mwanzo/contract/limits';

const require = createRequire(import.meta.url);

/** The passwords, each between line breaks. One text takes 170 KB, a set of the same passwords about 2 MB. */
let lines: string | undefined;

/**
 * Reads the list of @zxcvbn-ts/language-common: 49,233 passwords in lower case. It is read once, with the first
 * password that is checked. Passwords below the minimum length are left out.
 */
function readLines(): string {
  const file = require.resolve('@zxcvbn-ts/language-common/src/passwords.json');
  const passwords = JSON.parse(readFileSync(file, 'utf8')) as string[];
  return `\n${passwords.filter(({ length }) => length >= textLimits.passwordMin).join('\n')}\n`;
}

/** Returns true if a password is on the lists that attackers try first, in any case of its letters. */
export function isCommonPassword(password: string): boolean {
  lines ??= readLines();
  return !password.includes('\n') && lines.includes(`\n${password.toLowerCase()}\n`);
}
