import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { mirroredHash } from '../../../gateways/images/perceptual-hash.ts';
import { documentMark, emailMark, photoMarks, pretendDocumentMark } from './marks.ts';

const key = new Secret('m'.repeat(40));

// Bans of earlier releases have these marks.
test('a mark is the keyed hash of its purpose, its kind and its text, and stays so in each release', () => {
  const marks = [
    emailMark('Amina+x@GMail.com', key),
    documentMark('national_id', '12345678', key),
    pretendDocumentMark(7),
  ].map((mark) => mark.toString('hex'));
  expect(marks).toEqual([
    '7e7aa58272e66a9e26e1a6f6b244f23c00713a8507001e08f76e700cc8c34793',
    '46b9cc1e7d0e3f1b032d85f0f6e16757d1a2cc417f213b0b32f7d41e7f5ae8dd',
    '4017c7d654edb922d9cfdc7b38ff0407369e777fa1ca9512fc2f7ed08223cddd',
  ]);
});

test('without the key nobody finds a mark, and two kinds of documents have two', () => {
  const other = new Secret('n'.repeat(40));
  expect(emailMark('amina@gmail.com', other)).not.toEqual(emailMark('amina@gmail.com', key));
  expect(documentMark('national_id', '12345678', other)).not.toEqual(documentMark('national_id', '12345678', key));
  expect(documentMark('passport', '12345678', key)).not.toEqual(documentMark('national_id', '12345678', key));
  expect(pretendDocumentMark(8)).not.toEqual(pretendDocumentMark(7));
});

test('a photo has the mark of its hash, also of one that begins with zeros, and that of its mirror image', () => {
  const looks = [`${'0'.repeat(12)}1${'0'.repeat(243)}`, '1'.repeat(256)];
  const dark = `0008${'0'.repeat(60)}`;
  expect(photoMarks(looks).map((mark) => mark.toString('hex'))).toEqual([
    dark,
    mirroredHash(dark),
    'f'.repeat(64),
    mirroredHash('f'.repeat(64)),
  ]);
  expect(mirroredHash(dark)).not.toBe(dark);
  expect(photoMarks([])).toEqual([]);
});
