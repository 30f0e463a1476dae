import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';

const testApp = await buildTestApp();
const { inject, database } = testApp;

const url = '/api/account/settings/';
const get = async (by: TestMember) => (await inject({ url, headers: by.headers })).json();
const patch = (by: TestMember, payload: object) => inject({ method: 'PATCH', url, headers: by.headers, payload });

const defaults = {
  language: null,
  read_receipts: true,
  shows_presence: true,
  push_kinds: ['match', 'message', 'like', 'verification'],
  mail_kinds: ['match', 'message', 'verification'],
  quiet_hours: { from: 1320, to: 420 },
  shows_names_when_locked: false,
  learns_from_swipes: true,
  stopped_learning_at: null,
};

test('who has chosen nothing has the defaults, and the table has the same ones', async () => {
  const member = await createMember(testApp);
  expect(await get(member)).toEqual(defaults);
  await patch(member, {});
  expect(await get(member)).toEqual(defaults);
});

test('a change leaves everything else as it is', async () => {
  const member = await createMember(testApp);
  expect((await patch(member, { read_receipts: false })).json()).toEqual({ ...defaults, read_receipts: false });
  await Promise.all([patch(member, { shows_presence: false }), patch(member, { language: 'sw' })]);
  const changed = { ...defaults, read_receipts: false, shows_presence: false, language: 'sw' };
  expect(await get(member)).toEqual(changed);
  await patch(member, { quiet_hours: { from: 0, to: 1439 }, shows_names_when_locked: true, mail_kinds: [] });
  expect(await get(member)).toEqual({
    ...changed,
    quiet_hours: { from: 0, to: 1439 },
    shows_names_when_locked: true,
    mail_kinds: [],
  });
});

test('learning from swipes stops at the first choice, and begins again without a trace of it', async () => {
  const member = await createMember(testApp);
  const { stopped_learning_at: stopped, ...off } = (await patch(member, { learns_from_swipes: false })).json();
  expect(off).toMatchObject({ learns_from_swipes: false, read_receipts: true });
  expect(stopped).toBe(testApp.clock.now().toISOString());
  testApp.clock.advance(60_000);
  await patch(member, { learns_from_swipes: false, stopped_learning_at: null });
  await patch(member, { read_receipts: false });
  expect(await get(member)).toMatchObject({ learns_from_swipes: false, stopped_learning_at: stopped });
  await patch(member, { read_receipts: true, learns_from_swipes: true });
  expect(await get(member)).toEqual(defaults);
});

test('quiet hours can be turned off, also by equal ends', async () => {
  const member = await createMember(testApp);
  expect((await patch(member, { quiet_hours: null })).json().quiet_hours).toBeNull();
  expect((await patch(member, { quiet_hours: { from: 1320, to: 60 } })).json().quiet_hours).toEqual({
    from: 1320,
    to: 60,
  });
  expect((await patch(member, { quiet_hours: { from: 60, to: 60 } })).json().quiet_hours).toBeNull();
});

test('a decision about the verification is always pushed, and repeated kinds count once', async () => {
  const member = await createMember(testApp);
  expect((await patch(member, { push_kinds: [] })).json().push_kinds).toEqual(['verification']);
  expect((await patch(member, { push_kinds: ['like', 'match', 'like'] })).json().push_kinds).toEqual([
    'match',
    'like',
    'verification',
  ]);
});

test.each([
  [{ language: 'fr' }, 'language'],
  [{ language: null }, 'language'],
  [{ read_receipts: 'yes' }, 'read_receipts'],
  [{ read_receipts: null }, 'read_receipts'],
  [{ learns_from_swipes: 'no' }, 'learns_from_swipes'],
  [{ push_kinds: ['payment'] }, 'push_kinds'],
  [{ push_kinds: Array.from({ length: 21 }, () => 'like') }, 'push_kinds'],
  [{ mail_kinds: 'like' }, 'mail_kinds'],
  [{ quiet_hours: { from: -1, to: 420 } }, 'quiet_hours'],
  [{ quiet_hours: { from: 1320, to: 1440 } }, 'quiet_hours'],
  [{ quiet_hours: { from: 1320 } }, 'quiet_hours'],
  [{ quiet_hours: { from: 60.5, to: 420 } }, 'quiet_hours'],
])('%j is refused, names its field and changes nothing', async (payload, field) => {
  const member = await createMember(testApp);
  const response = await patch(member, { shows_presence: false, ...payload });
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().fields)).toEqual([field]);
  expect(await get(member)).toEqual(defaults);
});

test('the settings of one member are nobody else’s', async () => {
  const [amina, brian] = [await createMember(testApp), await createMember(testApp)];
  await patch(amina, { read_receipts: false });
  expect(await get(brian)).toEqual(defaults);
});

test('a member who was deleted is not signed in', async () => {
  const member = await createMember(testApp);
  await database.pool.query('delete from users where id = $1', [member.id]);
  expect((await patch(member, { read_receipts: false })).statusCode).toBe(401);
});

test('the language of the sign-up is kept, and a later sign-in in another one does not change it', async () => {
  const account = { email: 'wanjiru@example.com', password: 'karibu-mwanzo' };
  const signedUp = await inject({
    method: 'POST',
    url: '/api/signup/',
    headers: { cookie: 'mwanzo.language=sw' },
    payload: { ...account, full_name: 'Wanjiru', birthday: '1995-01-01' },
  });
  const headers = { authorization: `Bearer ${signedUp.json().token.access}` };
  const language = async () => (await inject({ url, headers })).json().language;
  expect(await language()).toBe('sw');
  await inject({ method: 'POST', url: '/api/token/', headers: { 'accept-language': 'en' }, payload: account });
  expect(await language()).toBe('sw');
});

test('a member whose language is not known gets that of the sign-in; a choice stays', async () => {
  const account = { email: 'otieno@example.com', password: 'karibu-mwanzo' };
  await inject({
    method: 'POST',
    url: '/api/signup/',
    payload: { ...account, full_name: 'Otieno', birthday: '1995-01-01' },
  });
  await database.pool.query('delete from member_settings');
  const signIn = async (language: string) => {
    const response = await inject({
      method: 'POST',
      url: '/api/token/',
      headers: { 'accept-language': language },
      payload: account,
    });
    return { id: 0, token: '', headers: { authorization: `Bearer ${response.json().access}` } };
  };
  const member = await signIn('sw-KE,en');
  expect((await get(member)).language).toBe('sw');
  await patch(member, { language: 'en' });
  expect((await get(await signIn('sw'))).language).toBe('en');
});
