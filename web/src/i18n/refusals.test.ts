import { refusalInEnglish, refusalReasons, type RefusalCode } from '@mwanzo/contract/refusals';
import { expect, test } from 'vitest';
import { renderInLanguage } from './language.ts';
import { refusalText, refusals } from './refusals.ts';

test('the English of every reason equals the server’s', () => {
  for (const code of Object.keys(refusalReasons) as RefusalCode[]) {
    const refusal = { code, note: 'Thank you.' };
    expect(refusalText(refusal)).toBe(refusalInEnglish(refusal));
  }
});

test('a preset reason is shown in the reader’s language, and the reviewer’s own words as they were typed', () => {
  const refusal = { code: 'id_cut_off', note: 'Thank you, Zawadi.' } as const;
  expect(renderInLanguage('sw', () => refusalText(refusal))).toBe(`${refusals.id_cut_off.sw} Thank you, Zawadi.`);
  expect(renderInLanguage('sw', () => refusalText({ code: null, note: 'Thank you, Zawadi.' }))).toBe(
    'Thank you, Zawadi.',
  );
});
