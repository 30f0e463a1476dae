import { expect, test } from 'vitest';
import { renderScreen, textOf } from '../../../../testing/render-screen.tsx';
import { MessageBubble } from './message-bubble.tsx';

const given = {
  mine: false,
  from: 'Asha',
  timestamp: '2026-11-19T15:02:00.000Z',
  text: 'Habari?',
  place: { begins: true, ends: true },
};

test('a bubble looks and says what it should, for each message, state and place', async () => {
  const looks: [string, Partial<Parameters<typeof MessageBubble>[0]>][] = [
    ['theirs', {}],
    ['own', { mine: true, from: 'You' }],
    ['own, waits', { mine: true, from: 'You', cover: <button type="button">Menu</button> }],
    ['own emoji, waits', { mine: true, text: '😂', cover: <button type="button">Menu</button> }],
    ['deleted', { isDeleted: true, text: '' }],
    ['own, deleted', { mine: true, isDeleted: true, text: '' }],
    ['deleted emoji', { isDeleted: true, text: '😂' }],
    ['emoji', { text: '😂' }],
    ['own emoji', { mine: true, text: '❤️ 😂' }],
    ['emoji that replies', { text: '😂', children: <p>Chai?</p> }],
    ['emoji below a photo', { text: '😂', media: <img src="/x" alt="" /> }],
    ['photo without words', { text: '', media: <img src="/x" alt="" /> }],
    ['first of a group', { place: { begins: true, ends: false } }],
    ['within a group', { place: { begins: false, ends: false } }],
    ['last of a group', { place: { begins: false, ends: true } }],
    ['with a class of its own', { mine: true, className: 'bubble-arrived' }],
  ];
  const words = looks.map(([name, changed]) => {
    const markup = renderScreen(<MessageBubble {...given} {...changed} />);
    const [, classes] = /<div class="(bubble [^"]*)"/.exec(markup) ?? [];
    return `${name}: ${textOf(markup)}${markup.includes('text-[2.75rem]') ? ' large' : ''}\n  ${classes}`;
  });
  await expect(`${words.join('\n')}\n`).toMatchFileSnapshot('./in-words/bubbles.txt');
});
