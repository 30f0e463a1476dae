import { expect, test } from 'vitest';
import { switchNames, type SwitchName } from '@mwanzo/contract/core/switch-names';
import { languages } from '@mwanzo/contract/language';
import { refuseStopped, visitorsNotice } from './refuse-stopped.ts';
import { stopperOf, wordOf, type Nature } from './switch-rules.ts';
import { switchTexts } from './switch-texts.ts';
import { withholdScreenings } from './withhold-screenings.ts';
import type { Screener } from '../../../gateways/screening/screener.ts';

const off = (...names: SwitchName[]) => new Set(names);
const upload: Nature = { stoppedBy: ['read-only', 'uploads'] };
const form: Nature = { stoppedBy: ['read-only'], withFile: 'uploads' };

test.each([
  ['an upload while all is on', upload, off(), false, null],
  ['an upload while calls are off', upload, off('calls'), false, null],
  ['an upload while uploads are off', upload, off('uploads'), false, 'uploads'],
  ['an upload in read-only, which is named first', upload, off('uploads', 'read-only'), false, 'read-only'],
  ['a form without a file', form, off('uploads'), false, null],
  ['a form with a file', form, off('uploads'), true, 'uploads'],
  ['a form with a file while only payments are off', form, off('payments'), true, null],
  ['what always goes on', { goesOn: 'a reason' }, off('read-only', 'uploads'), true, null],
])('%s', (_, nature, names, hasFile, stopper) => {
  expect(stopperOf(nature, names, hasFile)).toBe(stopper);
});

test('a switch that is on is called on, but read-only is off while everything works', () => {
  expect([wordOf('uploads', true), wordOf('uploads', false)]).toEqual(['on', 'off']);
  expect([wordOf('read-only', true), wordOf('read-only', false)]).toEqual(['off', 'on']);
});

test('visitors read that everything rests, also while new accounts are paused, and of no other switch', () => {
  const noticeOf = (...names: SwitchName[]) => visitorsNotice({ isOff: (name) => names.includes(name) }, 'en');
  expect(noticeOf('sign-ups', 'read-only')).toBe(switchTexts['read-only'].notice.en);
  expect(noticeOf('sign-ups', 'calls')).toBe(switchTexts['sign-ups'].notice.en);
  expect(noticeOf('calls', 'payments')).toBeNull();
});

test('a refusal names its switch, says in the language of the member why, and when to come back', () => {
  const refuse = (endpoint: 'addPhoto' | 'startCall' | 'patchOwnProfile', name: SwitchName, hasFile = false) => {
    const language = endpoint === 'startCall' ? 'sw' : 'en';
    return () => refuseStopped({ off: () => off(name) }, endpoint, { language, hasFile });
  };
  const refused = { code: 'unavailable', retryAfterSeconds: 30 };
  expect(refuse('addPhoto', 'uploads')).toThrow(
    expect.objectContaining({
      ...refused,
      more: { switch: 'uploads' },
      message: expect.stringContaining('Photos and other files cannot be sent for now. Please try again later.'),
    }),
  );
  expect(refuse('startCall', 'calls')).toThrow(
    expect.objectContaining({
      ...refused,
      more: { switch: 'calls' },
      message: expect.stringContaining('Simu zimesimama kwa sasa. Bado unaweza kuandika.'),
    }),
  );
  expect(refuse('patchOwnProfile', 'uploads', true)).toThrow(expect.objectContaining({ more: { switch: 'uploads' } }));
  expect(refuse('patchOwnProfile', 'uploads')).not.toThrow();
  expect(refuse('addPhoto', 'calls')).not.toThrow();
});

test('the words of each switch', async () => {
  const told = switchNames.flatMap((name) =>
    languages.map((language) => {
      const { notice, refusal } = switchTexts[name];
      return `${name} (${language}): ${notice[language]}\n  ${refusal?.[language] ?? 'The refusal is the notice.'}`;
    }),
  );
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('./in-words/switch-texts.txt');
});

test('while screening is off no new photo is screened, and all else of the screener goes on', async () => {
  const names = new Set<SwitchName>();
  const switches = { isOff: (name: SwitchName) => names.has(name) };
  const seen = { isScreened: true, result: { explicit: 0.1, suggestive: 0.2, faceCount: 3 } } as const;
  const asked: Uint8Array[] = [];
  const screener = {
    screenPhoto: (photo: Uint8Array) => Promise.resolve((asked.push(photo), seen)),
    close: () => Promise.resolve(),
  } as unknown as Screener;
  const withheld = withholdScreenings({ screener, switches });
  names.add('uploads');
  expect(await withheld?.screenPhoto(Uint8Array.of(7))).toEqual(seen);
  names.add('screening');
  expect(await withheld?.screenPhoto(Uint8Array.of(8))).toEqual({ isScreened: false, why: 'busy' });
  names.delete('screening');
  expect(await withheld?.screenPhoto(Uint8Array.of(9))).toEqual(seen);
  expect(asked).toEqual([Uint8Array.of(7), Uint8Array.of(9)]);
  expect({ ...withheld, screenPhoto: screener.screenPhoto }).toEqual(screener);
  expect(withholdScreenings({ screener: null, switches })).toBeNull();
});
