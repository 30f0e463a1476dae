/** Domains of one provider that lead to the same mailbox. */
const sameProvider: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'pm.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'protonmail.ch': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'ya.ru': 'yandex.ru',
  'yandex.com': 'yandex.ru',
};

/** Providers that ignore dots before the @. */
const ignoresDots = new Set(['gmail.com', 'proton.me']);

/**
 * The mailbox of an e-mail address: in lower case, without the part behind a plus, without dots where the provider
 * ignores them, and under one domain for each provider.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const written = address.slice(at + 1).replace(/\.$/, '');
  const domain = sameProvider[written] ?? written;
  const [name = ''] = address.slice(0, at).split('+', 1);
  return `${ignoresDots.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
