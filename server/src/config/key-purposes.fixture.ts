/*
 * Every use of the keys that an operator can change, as docs/operating.md, "Changing keys", lists them. A test fails
 * when a file derives anything from a key and is not here.
 *
 *   accepted: what an earlier key has made is accepted until SECRET_KEY_OLD is removed
 *   found:    it is derived again, by the key that fits what is stored
 *   fresh:    it is made again by the new key, and what the earlier one made is forgotten
 *   lasting:  it has a key of its own, which `vault-check` keeps and no change touches
 *   sealed:   `keys rotate vault` seals it again
 */
type Fate = 'accepted' | 'found' | 'fresh' | 'lasting' | 'sealed';

interface Purpose {
  /** The words of the table. */
  readonly what: string;
  readonly key: 'secret' | 'vault';
  readonly fate: Fate;
  /** The files that derive it, below server/src. */
  readonly files: readonly string[];
}

export const keyPurposes: readonly Purpose[] = [
  { what: 'access tokens', key: 'secret', fate: 'accepted', files: ['http/access-tokens.ts'] },
  { what: 'refresh tokens', key: 'secret', fate: 'found', files: ['features/people/accounts/refresh-tokens.ts'] },
  { what: 'cookies of browsers', key: 'secret', fate: 'accepted', files: ['features/people/accounts/known-device.ts'] },
  {
    what: 'addresses of photos and voice notes',
    key: 'secret',
    fate: 'accepted',
    files: ['gateways/path-signature.ts'],
  },
  { what: 'links in account mails', key: 'secret', fate: 'found', files: ['features/people/recovery/link-token.ts'] },
  { what: 'links of date plans', key: 'secret', fate: 'found', files: ['features/conversations/dates/link-secret.ts'] },
  {
    what: 'unsubscribe links',
    key: 'secret',
    fate: 'lasting',
    files: ['features/notices/mails/unsubscribe-token.ts'],
  },
  { what: 'appeals', key: 'secret', fate: 'accepted', files: ['features/people/accounts/appeal-token.ts'] },
  { what: 'proofs of work', key: 'secret', fate: 'accepted', files: ['features/people/accounts/proof-challenge.ts'] },
  {
    what: 'counts of sign-ins and sign-ups',
    key: 'secret',
    fate: 'fresh',
    files: [
      'features/people/accounts/password-checks.ts',
      'features/people/accounts/proofs.ts',
      'features/people/accounts/sign-up-waves.ts',
    ],
  },
  { what: 'networks of decks, and held messages', key: 'secret', fate: 'fresh', files: ['app.ts'] },
  { what: 'marks in the log', key: 'secret', fate: 'fresh', files: ['http/access-log.ts'] },
  {
    what: 'hashes of paying phones',
    key: 'secret',
    fate: 'lasting',
    files: ['features/billing/payments/create-order.ts'],
  },
  {
    what: 'marks of documents and of banned mailboxes',
    key: 'vault',
    fate: 'lasting',
    files: ['features/core/bans/marks.ts'],
  },
  { what: 'identity documents', key: 'vault', fate: 'sealed', files: ['gateways/vault/local-document-vault.ts'] },
  {
    what: 'photos and voice notes of messages',
    key: 'vault',
    fate: 'sealed',
    files: ['gateways/media-storage/media-seal.ts'],
  },
  { what: 'keys of second steps', key: 'vault', fate: 'sealed', files: ['features/people/second-factors/seal-key.ts'] },
  { what: 'paying phones', key: 'vault', fate: 'sealed', files: ['features/billing/payments/seal-phone.ts'] },
  { what: 'vault-check', key: 'vault', fate: 'sealed', files: ['gateways/sealing/lasting-keys.ts'] },
];
