import { languages } from '@mwanzo/contract/language';
import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { showUnsubscribe } from './unsubscribe.ts';
import { signUnsubscribe, verifyUnsubscribe } from './unsubscribe-token.ts';

const [linkKey, current, earlier] = ['1', '2', '3'].map((digit) => digit.repeat(40)) as [string, string, string];
const keys = { linkKey: new Secret(linkKey), secretKey: new Secret(current, [earlier]) };

test('a link holds when it was signed with the key of links, or with any key of earlier releases', () => {
  for (const key of [linkKey, current, earlier])
    expect(verifyUnsubscribe(signUnsubscribe(4711, new Secret(key)), keys)).toBe(4711);
  expect(verifyUnsubscribe(signUnsubscribe(4711, new Secret('4'.repeat(40))), keys)).toBeNull();
});

test('a link with something more, with less, or with another member in it does not hold', () => {
  const token = signUnsubscribe(4711, keys.linkKey);
  const [, signature = ''] = token.split('.');
  for (const other of [`${token}.x`, `${token}.`, `4712.${signature}`, `.${signature}`, '4711', '4711.', ''])
    expect(verifyUnsubscribe(other, keys), other).toBeNull();
});

test.each(languages)('the page that asks whether the mails should end is whole (%s)', async (language) => {
  const page = Buffer.from(showUnsubscribe(keys, signUnsubscribe(4711, keys.linkKey), language)).toString();
  await expect(`${page}\n`).toMatchFileSnapshot(`./in-words/unsubscribe-page.${language}.txt`);
});
