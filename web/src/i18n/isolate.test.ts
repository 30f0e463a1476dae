import { describe, expect, it } from 'vitest';
import { defineMessages } from './define-messages.ts';
import { isolate, nameAndAge } from './isolate.ts';
import { t } from './translate.ts';

describe('isolate', () => {
  it('leaves names written from left to right unchanged', () => {
    expect(isolate('Wanjikũ 🌻')).toBe('Wanjikũ 🌻');
    expect(nameAndAge('Wanjikũ', 29)).toBe('Wanjikũ, 29');
    expect(nameAndAge('Wanjikũ', null)).toBe('Wanjikũ');
  });

  it('keeps the age to the right of a name written from right to left', () => {
    expect(nameAndAge('فاطمة', 44)).toBe('\u2068فاطمة\u2069, 44');
    expect(nameAndAge('שרה', 45)).toBe('\u2068שרה\u2069, 45');
  });

  it('keeps a name written from right to left in its place within a message', () => {
    const { liked } = defineMessages({ liked: { en: '{name}, 3 times', sw: '{name}, mara 3' } });
    expect(t(liked, { name: 'שרה' })).toBe('\u2068שרה\u2069, 3 times');
  });
});
