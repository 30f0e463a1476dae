import { callReasons } from '@mwanzo/contract/conversations/calls';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { renderScreen, textOf } from '../../../../testing/render-screen.tsx';
import { AfterCall } from './after-call.tsx';
import { CallBar } from './call-bar.tsx';
import { PastCallNote } from './past-call-note.tsx';
import { CallNotice } from './call-notice.tsx';
import { InCall } from './in-call.tsx';
import { IncomingCall } from './incoming-call.tsx';
import { CallConsentIcon } from './call-consent-icon.tsx';

const kiptoo = { id: 7, name: 'Kiptoo', isVerified: true, photo: null };
const nothing = () => undefined;
const call = { partner: kiptoo, seconds: 252, kilobytes: 1928, quality: 'good', isMuted: false } as const;
const actions = { onMute: nothing, onWrite: nothing, onFold: nothing, onEnd: nothing };

const talking = (changes: Partial<ComponentProps<typeof InCall>> = {}) =>
  renderScreen(<InCall {...call} {...actions} isEndingSoon={false} {...changes} />);
const bar = (changes: Partial<ComponentProps<typeof CallBar>> = {}) =>
  renderScreen(<CallBar {...call} onOpen={nothing} onEnd={nothing} {...changes} />);
const noteMarkup = (changes: Partial<ComponentProps<typeof PastCallNote>['call']>) =>
  renderScreen(
    <PastCallNote
      call={{
        id: 'a',
        mine: false,
        reason: 'invite_timeout',
        seconds: null,
        started_at: '2026-11-23T17:00:00Z',
        ...changes,
      }}
    />,
  );
const note = (...given: Parameters<typeof noteMarkup>) => textOf(noteMarkup(...given));

test('a call shows its time, what it has used, and that nothing is recorded', () => {
  const markup = talking();
  expect(markup).toMatch(/<p role="timer"[^>]*>04:12</);
  const text = textOf(markup);
  expect(text).toContain('|1,928 KB| used, about 460 a minute|');
  expect(text).toContain('|Nothing is recorded. Numbers stay hidden.|');
});

test('the quality of the connection is announced when it changes', () => {
  expect(talking()).toMatch(/<output[^>]*>.*Good line<\/output>/s);
  expect(textOf(talking({ quality: 'weak' }))).toContain('|Weak line|');
  expect(talking({ quality: 'reconnecting' })).toMatch(/<output[^>]*text-warn[^>]*>.*Reconnecting\.\.\.<\/output>/s);
});

test('mute says whether it is on, and writing is not a switch', () => {
  const pressed = (markup: string) =>
    [...markup.matchAll(/<button\b([^>]*aria-pressed[^>]*)>.*?<\/button>/gs)].map(
      ([button, attributes = '']) =>
        `${button.replaceAll(/<[^>]*>/g, '')} ${/aria-pressed="(\w+)"/.exec(attributes)?.[1]}`,
    );
  expect(pressed(talking())).toEqual(['Mute false']);
  expect(pressed(talking({ isMuted: true }))).toEqual(['Mute true']);
});

test('five minutes before its end the call says so', () => {
  expect(textOf(talking())).not.toContain('This call ends');
  expect(talking({ isEndingSoon: true })).toMatch(/<output[^>]*>This call ends in 5 minutes\.</);
});

test('a folded call leads back, can be ended, and shows its time, a muted microphone and a bad connection', () => {
  expect(bar()).toContain('aria-label="Call with Kiptoo"');
  expect(textOf(bar())).toContain('|Back to the call:|Kiptoo|04:12|');
  expect(bar()).toContain('aria-label="End call"');
  expect(bar()).not.toContain('aria-label="Muted"');
  expect(bar({ isMuted: true })).toContain('aria-label="Muted"');
  expect(textOf(bar())).not.toContain('line');
  expect(textOf(bar({ quality: 'reconnecting' }))).toContain('|Reconnecting...|');
  expect(textOf(bar({ quality: 'weak' }))).toContain('|Weak line|');
});

