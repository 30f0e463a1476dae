import { expect, test, vi } from 'vitest';
import { until } from '../../../testing/until.ts';
import { message, openChat } from './open-chat.fixture.ts';

/** Opens the chat with member 7 once more, from a page that hands on this navigation state. */
async function openFrom(state: object) {
  const chat = await openChat([message(1, 7)]);
  const { ChatScreen } = await import('./chat-screen.tsx');
  const { profileQuery } = await import('../../../queries/profile.ts');
  chat.screen.show(null);
  history.replaceState(state, '');
  chat.page.client.removeQueries({ queryKey: profileQuery(7).queryKey });
  const setQuote = vi.fn();
  const open = (partnerId: number) => (
    <ChatScreen
      key={partnerId}
      partnerId={partnerId}
      onOpenProfile={chat.onOpenProfile}
      reply={[null, setQuote]}
      onReport={chat.onReport}
    />
  );
  chat.screen.show(open(7));
  await until(() => expect(chat.input()).toBeDefined());
  return { ...chat, open };
}

test('a chat that is opened with a first line has it in the input, and is named after its match', async () => {
  const { screen, input, onOpenProfile, readOutbox } = await openFrom({
    match: { name: 'Juma', profileId: 7, isVerified: true },
    draft: 'Chai?',
  });
  expect([input()?.value, screen.text().startsWith('Juma|'), readOutbox()]).toEqual(['Chai?', true, []]);
  await screen.pressElement(document.querySelector<HTMLElement>('h1 button'));
  expect(onOpenProfile.mock.calls).toEqual([[7]]);
  await screen.press('Send');
  expect(readOutbox()).toMatchObject([{ receiver: 7, text: 'Chai?' }]);
  expect(input()?.value).toBe('');
});

test('a draft of this chat is not replaced by a first line, and another chat gets neither', async () => {
  const { screen, input, open, write, page } = await openFrom({ match: { name: 'Juma', profileId: 7 }, draft: '' });
  expect(input()?.value).toBe('');
  await write('Habari?');
  screen.show(null);
  history.replaceState({ match: { name: 'Juma', profileId: 7 }, draft: 'Chai?' }, '');
  screen.show(open(7));
  await until(() => expect(input()?.value).toBe('Habari?'));
  screen.show(null);
  history.replaceState(null, '');
  screen.show(open(8));
  await until(() => expect(input()?.value).toBe(''));
  expect(screen.text()).not.toContain('Juma');
  await page.requestsUnderWay();
});
