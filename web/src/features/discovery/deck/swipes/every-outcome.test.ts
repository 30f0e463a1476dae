import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal, type Reply } from '../../../../testing/api-server.ts';
import { matchWith } from '../../../../testing/example-match.ts';
import { profileOf } from '../../../../testing/example-profile.ts';
import { openPage } from '../../../../testing/open-page.ts';

const asha = profileOf(7, { name: 'Asha', interests: ['Yoga'], location: 'Nakuru' });
const now = Date.parse('2026-11-24T09:00:00Z');

type Standing = 'like' | 'pass' | null;
const answered = (standing: Standing): Reply => ({ body: { matched: false, match: null, standing } });
const broken: Reply = { status: 500, body: { code: 'internal', detail: '' } };

/** Each response to a like or a pass, by its name. */
const responses: Readonly<Record<string, Reply>> = {
  'no match': answered(null),
  'a match': { body: { matched: true, match: matchWith(7, { name: 'Asha' }), standing: null } },
  'a like of another device': answered('like'),
  'a pass of another device': answered('pass'),
  'own profile': refusal('own_profile'),
  'no badge': refusal('verification_required'),
  'no photo': refusal('photo_required'),
  gone: refusal('not_found'),
  'liked part gone': refusal('liked_part_gone'),
  'limit for an hour': { ...refusal('daily_limit_reached'), headers: { 'retry-after': '3600' } },
  'broken server': broken,
  'no response': { hangUp: true },
};

/** Opens a page whose clock stands. */
async function openSwipes({ isVerified = true } = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubGlobal('dispatchEvent', () => true);
  const page = await openPage({ profile: { id: 1, isVerified } });
  // The lines tell what it does, for many pages in each test.
  page.steps.leaveOut();
  const { nextNotes } = await import('../likes/like-note.ts');
  const { likesUnderWay } = await import('../../../../shared/likes/likes-under-way.ts');
  const { rewindsUnderWay } = await import('../../../../shared/deck/rewinds-under-way.ts');
  const { decidedProfile } = await import('../../../../shared/deck/decided-profile.ts');
  const { dayLimits } = await import('../../../../shared/allowances/day-limits.ts');
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  /** Tells what is different on the page afterwards. */
  const tell = async (result: unknown): Promise<string> => {
    await vi.dynamicImportSettled();
    const toast = toastStore.read();
    const waiting = page.storage.getItem('mwanzo.swipes');
    return [
      `returns ${result && typeof result === 'object' ? 'the person' : String(result)}`,
      toast?.open && `says${toast.kind === 'bad' ? ' badly' : ''} "${toast.title}: ${toast.description}"`,
      toast?.action !== undefined && 'with a button',
      toast?.error !== undefined && 'with its error',
      decidedProfile.read() !== undefined && `decided ${decidedProfile.read()}`,
      likesUnderWay.size > 0 && `liking ${[...likesUnderWay].join()}`,
      rewindsUnderWay.size > 0 && `rewinding ${[...rewindsUnderWay].join()}`,
      dayLimits.read().swipes !== undefined && `limit for ${(dayLimits.read().swipes ?? 0) - now} ms`,
      nextNotes.size > 0 && 'a note is left',
      waiting !== null && `waits ${waiting}`,
    ]
      .filter(Boolean)
      .join('; ');
  };
  return { page, nextNotes, tell };
}

test('a like and a pass end as their lines say, whatever the server responds, by touch and without', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const lines = [];
  for (const [name, reply] of Object.entries(responses))
    for (const [liked, touch, isVerified] of [
      [true, true, true],
      [true, false, false],
      [false, true, false],
    ] as const) {
      const { page, nextNotes, tell } = await openSwipes({ isVerified });
      const { swipeProfile } = await import('./swipe-profile.ts');
      nextNotes.set(7, { comment: 'Sugar too?' });
      const swiped = swipeProfile(asha, liked, touch, { deciding_ms: 800, place: 1, looked: 0 });
      const sent = await page.api.take('POST /api/profiles/like-pass/');
      sent.reply(reply);
      const kind = liked ? (touch ? 'like by touch' : 'like without a badge') : 'pass without a badge';
      lines.push(`${name}, ${kind}: ${await tell(await swiped)}`);
      const body = { target_profile_id: 7, matched: liked, deciding_ms: 800, place: 1, looked: 0 };
      expect(JSON.parse(sent.body)).toEqual({ ...body, ...(liked && { comment: 'Sugar too?' }) });
    }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/outcomes.txt');
});

test('without a network a like and a pass wait, but no like that would be refused later', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const lines = [];
  for (const [liked, touch, isVerified] of [
    [true, true, true],
    [true, false, true],
    [true, true, false],
    [false, true, false],
  ] as const) {
    const { page, nextNotes, tell } = await openSwipes({ isVerified });
    const { swipeProfile } = await import('./swipe-profile.ts');
    nextNotes.set(7, { comment: 'Sugar too?' });
    page.setOnline(false);
    const swiped = swipeProfile(asha, liked, touch);
    (await page.api.take('POST /api/profiles/like-pass/')).reply({ hangUp: true });
    lines.push(`${liked ? 'like' : 'pass'}, touch ${touch}, verified ${isVerified}: ${await tell(await swiped)}`);
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/outcomes-offline.txt');
});

test('a decision is taken back as its line says, whatever the server responds', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const lines = [];
  const known: Record<string, Reply> = {
    'the person': { body: { profile: asha } },
    'too late': refusal('nothing_to_rewind'),
    gone: refusal('not_found'),
    'broken server': broken,
    'no response': { hangUp: true },
  };
  for (const [name, reply] of Object.entries(known))
    for (const liked of [true, false]) {
      const { page, tell } = await openSwipes();
      const { takeBack } = await import('./take-back.ts');
      const taken = takeBack<Pick<VisibleProfile, 'id' | 'name'>>({ profile: asha, liked });
      const sent = await page.api.take('POST /api/profiles/rewind/');
      sent.reply(reply);
      lines.push(`${name}, of a ${liked ? 'like' : 'pass'}: ${await tell(await taken)}`);
      expect(JSON.parse(sent.body)).toEqual({ target_profile_id: 7, matched: liked });
    }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/taken-back.txt');
});
