import { describe, expect, it } from 'vitest';
import { defineMessages } from './define-messages.ts';
import { renderInLanguage } from './language.ts';
import { t } from './translate.ts';

const greetings = defineMessages({
  plain: { en: 'Welcome', sw: 'Karibu' },
  unread: { en: { one: '1 photo', other: '{count} photos of {name}' }, sw: 'picha {count} za {name}' },
  hours: { en: '{count}h', sw: { one: 'saa 1 iliyopita', other: 'saa {count} zilizopita' } },
  liked: { en: 'You and {name} liked each other, {count} times!', sw: 'Wewe na {name} mmechaguana mara {count}!' },
});

describe('translate', () => {
  it('gives the text of the current language', () => {
    expect(t(greetings.plain)).toBe('Welcome');
    expect(renderInLanguage('sw', () => t(greetings.plain))).toBe('Karibu');
  });

  it('fills every placeholder in either language', () => {
    const values = { name: 'Wanjikũ', count: 2 };
    expect(t(greetings.liked, values)).toBe('You and Wanjikũ liked each other, 2 times!');
    expect(renderInLanguage('sw', () => t(greetings.liked, values))).toBe('Wewe na Wanjikũ mmechaguana mara 2!');
  });

  it('uses the plural forms of each language', () => {
    const photos = (count: number) => t(greetings.unread, { count, name: 'Njeri' });
    expect([0, 1, 3].map(photos)).toEqual(['0 photos of Njeri', '1 photo', '3 photos of Njeri']);
    const hours = (count: number) => renderInLanguage('sw', () => t(greetings.hours, { count }));
    expect([0, 1, 3].map(hours)).toEqual(['saa 0 zilizopita', 'saa 1 iliyopita', 'saa 3 zilizopita']);
    expect(t(greetings.hours, { count: 1 })).toBe('1h');
  });

  it('inserts values as they are, without interpreting braces or dollar signs', () => {
    expect(t(greetings.liked, { name: '{count} $& $1', count: 1 })).toBe(
      'You and {count} $& $1 liked each other, 1 times!',
    );
  });

  it('restores the previous language, even when a render throws', () => {
    expect(() =>
      renderInLanguage('sw', () => {
        throw new Error('broken');
      }),
    ).toThrow('broken');
    expect(t(greetings.plain)).toBe('Welcome');
  });
});
