import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { placesOf, sampleOf } from './text-fields.fixture.ts';

// A released client sends what it sent yesterday: a field that becomes required, shorter, or may not be empty any more,
// refuses its requests.

const parts = Object.entries<Endpoint>(endpoints)
  .filter(([name]) => name !== 'receiveCallback')
  .flatMap(([name, { query, body }]) =>
    [query, body].flatMap((schema) => (schema ? [{ name, schema: schema as z.ZodType }] : [])),
  );
const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** The fields of a request whose parts are an object, also when its values are put together afterwards. */
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  const { shape, in: first } = schema._zod.def as { shape?: Record<string, z.ZodType>; in?: z.ZodType };
  return shape ?? (first ? shapeOf(first) : {});
}
const fields = parts.flatMap(({ name, schema }) =>
  Object.entries(shapeOf(schema)).map(([key, field]) => ({ name: `${name}.${key}`, field })),
);
const namesOf = (is: (field: z.ZodType) => boolean) => fields.filter(({ field }) => is(field)).map(({ name }) => name);

/** The longest texts, in characters, without choices, lists in a text, and texts of a fixed form such as a UUID. */
const longest: Readonly<Record<number, string>> = {
  20: `getPhotoFile.expires getChatPhotoFile.expires getChatPhotoFile.viewer getVoiceFile.expires getVoiceFile.viewer
    getVoiceFileAsAac.expires getVoiceFileAsAac.viewer`,
  30: 'putOwnProfile.interests.0 patchOwnProfile.interests.0 decideVerification.document.number',
  32: 'createOrder.phone',
  40: `signIn.code confirmSecondFactor.code renewRecoveryCodes.code endSecondFactor.code markLikersSeen.as_of
    createDatePlan.meets_at createDatePlan.check_in_at changeCheckIn.check_in_at decideReportCase.until`,
  80: `signUp.full_name putOwnProfile.name putOwnProfile.location patchOwnProfile.name patchOwnProfile.location
    countDeck.location getDeck.location decideVerification.seen.name`,
  100: `signIn.proof.answer signUp.proof.answer resetPassword.token confirmEmail.token undoEmail.token
    countDeck.search showUnsubscribe.token unsubscribe.token getPhotoFile.signature getPhotoFile.viewer getDeck.search
    getChatPhotoFile.signature getVoiceFile.signature getVoiceFileAsAac.signature showSharedPlan.token
    openSharedPlan.token appeal.token`,
  120: 'createDatePlan.place',
  128: `signIn.password signUp.password signUp.confirmPassword resetPassword.password changePassword.current
    changePassword.password changeEmail.password undoEmail.password beginSecondFactor.password
    renewRecoveryCodes.password endSecondFactor.password exportAccount.password deleteAccount.password`,
  140: 'swipe.comment',
  150: 'putOwnProfile.prompts.0.answer patchOwnProfile.prompts.0.answer',
  200: 'signIn.proof.token signUp.proof.token refreshToken.refresh revokeSessions.refresh',
  254: 'signIn.email signUp.email askForReset.email changeEmail.email createDatePlan.friend_email',
  500: `putOwnProfile.bio patchOwnProfile.bio reportMember.text reportMember.details decideVerification.reason
    decideChange.reason decideReportCase.note answerAskedBan.note decidePhotoReview.reason moveSwitch.because`,
  512: 'signalCall.candidates.0',
  1000: 'subscribeToPush.endpoint unsubscribeFromPush.endpoint appeal.text decideAppeal.note',
  2000: 'putOwnProfile.photo patchOwnProfile.photo',
  4000: 'sendMessage.text',
  16384: 'signalCall.description.sdp',
};
/** The longest lists. */
const most: Readonly<Record<number, string>> = {
  3: 'putOwnProfile.prompts patchOwnProfile.prompts',
  6: 'orderPhotos.ids',
  10: 'reportMember.message_ids',
  20: `putOwnProfile.interests patchOwnProfile.interests putPreferences.looking_for putPreferences.intent
    countPreferences.looking_for countPreferences.intent changeSettings.push_kinds changeSettings.mail_kinds
    signalCall.candidates`,
  100: 'confirmDelivery.conversations',
  500: 'tellMatches.user_ids',
};

test.each([
  ['text', longest],
  ['list', most],
] as const)('each %s of a request has its length', (kind, table) => {
  const places = parts.flatMap(({ name, schema }) => {
    const all = placesOf(schema).map(({ path, ...place }) => ({ ...place, name: [name, ...path].join('.') }));
    const lists = new Set(all.filter((place) => place.kind === 'list').map((place) => place.name));
    return all.filter((place) => place.kind === kind && (kind === 'list' || !lists.has(place.name)));
  });
  const isWritten = ({ limit }: { limit: number }) => kind === 'list' || (limit >= 20 && limit !== 64);
  const found = new Map<number, Set<string>>();
  for (const place of places.filter(isWritten))
    found.set(place.limit, (found.get(place.limit) ?? new Set<string>()).add(place.name));
  const expected = Object.entries(table).map(([limit, names]) => [Number(limit), new Set(words(names))] as const);
  expect(found).toEqual(new Map(expected));
});

