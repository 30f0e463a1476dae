import { expect, test } from 'vitest';
import { openPage } from '../../../../../testing/open-page.ts';
import { renderScreen, textOf } from '../../../../../testing/render-screen.tsx';
import type { VerificationScreening } from '@mwanzo/contract/trust/screenings';

async function show(hints: VerificationScreening | null, hasConsent = true): Promise<string> {
  await openPage({ profile: { id: 1 } });
  const { CaseHints } = await import('./case-hints.tsx');
  return textOf(renderScreen(<CaseHints hints={hints} hasConsent={hasConsent} />));
}

const clear = { is_screened: true, id_to_selfie: 'likely_same', selfie_to_photo: null, flags: [] } as const;

test('a reviewer reads how alike the faces are, and that it is only a hint', async () => {
  expect(await show({ ...clear, flags: [] })).toBe(
    '|Hints from a machine|ID and selfie|Likely the same person|Nothing else stood out.|' +
      'Only hints: they can be wrong. You decide.|',
  );
  expect(await show({ ...clear, id_to_selfie: null, selfie_to_photo: 'look_closely', flags: [] })).toBe(
    '|Hints from a machine|Selfie and profile photo|Look closely|Nothing else stood out.|' +
      'Only hints: they can be wrong. You decide.|',
  );
});

test('what stood out is listed', async () => {
  const text = await show({ ...clear, id_to_selfie: 'likely_different', flags: ['selfie_reused', 'id_dark'] });
  expect(text).toBe(
    '|Hints from a machine|ID and selfie|Likely different people|This selfie looks like a picture of another member|' +
      'The face on the ID is dark|Only hints: they can be wrong. You decide.|',
  );
});

test('what could not be screened says so, and before any hint nothing is there', async () => {
  expect(await show({ ...clear, is_screened: false, id_to_selfie: null, flags: [] })).toBe(
    '|Hints from a machine|The machine could not look at these photos.|Only hints: they can be wrong. You decide.|',
  );
  expect(await show(null)).toBe('');
});

test('without a consent the reviewer reads that nobody else has compared the faces', async () => {
  expect(await show(null, false)).toContain('The member has not agreed that a program looks at their face.');
});
