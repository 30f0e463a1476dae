import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { createMemberMarks } from '../../http/access-log.ts';
import { createAccessTokens } from '../../http/access-tokens.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { createKeyedHash } from '../keyed-hash.ts';
import { createMediaSeal } from '../media-storage/media-seal.ts';
import { createMediaPaths } from '../media-storage/signed-media-path.ts';
import { createPhotoPaths } from '../photo-storage/signed-photo-path.ts';
import { createLocalDocumentVault } from '../vault/local-document-vault.ts';
import { openLastingKeys } from './lasting-keys.ts';
import { openApart, openTogether } from './seal-file.ts';
import { createValueSeal } from './seal-value.ts';
import { vaultKeysOf } from './vault-key.ts';

/*
 * An earlier release has stored or signed these. A release that reads them otherwise loses what members have on the
 * disk, and what they hold in their browsers.
 */
const vaultKey = new Secret('0f'.repeat(32));
const secretKey = new Secret('a secret key of an earlier release');
const clock = { now: () => new Date('2026-11-21T09:00:00Z') };
const key = 'ab'.repeat(16);
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const stored = {
  together:
    '4d575a5601726c14e37536e4eafb8afa1fe03d83f2014908514055eb6967e36cb8f7bd25efcecc3fad43d098ca435dc52f77' +
    'd1b8dab9d34c6e9d61fb6e23d1b5a8282f5a2c3d3e30c6f0becab9dd13b7767bc7acb944cfeb6aec0ac2624bd6dc0e3701',
  body: '4d575a56027e49d283ceec6dfe9fab99a7ef236cb5fc5494ebca8137bcbdf5994c549c53b3a071',
  key:
    '1eb31a5f6dab495c8ee948381761ac0df7b125489ca9e7f20e5bf4c23d7b8da0eb96910b3bd8634eae9163e9020de027a5eb' +
    '55c3b6a76d8f040558f4',
  value: 'eef43d10552d359c95e01c47b368d55937dd596c573288add7d2d19b9dd4f1419ebb',
  media:
    '4d575a56017a8ae21d0c3cd7d4d49e266393174c6d588f3f0168285bd23a3bebb18a49c6845804ad335ca60ea427db3645e5' +
    '6f09bd211f43cd9796638b329a38225781960a141cd900bd4888b942c765e96fd9eb08538446ae9774d2e4e30b3d6dfb1f',
  lasting:
    '4d575a560122340ab61af048c5530a142c2cc65c2c54d21099d06a23539377e68c2e0d12d34de6b821e8095735ff307c49bf' +
    '8eae9c4ea2b6e1ac29c468e82e0685efc8e0787395924dee6fb2b22f105ce67262947d1e88d7d3f3c8f7a40ab3d54fdb93b1' +
    '488ea110cefa908a0138549ec22e7166cc9d4e34a8f261c37229b7483b028e6144b5492198a9bb761ead3221309b573c359f',
};

test('what was sealed is opened: files, documents with their keys apart, values of rows and media', async () => {
  const keys = vaultKeysOf(vaultKey);
  const parts = { body: bytes(stored.body), key: bytes(stored.key) };
  const opened = [
    openTogether(keys, 'note', bytes(stored.together)),
    openApart(keys, key, parts),
    createValueSeal('mwanzo second step 1').open(bytes(stored.value), 'user 7', vaultKey),
    createMediaSeal(vaultKey).open(key, 'note.webm', bytes(stored.media)),
  ];
  expect(opened.map(String)).toEqual(['Habari', 'Habari', 'Habari', 'Habari']);
  const folder = path.join(makeDataFolder(), 'vault');
  for (const place of [folder, `${folder}-keys`]) mkdirSync(place);
  writeFileSync(path.join(folder, `${key}.bin`), parts.body);
  writeFileSync(path.join(`${folder}-keys`, `${key}.key`), parts.key);
  expect(String(await createLocalDocumentVault(folder, vaultKey).open(key))).toBe('Habari');
  const lasting = Object.entries(openLastingKeys(stored.lasting, vaultKey) ?? {});
  expect(lasting.map(([name, each]) => [name, (each as Secret).reveal()])).toEqual([
    ['markKey', 'marks'],
    ['phoneKey', 'phones'],
    ['linkKey', 'links'],
  ]);
});

test('what was signed is signed so again: paths, hashes, tokens and marks in the log', async () => {
  const signed = {
    photo: createPhotoPaths(secretKey, clock).signFor(7)(key, 480),
    media: createMediaPaths(secretKey, clock).signFor(7)(key, 'photo.webp'),
    hash: createKeyedHash(secretKey, 'mwanzo held messages 1')('one', 'two').toString('hex'),
    token: await createAccessTokens(secretKey, clock).issue({ userId: 7, role: 'member' }, 5),
    mark: createMemberMarks(secretKey)(7),
  };
  expect(signed).toEqual({
    photo:
      `/media/photos/${key}/480.webp?expires=1795381200&signature=SQW0a7GcgZvwA0E6tHhFiA` +
      '&viewer=7.q72Ob2YegvT65LL2IfsNcg',
    media: `/media/messages/${key}/photo.webp?expires=1795381200&signature=N95Hpp1jnuuYUKBe1MIQ4g&viewer=7`,
    hash: '1105775be11a6d24844b63714500cee4db36498af4801950fca21e1b03fbdc72',
    token:
      'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJyb2xlIjoibWVtYmVyIiwic2lkIjoiNSIsInN1YiI6IjciLCJpc3MiOiJ' +
      'td2Fuem8iLCJhdWQiOiJtd2Fuem8tYXBpIiwiaWF0IjoxNzk1MjUxNjAwLCJleHAiOjE3OTUyNTI1MDB9.qvO8GOPVaYYC7pSzRa' +
      '8a_dnbaQIiA2IvonvatkZlr4w',
    mark: 'u_QsyhxfDNPuaeDP',
  });
});