/** The fields without which a request is refused. All others may be missing. */
const required = `
  signIn.email signIn.password signUp.full_name signUp.email signUp.password signUp.birthday refreshToken.refresh
  askForReset.email resetPassword.token resetPassword.password changePassword.current changePassword.password
  changeEmail.email changeEmail.password confirmEmail.token undoEmail.token undoEmail.password
  beginSecondFactor.password confirmSecondFactor.code renewRecoveryCodes.password renewRecoveryCodes.code
  endSecondFactor.password endSecondFactor.code putOwnProfile.name putOwnProfile.age putOwnProfile.location
  putPreferences.looking_for putPreferences.min_age putPreferences.max_age putPreferences.near putPreferences.intent
  putPreferences.verified_only countPreferences.looking_for countPreferences.min_age countPreferences.max_age
  countPreferences.near exportAccount.password deleteAccount.password subscribeToPush.endpoint subscribeToPush.keys
  unsubscribeFromPush.endpoint showUnsubscribe.token unsubscribe.token orderPhotos.ids getPhotoFile.expires
  getPhotoFile.signature keepMember.user_id markLikersSeen.as_of moveSwitch.is_on moveSwitch.because
  tellMatches.user_ids blockMember.user_id
  sendMessage.sender sendMessage.receiver sendMessage.text showTyping.receiver confirmDelivery.conversations
  readConversation.up_to reactToMessage.emoji addChatPhoto.receiver getChatPhotoFile.expires
  getChatPhotoFile.signature addVoiceNote.receiver getVoiceFile.expires getVoiceFile.signature
  getVoiceFileAsAac.expires getVoiceFileAsAac.signature setTalk.yes startCall.receiver startCall.client_id
  startCall.device getLiveCall.device answerCall.device signalCall.device keepCallAlive.device endCall.device
  endCall.reason rateCall.rating createDatePlan.partner createDatePlan.client_id createDatePlan.place
  createDatePlan.meets_at createDatePlan.check_in_at changeCheckIn.check_in_at showSharedPlan.token
  openSharedPlan.token reportMember.reason appeal.token appeal.text decideVerification.decision decideChange.decision
  answerAskedDocuments.answer showReportPictures.message_id decideReportCase.decision answerAskedBan.answer
  answerAskedBan.note decideAppeal.outcome decideAppeal.note decidePhotoReview.decision createOrder.product
  createOrder.phone createOrder.client_key createOrder.remember`;

test('a request needs these fields, and no other ones', () => {
  const needed = namesOf((field) => !field.safeParse(undefined).success);
  expect(needed.toSorted()).toEqual(words(required).toSorted());
});

/** The required texts that a member may leave empty. */
const emptied = `
  signIn.email signIn.password changePassword.current changeEmail.password beginSecondFactor.password
  renewRecoveryCodes.password endSecondFactor.password exportAccount.password deleteAccount.password
  getPhotoFile.expires getPhotoFile.signature getChatPhotoFile.expires getChatPhotoFile.signature getVoiceFile.expires
  getVoiceFile.signature getVoiceFileAsAac.expires getVoiceFileAsAac.signature sendMessage.text`;

test('an empty text stands for a missing field of a form, and hardly for a required one', () => {
  const asked = new Set(words(required));
  const empty = namesOf((field) => field.safeParse('').success);
  expect(empty.filter((name) => asked.has(name)).toSorted()).toEqual(words(emptied).toSorted());
});

/** The lowest and the highest whole number of a field. All other numbers are ids. */
const ranges: readonly (readonly [min: number, max: number, names: string])[] = [
  [
    18,
    100,
    `putOwnProfile.age patchOwnProfile.age putPreferences.min_age putPreferences.max_age countPreferences.min_age
      countPreferences.max_age countDeck.min_age countDeck.max_age getDeck.min_age getDeck.max_age`,
  ],
  [1, 1000, 'listConversation.limit readPastConversation.limit'],
];

test.each(ranges)('whole numbers from %i to %i are taken, as numbers and as texts of a form', (min, max, names) => {
  const wanted = new Set(words(names));
  const found = fields.filter(({ name }) => wanted.has(name));
  expect(found).toHaveLength(wanted.size);
  for (const { name, field } of found) {
    const takes = [min - 1, min, max, max + 1].map((value) => field.safeParse(value).success);
    expect(takes, name).toEqual([false, true, true, false]);
    expect([field.safeParse(String(max)).success, field.safeParse(String(max + 1)).success], name).toEqual([
      true,
      false,
    ]);
  }
});

