import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';

const partner = { id: 7, name: 'Kiptoo', isVerified: true, photo: null };
const call = { partner, seconds: 252, kilobytes: 1928, quality: 'good', isMuted: false } as const;

/** Opens a page for the screens of a call; `press` presses their buttons, and returns what each did. */
async function openButtons() {
  const page = await openPage();
  const { IncomingCall } = await import('./incoming-call.tsx');
  const { OutgoingCall } = await import('./outgoing-call.tsx');
  const { InCall } = await import('./in-call.tsx');
  const { CallBar } = await import('./call-bar.tsx');
  const { AfterCall } = await import('./after-call.tsx');
  const { CallNotice } = await import('./call-notice.tsx');
  const { AskToTalkSheet } = await import('./ask-to-talk-sheet.tsx');
  const screen = await showScreen(page, null);
  const done = vi.fn();
  const does = (what: string) => (said?: unknown) =>
    void done(typeof said === 'string' || typeof said === 'boolean' ? `${what}: ${said}` : what);
  const press = async (...names: string[]) => {
    done.mockClear();
    for (const name of names) await screen.press(name);
    return done.mock.calls.flat();
  };
  return { IncomingCall, OutgoingCall, InCall, CallBar, AfterCall, CallNotice, AskToTalkSheet, screen, does, press };
}

test('a ringing call is answered, declined or answered in writing by the button that says so', async () => {
  const { IncomingCall, OutgoingCall, screen, does, press } = await openButtons();
  const ringing = { onAnswer: does('answer'), onDecline: does('decline'), onReply: does('reply') };
  screen.show(<IncomingCall partner={partner} isAnswering={false} {...ringing} />);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/incoming-call.txt');
  expect(await press('Answer', 'Decline', 'Later today', 'Write')).toEqual([
    'answer',
    'decline',
    'reply: Later today?',
    'reply: Write to me instead, please',
  ]);
  for (const state of ['calling', 'connecting'] as const) {
    screen.show(<OutgoingCall partner={partner} state={state} onEnd={does('end')} />);
    await expect(screen.words()).toMatchFileSnapshot(`./in-words/${state}.txt`);
    expect(await press('End call')).toEqual(['end']);
  }
});

test('each button of a running call does what it says, on the whole screen and in the bar', async () => {
  const { InCall, CallBar, screen, does, press } = await openButtons();
  const running = { onMute: does('mute'), onWrite: does('write') };
  screen.show(<InCall {...call} {...running} isEndingSoon={false} onFold={does('fold')} onEnd={does('end')} />);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/in-call.txt');
  expect(await press('Mute', 'Write', 'Make the call small', 'End call')).toEqual(['mute', 'write', 'fold', 'end']);
  screen.show(<CallBar {...call} isMuted quality="weak" onOpen={does('open')} onEnd={does('end')} />);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/call-bar.txt');
  expect(await press('Back to the call', 'End call')).toEqual(['open', 'end']);
});

test('after a call it is rated as the button says, reported or left without a word', async () => {
  const { AfterCall, CallNotice, screen, does, press } = await openButtons();
  const after = { onRate: does('rate'), onReport: does('report'), onClose: does('close') };
  screen.show(<AfterCall {...call} {...after} />);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/after-call.txt');
  expect(await press('Good', 'Not really', 'Report Kiptoo', 'Close')).toEqual([
    'rate: good',
    'rate: not_really',
    'report',
    'close',
  ]);
  const notice = { title: 'Kiptoo did not answer', text: 'You can write instead.', onClose: does('close') };
  screen.show(<CallNotice {...notice} onWrite={does('write')} />);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/call-notice.txt');
  expect(await press('OK', 'Write')).toEqual(['close', 'write']);
});

test('calls are asked for, allowed, not yet allowed and taken back by the button that says so', async () => {
  const { AskToTalkSheet, screen, does, press } = await openButtons();
  const sheet = { open: true, partner, me: { src: null, thumbhash: null }, busy: false, onClose: does('close') };
  for (const [talk, button, yes] of [
    ['none', 'Ask to talk', true],
    ['asked', 'Take it back', false],
    ['asked_me', 'Yes, we can talk', true],
    ['asked_me', 'Not yet', false],
  ] as const) {
    screen.show(<AskToTalkSheet {...sheet} talk={talk} mayCall="needs_talk" onAnswer={does('answer')} />);
    await expect(screen.words()).toMatchFileSnapshot(`./in-words/ask-to-talk-${talk}.txt`);
    expect(await press(button, 'Close')).toEqual([`answer: ${yes}`, 'close']);
  }
  screen.show(<AskToTalkSheet {...sheet} talk="both" mayCall="off" onAnswer={does('answer')} />);
  expect(await press('Turn calls off')).toEqual(['answer: false']);
});

test('the screens of calls are whole in Swahili', async () => {
  const { IncomingCall, InCall, AfterCall, AskToTalkSheet, screen } = await openButtons();
  const { renderInLanguage } = await import('../../../../i18n/language.ts');
  const nothing = () => undefined;
  const on = { onMute: nothing, onWrite: nothing, onFold: nothing, onEnd: nothing };
  const sheet = { open: true, partner, me: { src: null, thumbhash: null }, busy: false, onClose: nothing };
  let told = '';
  for (const shown of [
    <IncomingCall
      key="1"
      partner={partner}
      isAnswering={false}
      onAnswer={nothing}
      onDecline={nothing}
      onReply={nothing}
    />,
    <InCall key="2" {...call} {...on} isEndingSoon isMuted quality="reconnecting" />,
    <AfterCall key="3" {...call} onRate={nothing} onReport={nothing} onClose={nothing} />,
    <AskToTalkSheet key="4" {...sheet} talk="asked_me" mayCall="needs_talk" onAnswer={nothing} />,
    <AskToTalkSheet key="5" {...sheet} talk="both" mayCall="quiet_hours" onAnswer={nothing} />,
  ]) {
    renderInLanguage('sw', () => screen.show(shown));
    told += `# ${shown.key}\n${screen.words()}`;
  }
  await expect(told).toMatchFileSnapshot('./in-words/calls.sw.txt');
});
