import { expect, test } from 'vitest';
import { refusalInEnglish, refusalOf, refusalReasons } from './refusals.ts';

/** The words by which a member understands each reason. */
const understoodBy = {
  not_same_person: /do not look like the same person/,
  name_differs: /name on the ID/,
  birthday_differs: /date of birth/,
  not_accepted: /only accept a national ID/,
  document_used: /belongs to another account/,
  id_unreadable: /ID is blurred or too dark/,
  id_cut_off: /cut off or covered/,
  face_unclear: /face is hard to see/,
  id_not_in_selfie: /selfie does not show the ID/,
  photo_differs: /first photo of your profile/,
  photo_of_another: /new photo does not look like you/,
  photo_not_allowed: /nudity/,
  name_of_another: /new name does not look like your own/,
  not_reviewed: /Nobody looked at your photos in time/,
} as const satisfies Record<keyof typeof refusalReasons, RegExp>;

test('each reason for a refusal says in full sentences what is wrong', () => {
  for (const [code, words] of Object.entries(understoodBy)) {
    const reason = refusalReasons[code as keyof typeof refusalReasons];
    expect(reason, code).toMatch(words);
    expect(reason, code).toMatch(/^[A-Z].*\.$/);
  }
});

test('a refusal has a reason of the list, words of the reviewer or both, and otherwise it is none', () => {
  const code = 'id_cut_off';
  expect([refusalOf(null, null), refusalOf(null, '')]).toEqual([null, null]);
  expect(refusalOf(code, null)).toEqual({ code, note: null });
  expect(refusalOf(null, 'Asante')).toEqual({ code: null, note: 'Asante' });
  expect(refusalInEnglish({ code, note: 'Asante' })).toBe(`${refusalReasons[code]} Asante`);
  expect(refusalInEnglish({ code: null, note: 'Asante' })).toBe('Asante');
  expect(refusalInEnglish({ code, note: null })).toBe(refusalReasons[code]);
});

test('the reasons in words, as reviewers choose them and members read them', async () => {
  const lines = Object.entries(refusalReasons).map(([code, text]) => `${code}: ${text}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/refusals.txt');
});
