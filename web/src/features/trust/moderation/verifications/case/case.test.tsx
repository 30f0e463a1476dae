import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { refusal, type Reply } from '../../../../../testing/api-server.ts';
import { openPage } from '../../../../../testing/open-page.ts';
import { showScreen } from '../../../../../testing/show-screen.tsx';
import { until } from '../../../../../testing/until.ts';
import { ticks, typed } from './case.fixture.ts';

vi.mock('../../panel/long-look.tsx', () => ({
  LongLook: ({ children }: { children: (isSeen: boolean) => ReactNode }) => children(true),
}));

const absent = { photo: null, photo_detail: null, pose: null, refusal: null, decided_at: null };
const waiting = {
  ...absent,
  screening: null,
  lookalike: null,
  id: 5,
  name: 'Asha',
  age: 30,
  age_by_birthday: 30,
  age_differs: false,
  birthday: '1996-05-05',
  location: 'Nairobi',
  joined_at: '2026-01-01T00:00:00.000Z',
  status: 'pending',
  request_number: 2,
  previous_refusal: { code: null, note: 'Hold it still.' },
  submitted_at: '2026-11-21T08:00:00.000Z',
  has_face_consent: false,
};

/** Opens a case. `claim` responds to its claim. */
async function openPanel(traits: object = {}) {
  const page = await openPage();
  const { CasePanel } = await import('./case-panel.tsx');
  const opened = { ...waiting, ...traits } as unknown as Parameters<typeof CasePanel>[0]['opened'];
  const [onPrevious, onNext, onDone] = [vi.fn(), vi.fn(), vi.fn()];
  const ways = { onBack() {}, onPrevious, onNext, onNextFree: null, onDone };
  const now = Date.parse('2026-11-21T09:00:00Z');
  const screen = await showScreen(page, <CasePanel {...ways} opened={opened} now={now} shortcuts />);
  const path = 'POST /api/moderation/verifications/5/claim/';
  const claim = async (reply: Reply = { body: opened }) => (await page.api.take(path)).reply(reply);
  return { page, screen, claim, onPrevious, onNext, onDone };
}

const ticked = () => [...document.querySelectorAll<HTMLInputElement>('li input')].map(({ checked }) => checked);

test('a number ticks nothing before the case is open; then one press ticks and another unticks', async () => {
  const { screen, claim, onPrevious, onNext } = await openPanel();
  for (const key of ['k', 'j', 'j']) await screen.key(key);
  expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 2]);
  expect(screen.text()).toMatch(/Nairobi · Submitted 1 hour ago · Request 2\|Refused before: Hold it still\./);
  await screen.key('1');
  await claim();
  await until(() => expect(ticked()).toHaveLength(6));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/open-case.txt');
  await screen.key('3');
  expect(ticked().indexOf(true)).toBe(2);
  await screen.key('3');
  expect(ticked()).not.toContain(true);
  // Only an age that differs is warned of.
  expect(screen.text()).not.toContain('Over a year apart');
});

test('a case that looks like no other one is approved with its six checks and the number', async () => {
  const first = { age_differs: true, request_number: 1, previous_refusal: null };
  const { page, screen, claim, onDone } = await openPanel(first);
  await claim();
  await until(() => expect(screen.text()).toContain('Over a year apart'));
  expect(screen.text()).toContain('First request');
  for (const key of '123456') await screen.key(key);
  await screen.type('Number on the document', 'AK 0123456');
  await screen.leave('Number on the document');
  const alert = () => document.querySelector('[role="alert"]')?.textContent;
  expect(alert()).toBe('No such document has this number. Please look again.');
  const kind = await screen.field('Document');
  kind.value = 'passport';
  screen.dispatch(kind, 'change');
  expect(alert()).toBeUndefined();
  await screen.leave('Number on the document');
  expect(alert()).toBeUndefined();
  await screen.key('a');
  const { body, reply } = await page.api.take('POST /api/moderation/verifications/5/decide/');
  const passport = { kind: 'passport', number: 'AK 0123456' };
  const seen = { name: 'Asha', photo_id: null };
  expect(JSON.parse(body)).toEqual({ decision: 'approve', checks: ticks, seen, document: passport });
  // While it is sent, nothing else is asked.
  await screen.key('r');
  expect(document.querySelector('dialog[open]')).toBeNull();
  reply({ body: {} });
  await until(() => expect(onDone).toHaveBeenCalledOnce());
  const { toastStore } = await import('../../../../../ui/layers/toast-store.ts');
  expect(toastStore.read()).toMatchObject({ title: 'Approved', description: 'Asha is notified.' });
});

test('a number is checked once something was typed, and one of another account is told at its field', async () => {
  const { page, screen, claim, onDone } = await openPanel();
  await claim();
  await until(() => expect(ticked()).toHaveLength(6));
  const alert = () => document.querySelector('[role="alert"]')?.textContent;
  for (const number of ['', ' ']) {
    await screen.type('Number on the document', number);
    await screen.leave('Number on the document');
    expect(alert()).toBeUndefined();
  }
  for (const key of '123456') await screen.key(key);
  await screen.key('a');
  expect(document.activeElement).toBe(await screen.field('Number on the document'));
  await screen.type('Number on the document', '1234');
  await screen.leave('Number on the document');
  expect(alert()).toBe('No such document has this number. Please look again.');
  await screen.type('Number on the document', '12345678');
  expect(alert()).toBeUndefined();
  await screen.key('a');
  (await page.api.take('POST /api/moderation/verifications/5/decide/')).reply(refusal('document_used'));
  await until(() =>
    expect(alert()).toBe('This document belongs to another account. Check the number, or reject with that reason.'),
  );
  expect([page.toast(), onDone.mock.calls]).toEqual([undefined, []]);
});

