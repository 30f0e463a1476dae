import { describe, expect, test } from 'vitest';
import { checkNames } from '../verifications/case/check-rules.ts';
import { shortcutOf } from './shortcut-rules.ts';

const press = (key: string, held: object = {}) =>
  shortcutOf({ key, ctrlKey: false, altKey: false, metaKey: false, repeat: false, ...held });

describe('shortcuts', () => {
  test('letters work in upper and lower case', () => {
    expect([press('a'), press('A'), press('R'), press('n')]).toEqual([
      { name: 'approve' },
      { name: 'approve' },
      { name: 'reject' },
      { name: 'askNew' },
    ]);
  });

  test.each([
    ['+', 'zoomIn'],
    ['=', 'zoomIn'],
    ['-', 'zoomOut'],
    ['t', 'turn'],
    ['T', 'turn'],
    ['N', 'askNew'],
    ['ArrowLeft', 'previous'],
    ['ArrowRight', 'next'],
    ['ArrowUp', undefined],
    ['Enter', undefined],
    ['b', undefined],
  ])('the key %s is %j', (key, name) => {
    expect(press(key)?.name).toBe(name);
  });

  test('1 to 6 are the checks in the order of the screen', () => {
    const checkOf = (key: string) => {
      const shortcut = press(key);
      return shortcut?.name === 'check' ? checkNames[shortcut.number - 1] : null;
    };
    expect(checkOf('1')).toBe('same_person');
    expect(checkOf('2')).toBe('photo_fits');
    expect(checkOf('5')).toBe('document_genuine');
    expect(checkOf('6')).toBe('pose_fits');
    expect([press('0'), press('7')]).toEqual([null, null]);
  });

  test('J and K move down and up the queue, as the arrows do', () => {
    expect([press('j'), press('K')]).toEqual([press('ArrowRight'), press('ArrowLeft')]);
    expect([press('j'), press('K')]).toEqual([{ name: 'next' }, { name: 'previous' }]);
  });

  test('combinations with Ctrl, Alt and Meta are left to the browser', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) expect(press('r', { [held]: true })).toBeNull();
  });

  test('a held key neither decides twice nor opens case after case, but keeps zooming', () => {
    for (const key of ['a', 'r', 'n', '1', 'ArrowRight']) expect(press(key, { repeat: true })).toBeNull();
    expect(['+', '-'].map((key) => press(key, { repeat: true })?.name)).toEqual(['zoomIn', 'zoomOut']);
  });

  test('each key has its one meaning, pressed or held', async () => {
    const keys = [
      'a',
      'r',
      'n',
      't',
      'j',
      'k',
      'K',
      'ArrowLeft',
      'ArrowRight',
      '+',
      '=',
      '-',
      ...'0123456789',
      'b',
      ' ',
    ];
    const said = [false, true].flatMap((repeat) =>
      keys.map((key) => `${repeat ? 'held' : 'pressed'} ${key}: ${JSON.stringify(press(key, { repeat }))}`),
    );
    await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('./in-words/keys.txt');
  });
});
