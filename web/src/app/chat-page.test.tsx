import type { ComponentProps } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ChatScreen } from '../features/conversations/messages/chat-screen.tsx';
import { profileOf } from '../testing/example-profile.ts';
import { openPage } from '../testing/open-page.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { until } from '../testing/until.ts';

const prompt = { prompt_id: 'best-sunday', answer: 'Tea at dawn' } as const;
const profile = profileOf(7, { name: 'Akinyi', prompts: [prompt] });

/** Opens the chat with Akinyi, with only what its page gives to it. */
async function openChat() {
  let given: ComponentProps<typeof ChatScreen> | undefined;
  vi.doMock(import('../features/conversations/messages/chat-screen.tsx'), () => ({
    ChatScreen(props: ComponentProps<typeof ChatScreen>) {
      given = props;
      return <main>{`Chat with ${props.partnerId}`}</main>;
    },
  }));
  onTestFinished(() => void vi.doUnmock('../features/conversations/messages/chat-screen.tsx'));
  const page = await openPage();
  const { default: ChatPage } = await import('./pages/chat-page.tsx');
  await import('../features/people/members/profile-viewer.tsx');
  const chat = (matchId: string) => <ChatPage params={{ matchId }} />;
  const screen = await showScreen(page, chat('7'), '/chat/7');
  page.dispatch('pointerdown');
  await page.requestsUnderWay();
  return {
    screen,
    replyTo: () => given?.reply[0],
    go: (id: string) => screen.show(chat(id)),
    isOpen: () => document.querySelector('dialog[open]') !== null,
    openProfile: async () => {
      given?.onOpenProfile(7);
      if (!page.client.getQueryData(['profile', 7])) {
        const { request, reply } = await page.api.take('GET /api/profiles/7/');
        reply({ body: profile });
        expect(request).toBe('GET /api/profiles/7/');
      }
      await until(() => expect(screen.text()).toContain('Tea at dawn'));
    },
  };
}

test('from the profile "Message" leads back to the chat, and a reply to an answer begins there', async () => {
  const { screen, openProfile, isOpen, replyTo } = await openChat();
  await openProfile();
  await screen.press('Message');
  expect([isOpen(), replyTo()]).toEqual([false, null]);
  await openProfile();
  await screen.press('Reply');
  expect([isOpen(), replyTo()]).toEqual([false, prompt]);
});

test('another chat begins without the profile and the reply of the one before', async () => {
  const { screen, openProfile, isOpen, replyTo, go } = await openChat();
  await openProfile();
  await screen.press('Reply');
  await openProfile();
  go('8');
  expect([screen.text(), isOpen(), replyTo()]).toEqual(['Chat with 8', false, null]);
});

test('the profile of a match offers to report, block and unmatch them', async () => {
  const { screen, openProfile } = await openChat();
  const { askedAbout } = await import('./people/asked-about.ts');
  await openProfile();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/profile-of-a-match.txt');
  await screen.press('Unmatch');
  expect(askedAbout.read()).toEqual({ action: 'unmatch', person: { id: 7, name: 'Akinyi' } });
});