test('the approval names the photo that was opened, and ticks end with a photo that has changed since', async () => {
  const photo = (id: number) => ({ photo_detail: { id, variants: { 160: '/s', 480: '/m', 720: '/l', 1080: '/x' } } });
  const { page, screen, claim } = await openPanel(photo(1));
  const opened = (id: number) => claim({ body: { ...waiting, ...photo(id), name: 'Asha W.' } });
  await opened(2);
  await until(() => expect(ticked()).toHaveLength(6));
  expect(document.querySelector('h2')?.textContent).toBe('Asha W.');
  for (const key of '123456') await screen.key(key);
  await screen.type('Number on the document', '12345678');
  await screen.key('a');
  const sent = await page.api.take('POST /api/moderation/verifications/5/decide/');
  expect(JSON.parse(sent.body)).toMatchObject({ checks: ticks, seen: { name: 'Asha W.', photo_id: 2 } });
  sent.reply(refusal('profile_changed'));
  await opened(3);
  await until(() => expect(ticked()).not.toContain(true));
});

test('the keys turn and zoom the picture that was entered last', async () => {
  const { page, screen, claim } = await openPanel();
  await claim();
  const picture = { headers: { 'content-type': 'image/webp' }, body: 'x' };
  for (const name of ['id_document', 'selfie'])
    (await page.api.take(`GET /api/moderation/verifications/5/${name}/`)).reply(picture);
  const turns = () =>
    [...document.querySelectorAll<HTMLElement>('[data-frame] img')].map(
      ({ style }) => /rotate\((\d+)/.exec(style.transform)?.[1],
    );
  await until(() => expect(turns()).toEqual(['0', '0']));
  await screen.key('t');
  expect(turns()).toEqual(['90', '0']);
  const [, selfie] = document.querySelectorAll<HTMLElement>('figure');
  if (selfie) screen.dispatch(selfie, 'focusin');
  await screen.key('t');
  expect(turns()).toEqual(['90', '90']);
  const zoom = () => Number(/scale\(([\d.]+)/.exec(selfie?.querySelector('img')?.style.transform ?? '')?.[1]);
  await screen.key('+');
  expect(zoom()).toBeGreaterThan(1);
  await screen.key('-');
  expect(zoom()).toBe(1);
});

test('a selfie that looks like another member’s picture is compared first, and the approval says so', async () => {
  const screening = { is_screened: true, id_to_selfie: null, selfie_to_photo: null, flags: ['selfie_reused'] };
  const { page, screen, claim } = await openPanel({ screening, has_face_consent: true });
  await claim();
  await until(() => expect(screen.text()).toContain('The other picture is deleted, or not yours to see.'));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/case-with-hints.txt');
  for (const key of '123456') await screen.key(key);
  await screen.type('Number on the document', '12345678');
  await screen.key('a');
  expect(screen.text()).toContain('Compare it with the other picture to approve');
  const notAnother = await screen.field('It is not a picture of the other member');
  const marks: boolean[] = [notAnother.checked];
  for (let press = 0; press < 3; press++) {
    await screen.toggle('It is not a picture of the other member');
    marks.push(notAnother.checked);
  }
  expect(marks).toEqual([false, true, false, true]);
  await screen.key('a');
  const { body } = await page.api.take('POST /api/moderation/verifications/5/decide/');
  expect(JSON.parse(body)).toEqual({
    decision: 'approve',
    checks: { ...ticks, not_another: true },
    seen: { name: 'Asha', photo_id: null },
    document: typed,
  });
});

test('the picture beside the selfie is that of the member whom it looks like', async () => {
  const screening = { is_screened: true, id_to_selfie: null, selfie_to_photo: null, flags: ['selfie_reused'] };
  const { page, screen, claim } = await openPanel({ screening, lookalike: { user_id: 9, name: 'Rehema' } });
  await claim();
  await page.api.take('GET /api/moderation/verifications/5/lookalike/');
  expect(screen.text()).toContain('Rehema');
});

test('a decided case says what was decided, and offers no decision', async () => {
  const refused = { status: 'rejected', refusal: { code: null, note: 'Blurred.' }, decided_at: waiting.submitted_at };
  const { screen, claim } = await openPanel(refused);
  await claim(refusal('already_decided'));
  await until(() => expect(screen.text()).toContain('Only the reviewer who decided can open the pictures.'));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/decided-case.txt');
});

test('a waiting case that is gone says so, and not that its pictures are closed', async () => {
  const { screen, claim } = await openPanel();
  await claim(refusal('already_decided'));
  await until(() => expect(screen.text()).toContain('This case is no longer open'));
  expect(screen.text()).not.toMatch(/can open the pictures|Joined/);
});

test('a decided case that a colleague has opened stays closed, and otherwise its pictures can be seen', async () => {
  const refused = { status: 'rejected', refusal: { code: null, note: 'Blurred.' }, decided_at: waiting.submitted_at };
  const { page, screen, claim } = await openPanel(refused);
  await claim(refusal('claimed_by_another'));
  await until(() => expect(screen.text()).toContain('A colleague is on this case'));
  await screen.press('Try again');
  await claim();
  await page.api.take('GET /api/moderation/verifications/5/selfie/');
  expect([screen.text().includes('A colleague'), screen.all('button', 'Approve'), ticked()]).toEqual([false, [], []]);
});