test('quiet hours are minutes of a day', () => {
  const { body } = endpoints.changeSettings;
  const takes = (from: number, to: number) => body.safeParse({ quiet_hours: { from, to } }).success;
  expect([takes(0, 1439), takes(1439, 0), takes(-1, 60), takes(0, 1440), takes(60.5, 90)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('what is chosen or typed twice counts once, and nothing chosen is nobody looked for', () => {
  const { putPreferences, countPreferences, changeSettings, putOwnProfile } = endpoints;
  const preferences = { min_age: 20, max_age: 30, near: 'town', intent: [], verified_only: false };
  const twice = ['women', 'men', 'women'];
  expect(putPreferences.body.parse({ ...preferences, looking_for: twice }).looking_for).toEqual(['women', 'men']);
  expect(putPreferences.body.safeParse({ ...preferences, looking_for: [] }).success).toBe(false);
  const asked = { ...preferences, intent: 'friends,,friends', verified_only: 'yes', looking_for: twice.join(',') };
  expect(countPreferences.query.parse(asked)).toMatchObject({
    looking_for: ['women', 'men'],
    intent: ['friends'],
    verified_only: false,
  });
  expect(countPreferences.query.parse({ ...asked, verified_only: 'true' }).verified_only).toBe(true);
  const { push_kinds: kinds } = changeSettings.body.parse({ push_kinds: ['like', 'match', 'like'] });
  expect(kinds).toEqual(['match', 'like']);
  const { interests } = putOwnProfile.body.shape;
  expect(interests.parse('Chess, chess,, HIKING,hiking')).toEqual(['Chess', 'Hiking']);
  for (const odd of [['Chess', 5], ['Chess', null], 5, { 0: 'Chess' }, '[5]'])
    expect(interests.safeParse(odd).success, JSON.stringify(odd)).toBe(false);
});

test('what is typed with spaces around it is read without them, and an address in small letters', () => {
  const read = (name: string, typed: string) => {
    const found = fields.find((field) => field.name === name);
    return found?.field.safeParse(typed).data;
  };
  for (const name of ['signIn', 'signUp', 'askForReset', 'changeEmail'].map((endpoint) => `${endpoint}.email`))
    expect(read(name, ' Amina@Mwanzo.Test '), name).toBe('amina@mwanzo.test');
  for (const name of ['signIn', 'confirmSecondFactor', 'renewRecoveryCodes', 'endSecondFactor'])
    expect(read(`${name}.code`, ' 123456 '), name).toBe('123456');
  // A password may begin and end with a space.
  expect(read('signUp.password', ' karibu mwanzo ')).toBe(' karibu mwanzo ');
  expect(read('sendMessage.text', ' Habari\n ')).toBe('Habari');
  expect(read('createDatePlan.place', ' Java  House ')).toBe('Java House');
  expect(read('changeSettings.language', ' en')).toBeUndefined();
});

test('sessions are ended by one of three words, which is said or not there', () => {
  const takes = (body: object) => endpoints.revokeSessions.body.safeParse(body).success;
  expect([{ refresh: 'token' }, { all: true }, { others: true }].map(takes)).toEqual([true, true, true]);
  expect([{}, { all: false }, { others: false }, { refresh: '' }].map(takes)).toEqual([false, false, false, false]);
});

// Addresses and forms hold nothing but text, a list in a form as JSON.
test.each([
  ['addresses', ({ params, query }: Endpoint) => [params, query], String],
  ['forms', ({ body, files }: Endpoint) => [files && body], (value: unknown) => JSON.stringify(value)],
] as const)('all that stands in %s is read from its text', (_, partsOf, write) => {
  const written = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
    partsOf(endpoint).flatMap((schema) =>
      Object.entries(shapeOf(schema ?? z.object({}))).map(([key, field]) => ({ name: `${name}.${key}`, field })),
    ),
  );
  expect(written.length).toBeGreaterThan(30);
  for (const { name, field } of written) {
    const values = [1, 20, true, sampleOf(field)].filter((value) => field.safeParse(value).success);
    expect(values, name).not.toEqual([]);
    for (const value of values) {
      const text = typeof value === 'string' ? value : write(value);
      expect(field.safeParse(text).data, `${name} ${text}`).toEqual(field.parse(value));
    }
  }
});

test('what a request leaves out has these values', () => {
  const values = fields.flatMap(({ name, field }) => {
    const { data } = field.safeParse(undefined);
    return data === undefined ? [] : [`${name} ${JSON.stringify(data)}`];
  });
  expect(values).toEqual([
    'putOwnProfile.bio ""',
    'putOwnProfile.interests []',
    'countPreferences.intent []',
    'countPreferences.verified_only false',
    ...['getPhotoFile', 'getChatPhotoFile', 'getVoiceFile', 'getVoiceFileAsAac'].map((name) => `${name}.viewer ""`),
    'signalCall.description null',
    'signalCall.candidates []',
    'reportMember.message_ids []',
    'listVerifications.status "pending"',
    'listReportCases.status "open"',
    'decideReportCase.note ""',
  ]);
});
