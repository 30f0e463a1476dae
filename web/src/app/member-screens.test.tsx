import type { Notification } from '@mwanzo/contract/notices/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { MatchesScreen } from '../features/conversations/matches/matches-screen.tsx';
import { ProfilePanel } from '../features/people/members/profile-panel.tsx';
import { ChatScreen } from '../features/conversations/messages/chat-screen.tsx';
import { NotificationBell } from '../features/notices/notifications/notification-bell.tsx';
import { EditProfileDialog } from '../features/people/profiles/edit-profile-dialog.tsx';
import { VerifyScreen } from '../features/trust/verifications/verify-screen.tsx';
import { linkOf, renderScreen, textOf } from '../testing/render-screen.tsx';

// As soon as they are defined, deferred components wait for the first touch or for an idle page.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined));
vi.mock(import('../loading/when-idle.ts'), () => ({ whenIdle: () => undefined }));

const nothing = () => undefined;

/** Renders a screen before any response has arrived, with these entries in the cache. */
function render(screen: ReactNode, known: Record<string, unknown> = {}): string {
  const client = new QueryClient();
  for (const [key, data] of Object.entries(known)) client.setQueryData([key], data);
  return renderScreen(<QueryClientProvider client={client}>{screen}</QueryClientProvider>);
}

test('verification can be skipped for /discover', () => {
  expect(linkOf(render(<VerifyScreen />), 'Skip for now')).toBe('/discover');
});

test('the matches screen says that it is loading', () => {
  const text = textOf(render(<MatchesScreen />));
  expect(text).toContain('|Your Matches|People who liked you back|');
  expect(text).toContain('|Loading your matches...|');
});

test('who likes the member is a tile that leads to them, "9+" above nine, and nobody is none', () => {
  const screen = render(<MatchesScreen />, { matches: [], likes: { plan: 'premium', count: 10, people: [] } });
  expect(screen).toContain('href="/likes"');
  expect(textOf(screen)).toContain('|9+|');
  expect(
    textOf(render(<MatchesScreen />, { matches: [], likes: { plan: 'premium', count: 0, people: [] } })),
  ).not.toContain('Like you');
});

test('without matches there is a link to /discover', () => {
  const screen = render(<MatchesScreen />, { matches: [], likes: { plan: 'premium', count: 0, people: [] } });
  expect(textOf(screen)).toContain('|No matches yet|Keep swiping to find your perfect match!|');
  expect(linkOf(screen, 'Start Discovering')).toBe('/discover');
});

test('a loading chat shows a spinner under the name "Unknown" and a placeholder photo', () => {
  const screen = render(
    <ChatScreen partnerId={7} onOpenProfile={nothing} reply={[null, nothing]} onReport={nothing} />,
  );
  expect(screen).toMatch(/<output[^>]*>.*Loading\.\.\..*<\/output>/s);
  expect(textOf(screen)).toContain('|Unknown|');
  expect(screen).not.toContain('<img');
});

test('the panel shows a spinner while the member’s own profile loads', () => {
  expect(
    render(<ProfilePanel open onClose={nothing} onEdit={nothing} onPreview={nothing} completeness={null} />),
  ).toMatch(/<dialog.*<output[^>]*>.*Loading\.\.\./s);
});

test('the edit dialog has its title and both buttons', () => {
  expect(textOf(render(<EditProfileDialog open onClose={nothing} onSaved={nothing} />))).toMatch(
    /\|Edit Profile\|.*Cancel\|Save Changes\|/,
  );
});

test('the bell is red and counts only unread notifications', () => {
  const item = (id: number, isRead: boolean) => ({ id, is_read: isRead }) as Notification;
  const bell = (count: number) =>
    render(<NotificationBell />, {
      notifications: [item(99, true), ...Array.from({ length: count }, (_, id) => item(id, false))],
    });
  expect(bell(12)).toMatch(/<button[^>]*aria-label="Notifications, 12 unread"[^>]*>/);
  expect(bell(12)).toMatch(/<button[^>]*class="[^"]*text-primary-text/);
  expect(textOf(bell(12))).toContain('|9+|');
  expect(bell(0)).toMatch(/<button[^>]*aria-label="Notifications"/);
  expect(bell(0)).not.toMatch(/<button[^>]*class="[^"]*text-primary-text/);
});
