import { expect, onTestFinished, test, vi } from 'vitest';
import { renderScreen, textOf } from '../../../../testing/render-screen.tsx';
import { ChatHeader } from './chat-header.tsx';

const partner = { name: 'Asha', photo: null, thumbhash: undefined, isVerified: false, profileId: 7 };

test('the header says how old the messages are, that the partner types, or that they are there', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const words = [0, Date.parse('2026-11-21T09:30:00Z'), Date.parse('2026-11-20T09:30:00Z')].flatMap((asOf) =>
    [true, false].flatMap((isTyping) =>
      (['online', 'today', null] as const).map((presence) => {
        const header = renderScreen(
          <ChatHeader {...{ partner, presence, isTyping, asOf }} onOpenProfile={() => undefined} menu={<i>Menu</i>} />,
        );
        return `${JSON.stringify({ asOf, isTyping, presence })}: ${textOf(header)}`;
      }),
    ),
  );
  await expect(`${words.join('\n')}\n`).toMatchFileSnapshot('./in-words/chat-header.txt');
});
