import type { Session } from '@mwanzo/contract/people/sessions';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { DeviceRow } from './device-row.tsx';

const now = Date.parse('2026-11-21T12:00:00Z');
const phone: Session = {
  id: 4,
  browser: 'Chrome',
  system: 'Android',
  started_at: '2026-11-01T09:00:00.000Z',
  used_at: '2026-11-21T10:00:00.000Z',
  is_current: false,
};

const row = (session: Session) =>
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <DeviceRow session={session} now={now} onSignOut={() => Promise.resolve()} />
    </QueryClientProvider>,
  );

test('another device says when it was last used, however long it is signed in, and can be signed out by name', () => {
  expect(textOf(row(phone))).toContain('|Chrome on Android|Last used: 2h ago|');
  expect(row(phone)).toContain('aria-label="Sign out Chrome on Android"');
});

test('this device says since when it is signed in, and has no button', () => {
  const own = row({ ...phone, is_current: true });
  expect(textOf(own)).toContain('|Chrome on Android|This device|Signed in on 1 Nov 2026|');
  expect(own).not.toContain('<button');
});
