import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('password strength', () => {
  it('a password under 8 characters is too short, whatever they are', () => {
    for (const password of ['', 'a', 'Xy7!Qp2']) expect(passwordStrength(password)).toBe('short');
  });

  it('a password of few different characters is weak at any length', () => {
    for (const password of ['aaaaaaaaaaaaaaaaaa', '1212121212121212', 'AaAaBbBbCcCc'])
      expect(passwordStrength(password)).toBe('weak');
  });

  it('a sentence is strong without digits or capitals', () => {
    expect(passwordStrength('chai na mandazi asubuhi')).toBe('strong');
  });

  it('a password is fair from 10 characters on, and strong from 14 on, of which 8 differ', () => {
    const passwords = [
      'abcdefgh',
      'abcdefghi',
      'abcdefaaaa',
      'abcdeaaaaa',
      'abcdefghijklm',
      'abcdefghaaaaaa',
      'abcdefgaaaaaaa',
    ];
    expect(passwords.map(passwordStrength)).toEqual(['weak', 'weak', 'fair', 'weak', 'fair', 'strong', 'fair']);
  });

  it('a password in between is fair', () => {
    expect(passwordStrength('mombasa254')).toBe('fair');
  });
});
