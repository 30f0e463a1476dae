import { languages } from '@mwanzo/contract/language';
import { expect, test } from 'vitest';
import { knownAddressMail } from './known-address-mail.ts';

test.each(languages)('the mail in %s to the owner of an address, whole', async (language) => {
  const { html, text, ...envelope } = knownAddressMail('amina@mwanzo.test', language, 'https://mwanzo.test/');
  const [card = ''] = html.match(/<div class="card"[\s\S]*?<\/div>/) ?? [];
  const told = `${JSON.stringify(envelope)}\n${text}${card}\n`;
  await expect(told).toMatchFileSnapshot(`./in-words/known-address-mail.${language}.txt`);
});
