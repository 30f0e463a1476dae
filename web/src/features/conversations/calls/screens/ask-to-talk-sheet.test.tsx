import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { linkOf, renderScreen, textOf } from '../../../../testing/render-screen.tsx';
import { AskToTalkSheet } from './ask-to-talk-sheet.tsx';

const kiptoo = { id: 7, name: 'Kiptoo', isVerified: true, photo: '/media/kiptoo.webp' };
const nothing = () => undefined;

function sheet(changes: Partial<ComponentProps<typeof AskToTalkSheet>>, checkout = 'mpesa'): string {
  const client = new QueryClient();
  client.setQueryData(['premium'], { checkout });
  return renderScreen(
    <QueryClientProvider client={client}>
      <AskToTalkSheet
        open
        onClose={nothing}
        partner={kiptoo}
        me={{ src: '/media/own.webp', thumbhash: null }}
        talk="none"
        mayCall="needs_talk"
        busy={false}
        onAnswer={nothing}
        {...changes}
      />
    </QueryClientProvider>,
  );
}

/** Returns the buttons other than the close button. */
const choices = (markup: string) =>
  [...markup.matchAll(/<(button|a)\b.*?<\/\1>/gs)].map(([each]) => each.replaceAll(/<[^>]*>/g, '')).filter(Boolean);

test('who has not asked sees both people, what a call is, what it costs, and can ask', () => {
  const markup = sheet({});
  expect(markup).toContain('alt="You"');
  expect(markup).toContain('alt="Kiptoo"');
  const text = textOf(markup);
  expect(text).toContain('|Talk to Kiptoo?|Kiptoo says yes, or not yet.|');
  expect(text).toContain('|Only when both of you said yes|For this match alone. Off again at any time.|');
  expect(text).toContain('|No number, no place, no recording|The call runs through our server.|');
  expect(text).toContain('|About 460 KB a minute|From the bundle of each of you.|');
  expect(text).toContain('|You call with Premium. Kiptoo needs none to answer.|');
  expect(choices(markup)).toEqual(['Ask to talk']);
});

test('who has asked can take it back, and who was asked can say yes or not yet', () => {
  const asked = sheet({ talk: 'asked' });
  expect(textOf(asked)).toContain('|Kiptoo has not answered yet|');
  expect(choices(asked)).toEqual(['Take it back']);
  const askedMe = sheet({ talk: 'asked_me' });
  expect(textOf(askedMe)).toContain('|Kiptoo would like to talk|');
  expect(choices(askedMe)).toEqual(['Yes, we can talk', 'Not yet']);
});

test.each([
  ['needs_messages', 'You can talk once both of you have written two messages.'],
  ['needs_verification', 'Both of you need to be verified.'],
  ['off', 'Calls are off here for now.'],
] as const)('%s is said whatever the two have answered, and nobody can say yes', (mayCall, reason) => {
  const offered = { none: [], asked: ['Take it back'], asked_me: ['Not yet'], both: ['Turn calls off'] } as const;
  for (const [talk, ways] of Object.entries(offered)) {
    const markup = sheet({ mayCall, talk: talk as keyof typeof offered });
    expect(textOf(markup)).toContain(`|${reason}|`);
    expect(choices(markup)).toEqual(ways);
  }
});

test.each([
  ['quiet_hours', 'It is quiet time for Kiptoo now. Write instead.'],
  ['unanswered', 'Kiptoo has not answered twice today. Try again tomorrow.'],
  ['in_call', 'You are in another call.'],
] as const)('%s is said once both said yes, with the way to turn calls off', (mayCall, reason) => {
  const markup = sheet({ mayCall, talk: 'both' });
  expect(textOf(markup)).toContain(`|${reason}|`);
  expect(choices(markup)).toEqual(['Turn calls off']);
  expect(textOf(sheet({ mayCall }))).not.toContain(reason);
});

test('who needs Premium sees its price and where to get it', () => {
  const markup = sheet({ mayCall: 'needs_premium', talk: 'both' });
  expect(textOf(markup)).toContain('|From KES 50 for a day. It does not renew by itself.|');
  expect(linkOf(markup, 'Get Premium')).toBe('/premium');
  expect(linkOf(sheet({ mayCall: 'needs_premium', talk: 'both' }, 'none'), 'Get Premium')).toBe('/coming-soon');
  expect(choices(markup)).toEqual(['Get Premium', 'Turn calls off']);
});

test('while an answer is on its way no second one can be given', () => {
  for (const talk of ['none', 'asked', 'asked_me', 'both'] as const) {
    const markup = sheet({ talk, busy: true });
    expect([...markup.matchAll(/aria-disabled="true"/g)]).toHaveLength(choices(markup).length);
  }
});

test('a closed sheet is empty', () => {
  expect(choices(sheet({ open: false }))).toEqual([]);
});

test('the sheet says and offers what it should for each consent, whatever stands in the way of a call', async () => {
  const [talks, ways] = [
    ['none', 'asked', 'asked_me', 'both'] as const,
    [
      'yes',
      'needs_talk',
      'needs_premium',
      'needs_messages',
      'needs_verification',
      'quiet_hours',
      'unanswered',
      'off',
      'in_call',
    ] as const,
  ];
  const words = talks.flatMap((talk) =>
    ways.map((mayCall) => `${talk}, ${mayCall}: ${textOf(sheet({ talk, mayCall })).replace(/^\|/, '')}`),
  );
  await expect(`${words.join('\n')}\n`).toMatchFileSnapshot('./in-words/ask-to-talk.txt');
});
