import { expect, test } from 'vitest';
import { renderScreen, textOf } from '../../../../testing/render-screen.tsx';
import { IncomingCall } from './incoming-call.tsx';
import { OutgoingCall } from './outgoing-call.tsx';

const kiptoo = { id: 7, name: 'Kiptoo', isVerified: true, photo: '/media/kiptoo.webp' };
const nothing = () => undefined;

const incoming = (isAnswering = false) =>
  renderScreen(
    <IncomingCall
      partner={kiptoo}
      onAnswer={nothing}
      onDecline={nothing}
      onReply={nothing}
      isAnswering={isAnswering}
    />,
  );
const outgoing = (state: 'calling' | 'connecting') =>
  renderScreen(<OutgoingCall partner={kiptoo} state={state} onEnd={nothing} />);
/** Returns the opening tag of the button with this text. */
const buttonOf = (markup: string, text: string) =>
  [...markup.matchAll(/<button\b([^>]*)>(.*?)<\/button>/gs)].find(
    ([, , content = '']) => content.replaceAll(/<[^>]*>/g, '') === text,
  )?.[1];

test('a call that comes in says who calls, what it costs and that no Premium is needed', () => {
  const markup = incoming();
  expect(markup).toContain('src="/media/kiptoo.webp"');
  expect(markup).toContain('aria-label="Verified"');
  const text = textOf(markup);
  expect(text).toContain('|Voice call|');
  expect(text).toContain('|Kiptoo|');
  expect(text).toContain('|wants to talk now|About 460 KB a minute of your bundle.|You need no Premium to answer.|');
});

test('it is a dialog that is named after the caller and their wish, and the heading takes the focus', () => {
  const markup = incoming();
  expect(markup).toMatch(/<dialog[^>]*aria-labelledby="call-partner call-status"/);
  expect(markup).toMatch(/<p id="call-status"[^>]*>wants to talk now</);
  expect(markup).toMatch(/<h2[^>]*id="call-partner"[^>]*tabindex="-1"/);
});

test('it can be answered, declined, or answered with one of two messages, and by nothing else', () => {
  const buttons = [...incoming().matchAll(/<button.*?<\/button>/gs)].map(([button]) =>
    button.replaceAll(/<[^>]*>/g, ''),
  );
  expect(buttons).toEqual(['Later today', 'Write me instead', 'Decline', 'Answer']);
});

test('while it is being answered nothing can be pressed again', () => {
  const markup = incoming(true);
  for (const label of ['Later today', 'Write me instead', 'Decline'])
    expect(buttonOf(markup, label)).toContain('disabled=""');
  expect(buttonOf(markup, 'Connecting...')).toContain('aria-disabled="true"');
  expect(buttonOf(incoming(), 'Decline')).not.toContain('disabled=""');
});

test('who calls sees what it costs, whether it rings or connects, and can end it', () => {
  expect(outgoing('calling')).toMatch(/<output[^>]*>Calling\.\.\.</);
  expect(outgoing('connecting')).toMatch(/<output[^>]*>Connecting\.\.\.</);
  expect(textOf(outgoing('calling'))).toContain('|About 460 KB a minute of your bundle.|');
  expect(buttonOf(outgoing('calling'), 'End call')).toBeDefined();
});

test('a caller without a photo or a verification has neither a picture nor the mark', () => {
  const markup = renderScreen(
    <OutgoingCall partner={{ ...kiptoo, photo: null, isVerified: false }} state="calling" onEnd={nothing} />,
  );
  expect(markup).not.toContain('<img');
  expect(markup).not.toContain('Verified');
});
