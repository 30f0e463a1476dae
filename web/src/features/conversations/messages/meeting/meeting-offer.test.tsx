import { expect, onTestFinished, test, vi } from 'vitest';
import { exampleMessage } from '../../../../testing/example-message.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { inChat } from '../in-chat.fixture.tsx';

const hourMs = 3_600_000;
const offer = 'Meeting? Share a plan with a friend';

/** Opens a chat in which two have agreed to meet so many hours ago, on a phone whose clock is so many hours ahead. */
async function openAgreed(hoursAgo: number, hoursAhead = 0) {
  const page = await openPage();
  const { clockError } = await import('../../../../device/server-clock.ts');
  const now = Date.now();
  vi.setSystemTime(now + hoursAhead * hourMs);
  onTestFinished(() => void vi.useRealTimers());
  clockError.write(-hoursAhead * hourMs);
  const { MeetingOffer } = await import('./meeting-offer.tsx');
  const timestamp = new Date(now - hoursAgo * hourMs).toISOString();
  const messages = [
    exampleMessage(1, 7, { text: 'Can we meet on Saturday?', timestamp }),
    exampleMessage(2, 1, { text: 'Sure!', timestamp }),
  ];
  const inside = await inChat();
  const chat = () => inside(<MeetingOffer messages={messages} />);
  const screen = await showScreen(page, chat(), '/chat/7');
  const again = () => {
    screen.show(null);
    screen.show(chat());
  };
  return { screen, again, isOffered: () => screen.text().includes(offer) };
}

test.each([
  [71, 0, true],
  [73, 0, false],
  [71, 96, true],
  [73, -96, false],
])('an agreement of %d hours ago, on a clock that is %d hours ahead, counts: %s', async (hoursAgo, ahead, counts) => {
  expect((await openAgreed(hoursAgo, ahead)).isOffered()).toBe(counts);
});

test.each(['Close this offer', 'Make a plan'])('after %s a plan is not offered again in this chat', async (button) => {
  const { screen, again, isOffered } = await openAgreed(1);
  await screen.press(button);
  const plan = { path: '/dates/with/7', state: { fromAbove: true } };
  const at = { path: screen.paths().at(-1), state: screen.state() };
  expect(at).toEqual(button === 'Make a plan' ? plan : { path: '/chat/7', state: undefined });
  again();
  expect(isOffered()).toBe(false);
});
