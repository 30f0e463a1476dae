import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderScreen, textOf } from '../../../../../testing/render-screen.tsx';
import { CaseChecks } from './case-checks.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseHeader } from './case-header.tsx';
import { CasePictures } from './case-pictures.tsx';
import type { Case } from './case-queries.ts';
import { checkNames } from './check-rules.ts';

const variants = { 160: '/s', 480: '/m', 1080: '/l' };
const shown = {
  id: 5,
  name: 'Asha',
  age: 30,
  age_by_birthday: 29,
  age_differs: false,
  birthday: '1996-05-05',
  location: 'Kisumu',
  joined_at: '2026-01-02T00:00:00.000Z',
  photo: '/p',
  photo_detail: { id: 1, width: 4, height: 5, thumbhash: '', variants },
  pose: 'chin_open',
  status: 'pending',
  request_number: 1,
  previous_refusal: null,
  submitted_at: '2026-11-21T08:00:00.000Z',
} as unknown as Case;

const nothing = () => undefined;
const render = (part: ReactNode) =>
  renderScreen(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>);

const ticks = { names: checkNames, ticked: [], onToggle: nothing };
const typed = { kind: 'passport', number: '' } as const;
const entry = { typed, document: null, problem: null, field: { current: null }, ...ticks };
const checksOf = (changes: Partial<Case>) => {
  const document = { ...entry, change: nothing, check: nothing, refuse: nothing };
  const checks = <CaseChecks shown={{ ...shown, ...changes }} ticks={ticks} document={document} />;
  return textOf(render(checks).replace(/<\/ul>[^]*/, ''))
    .split('|')
    .filter(Boolean)
    .slice(1);
};

test('each check says what is to be compared in this case', () => {
  expect(checksOf({})).toEqual([
    'The face on the ID and in the selfie is the same person',
    'The first photo of the profile shows that person too',
    'The name on the ID fits the profile name',
    'Date of birth gives 29, profile says 30',
    'The document is readable and not edited',
    'The selfie shows what we asked for: Hold your ID under your chin. Open your mouth wide.',
  ]);
  const [, photo, , age, warning, , pose] = checksOf({ photo: null, pose: null, age: null, age_differs: true });
  expect([photo, age, warning, pose]).toEqual([
    'The profile has no photo yet',
    'Date of birth is the one of the profile and gives 29',
    'Over a year apart: look closely',
    'No pose was asked for: they hold this ID in the selfie',
  ]);
});

test('the facts of a profile are those that the member has given', () => {
  const facts = (changes: Partial<Case>) => textOf(render(<CaseFacts shown={{ ...shown, ...changes }} />));
  expect(facts({})).toBe(
    '|Profile|Name|Asha, 30|Birthday|5 May 1996|Location|Kisumu|Joined|2 Jan 2026|' +
      'Your viewing is logged. Documents are deleted after the decision.|',
  );
  expect(facts({ age: null, location: '' })).toContain('|Name|Asha|Birthday|5 May 1996|Location|–|Joined|');
});

test('a first request and an unknown age or place are told as such', () => {
  const ways = { shortcuts: false, onBack: nothing, onPrevious: null, onNext: null };
  const header = (changes: Partial<Case>) =>
    textOf(
      render(<CaseHeader shown={{ ...shown, ...changes }} now={Date.parse('2026-11-21T09:00:00Z')} ways={ways} />),
    );
  expect(header({})).toBe('|Asha|30, Kisumu · Submitted 1 hour ago · First request|Queue|Previous|Next|');
  expect(header({ age: null, location: '' })).toBe('|Asha|Submitted 1 hour ago · First request|Queue|Previous|Next|');
});

test('the pictures of a case are named, with the pose that was asked for and the first photo of the profile', () => {
  const pictures = render(<CasePictures shown={shown} shortcuts={false} />);
  expect(textOf(pictures)).toBe(
    '|ID document|Scroll to zoom|Loading...|Selfie with ID|' +
      'Asked for: Hold your ID under your chin. Open your mouth wide.|Loading...|Profile photo|',
  );
  expect(pictures).toMatch(/<img[^>]*alt="Profile photo of Asha"/);
});

test('an old refusal without a moment or a reason is told as one', () => {
  const ways = { shortcuts: false, onBack: nothing, onPrevious: null, onNext: null };
  const old = { ...shown, status: 'rejected', decided_at: null, refusal: null } as Case;
  const header = textOf(render(<CaseHeader shown={old} now={Date.parse('2026-11-21T09:00:00Z')} ways={ways} />));
  expect(header).toMatch(/\|Refused[^|]*:/);
  expect(header).not.toMatch(/null|undefined|Invalid/);
});