test('after a call it can be rated and reported', () => {
  const text = textOf(renderScreen(<AfterCall {...call} onRate={nothing} onReport={nothing} onClose={nothing} />));
  expect(text).toContain('|How was it?|');
  expect(text).toContain('|You talked to Kiptoo for 04:12 and used 1,928 KB.|');
  for (const label of ['Good', 'Not really', 'Report Kiptoo']) expect(text).toContain(`|${label}|`);
});

test('a notice says how a call ended, and offers what helps, if something does', () => {
  const notice = { title: 'Kiptoo did not answer', text: 'You can write instead.', onClose: nothing };
  expect(textOf(renderScreen(<CallNotice {...notice} />))).toMatch(
    /\|Kiptoo did not answer\|(.*\|)?You can write instead\.\|OK\|/,
  );
  const withAction = renderScreen(<CallNotice {...notice} onWrite={nothing} />);
  expect(textOf(withAction)).toContain('|OK|Write|');
});

test('a past call says in one line how long it was, or who did not answer', () => {
  expect(note({ reason: 'user_hangup', seconds: 252 })).toContain('|Voice call, 4 min|');
  expect(note({ reason: 'user_hangup', seconds: 60 })).toContain('|Voice call, 1 min|');
  expect(note({ reason: 'user_hangup', seconds: 90 })).toContain('|Voice call, 2 min|');
  expect(noteMarkup({})).toMatch(/<time dateTime="2026-11-23T17:00:00Z"[^>]*>[^<]*23 Nov[^<]*</);
  expect(note({ reason: 'user_hangup', seconds: 59 })).toContain('|Voice call, under a minute|');
  expect(note({})).toContain('|Missed call|');
  expect(note({ reason: 'declined' })).toContain('|You declined a call.|');
  for (const reason of ['invite_timeout', 'declined', 'cancelled', 'user_busy'] as const)
    expect(note({ reason, mine: true })).toContain('|You called. No answer.|');
  for (const reason of ['ice_failed', 'user_media_failed'] as const)
    expect(note({ reason, mine: true })).toContain('|Voice call, not connected|');
});

test('of the calls without a talk only those that came in have an arrow', () => {
  const drawing = (markup: string) => /<svg[^>]*>(.*?)<\/svg>/s.exec(markup)?.[1];
  const comingIn = drawing(
    renderScreen(
      <IncomingCall partner={kiptoo} isAnswering={false} onAnswer={nothing} onDecline={nothing} onReply={nothing} />,
    ),
  );
  const drawn = [{}, { mine: true }, { seconds: 252 }].map((changes) => drawing(noteMarkup(changes)) === comingIn);
  expect([comingIn, ...drawn]).toEqual([expect.any(String), true, false, false]);
});

test('the phone of a chat is an outline, half filled after one yes, and filled after two', () => {
  const icon = (talk: ComponentProps<typeof CallConsentIcon>['talk']) => renderScreen(<CallConsentIcon talk={talk} />);
  expect(icon('none')).not.toContain('fill-current');
  for (const talk of ['asked', 'asked_me'] as const) expect(icon(talk)).toContain('clip-path');
  expect(icon('both')).toContain('fill-current');
  expect(icon('both')).not.toContain('clip-path');
});

test('each past call is told as it should be, to who called and to who was called', async () => {
  const words = callReasons.flatMap((reason) =>
    [null, 59, 60, 90].flatMap((seconds) =>
      [true, false].map((mine) => {
        const [, said] = note({ reason, mine, seconds }).split('|');
        return `${reason}, ${seconds} s, ${mine ? 'mine' : 'theirs'}: ${said}`;
      }),
    ),
  );
  await expect(`${words.join('\n')}\n`).toMatchFileSnapshot('./in-words/past-calls.txt');
});
