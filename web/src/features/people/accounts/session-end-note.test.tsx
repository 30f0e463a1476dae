import { sessionEndReasons } from '@mwanzo/contract/people/sessions';
import { expect, test } from 'vitest';
import { forgetSessionEnd, keepSessionEnd } from '../../../api/session-end.ts';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { LoginScreen } from './login-screen.tsx';
import { SessionEndNote } from './session-end-note.tsx';

const noteOf = (reason: (typeof sessionEndReasons)[number]) => textOf(renderScreen(<SessionEndNote reason={reason} />));

test('every reason for which a session ends has a sentence of its own', () => {
  const notes = sessionEndReasons.map(noteOf);
  for (const note of notes) expect(note).toMatch(/^\|[A-Z][^|]{30,}\.\|$/);
  expect(new Set(notes).size).toBe(sessionEndReasons.length);
});

test('a reason is announced although it comes after the page', () => {
  expect(renderScreen(<SessionEndNote reason="signed_out" />)).toMatch(/^<p role="alert"/);
});

test('a reason that this page does not know is not shown', () => {
  expect(noteOf('a_later_reason' as 'expired')).toBe('');
});

test('the reason why the last session ended stands in place of the invitation', () => {
  const invitation = 'Sign in to pick up where you left off.';
  const login = () => textOf(renderScreen(<LoginScreen Restricted={() => null} />));
  expect(login()).toContain(invitation);
  keepSessionEnd('account_deleted');
  expect(login()).not.toContain(invitation);
  forgetSessionEnd();
  expect(login()).toContain(invitation);
});
