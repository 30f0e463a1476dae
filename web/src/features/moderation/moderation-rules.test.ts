import { describe, expect, test } from 'vitest';
import { refusalReasons } from '@mwanzo/contract/refusals';
import type { Case } from './verifications/case/case.ts';
import { mayApprove, noneTicked } from './verifications/case/check-rules.ts';
import { casesOf, isTaken, neighbour, nextFree } from './verifications/queue/queue-rules.ts';
import { presets } from './verifications/case/reason-rules.ts';
import { shortcutOf } from './shortcuts/shortcut-rules.ts';
import { panned, turned, wholePicture, zoomed } from './picture-viewer/view-rules.ts';
import { waitingOf } from './waiting/waiting-rules.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-21T09:00:00Z');
const ago = (ms: number) => new Date(now - ms).toISOString();

const make = (id: number, traits: Partial<Case> = {}) =>
  ({ id, claimed_by: null, request_number: 1, ...traits }) as Case;
const press = (key: string, held: object = {}) =>
  shortcutOf({ key, ctrlKey: false, altKey: false, metaKey: false, repeat: false, ...held });

describe('the waiting time', () => {
  test.each([
    [0, 'calm', 0],
    [24 * hour, 'calm', 24],
    [24 * hour + 1, 'warn', 24],
    [40 * hour, 'warn', 40],
    [40 * hour + 1, 'danger', 40],
    [60 * hour, 'danger', 60],
    [-hour, 'calm', 0],
  ])('after %d ms is %s at %d hours', (elapsed, urgency, hours) => {
    expect(waitingOf(ago(elapsed), now)).toMatchObject({ urgency, hours });
  });

  test('is counted in minutes too', () => {
    expect(waitingOf(ago(59 * 60_000 + 59_000), now)).toMatchObject({ hours: 0, minutes: 59 });
  });
});

describe('the queue', () => {
  const list = [make(1), make(2, { claimed_by: 8 }), make(3, { claimed_by: 7, request_number: 2 }), make(4)];
  const open = (id: number | null) => nextFree(list, id, 7)?.id;

  test('who asks again is in a list of their own too', () => {
    expect(casesOf('again', list).map(({ id }) => id)).toEqual([3]);
    expect(casesOf('oldest', list)).toBe(list);
  });

  test('a case that a colleague holds is taken, one of my own is not', () => {
    expect(list.map((each) => isTaken(each, 7))).toEqual([false, true, false, false]);
  });

  test('after a decision the next free one is opened, and after the last the oldest', () => {
    expect([open(null), open(1), open(3), open(4)]).toEqual([1, 3, 4, 1]);
  });

  test('nothing is opened when nothing else is free', () => {
    expect(nextFree([make(1), make(2, { claimed_by: 8 })], 1, 7)).toBeNull();
    expect(nextFree([], null, 7)).toBeNull();
  });

  test('neighbours end where the list ends', () => {
    expect(neighbour(list, 1, 1)?.id).toBe(2);
    expect(neighbour(list, 1, -1)).toBeNull();
    expect(neighbour(list, 4, 1)).toBeNull();
    expect(neighbour(list, 99, 1)).toBeNull();
  });
});

describe('shortcuts', () => {
  test('letters count in both cases', () => {
    expect([press('a'), press('A'), press('R'), press('n')]).toEqual([
      { name: 'approve' },
      { name: 'approve' },
      { name: 'reject' },
      { name: 'askNew' },
    ]);
  });

  test('1 to 4 are the checks in the order of the screen', () => {
    expect(press('1')).toEqual({ name: 'check', check: 'same_person' });
    expect(press('4')).toEqual({ name: 'check', check: 'document_genuine' });
    expect([press('0'), press('5')]).toEqual([null, null]);
  });

  test('the browser keeps its own combinations', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) expect(press('r', { [held]: true })).toBeNull();
  });

  test('a held key decides nothing twice and opens no case after case, but goes on zooming', () => {
    for (const key of ['a', 'r', 'n', '1', 'ArrowRight']) expect(press(key, { repeat: true })).toBeNull();
    expect(press('+', { repeat: true })).toEqual({ name: 'zoomIn' });
  });
});

describe('looking at a picture', () => {
  const frame = { width: 400, height: 300 };

  test('zoom stays between whole and eight times', () => {
    expect(zoomed(wholePicture, 0.5, frame)).toEqual(wholePicture);
    expect(zoomed(wholePicture, 100, frame).zoom).toBe(8);
  });

  test('what is pointed at stays under the pointer', () => {
    const at = { x: 50, y: -20 };
    const before = zoomed(wholePicture, 2, frame);
    const after = zoomed(before, 2, frame, at);
    expect((at.x - after.x) / after.zoom).toBeCloseTo((at.x - before.x) / before.zoom);
    expect((at.y - after.y) / after.zoom).toBeCloseTo((at.y - before.y) / before.zoom);
  });

  test('the picture cannot be pushed out of its frame', () => {
    expect(panned(zoomed(wholePicture, 2, frame), { x: 999, y: -999 }, frame)).toMatchObject({ x: 200, y: -150 });
    expect(panned(wholePicture, { x: 10, y: 10 }, frame)).toMatchObject({ x: 0, y: 0 });
  });

  test('four turns are none', () => {
    expect(turned(turned(turned(turned(wholePicture))))).toEqual(wholePicture);
  });
});

test('approval waits for all four checks', () => {
  const all = { same_person: true, name_fits: true, age_fits: true, document_genuine: true };
  expect(mayApprove(all)).toBe(true);
  expect(mayApprove(noneTicked)).toBe(false);
  expect(mayApprove({ ...all, document_genuine: false })).toBe(false);
});

test('every reason of the contract can be chosen, for one decision', () => {
  expect([...presets.reject, ...presets.request_new].sort()).toEqual(Object.keys(refusalReasons).sort());
});
