import { expect, test } from 'vitest';
import { isBytesResponse } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const all = Object.entries(endpoints);
type Facts = (typeof all)[number][1];
const namesOf = (is: (facts: Facts) => boolean) => all.filter(([, facts]) => is(facts)).map(([name]) => name);

/** The limits of their own, for what can be guessed, floods others or costs much. */
const ownLimits = {
  sign_in: ['signIn'],
  sign_up: ['signUp'],
  refresh: ['refreshToken'],
  password: [
    'changePassword',
    'beginSecondFactor',
    'confirmSecondFactor',
    'renewRecoveryCodes',
    'endSecondFactor',
    'exportAccount',
    'deleteAccount',
  ],
  password_reset: ['askForReset'],
  account_link: ['resetPassword', 'confirmEmail', 'undoEmail'],
  account_mail: ['changeEmail', 'sendConfirmation'],
  upload: ['putOwnProfile', 'patchOwnProfile', 'addPhoto', 'addChatPhoto', 'addVoiceNote'],
  verify: ['submitVerification'],
  deck: ['countPreferences', 'countDeck', 'listWiderSteps', 'getDeck'],
  swipe: ['swipe'],
  rewind: ['rewindSwipe'],
  keep: ['keepMember', 'dropKept'],
  block: ['unmatch', 'blockMember', 'unblockMember'],
  report: ['reportMember'],
  appeal: ['appeal'],
  message: ['sendMessage'],
  date_plan: ['createDatePlan'],
  call: ['setTalk', 'startCall', 'answerCall', 'rateCall'],
  call_signal: ['getLiveCall', 'signalCall', 'keepCallAlive', 'endCall'],
  payment: ['createOrder'],
  callback: ['receiveCallback'],
  photo: ['getPhotoFile', 'getChatPhotoFile', 'getVoiceFile', 'getVoiceFileAsAac'],
  stream: ['streamEvents'],
  none: ['live', 'ready'],
} as const;

test.each(Object.entries(ownLimits))('the limit "%s" is that of %j alone', (limit, names) => {
  expect(namesOf((facts) => facts.limit === limit).toSorted()).toEqual([...names].toSorted());
});

test('every other endpoint is limited as a request of reviewers, a read or a write', () => {
  const others = namesOf(({ limit, access, method }) => {
    if (Object.hasOwn(ownLimits, limit)) return false;
    return limit !== (access === 'moderator' ? 'moderation' : method === 'GET' ? 'read' : 'write');
  });
  // Pages that are opened from mails, by a button or by the mail program.
  expect(others).toEqual(['unsubscribe', 'openSharedPlan']);
});

test('what makes something answers 201, what has nothing to say 204, and all else 200', () => {
  const made = [
    'signUp',
    'addPhoto',
    'submitVerification',
    'sendMessage',
    'addChatPhoto',
    'addVoiceNote',
    'startCall',
    'createDatePlan',
    'reportMember',
    'appeal',
  ];
  expect(namesOf(({ status }) => status === 201).toSorted()).toEqual(made.toSorted());
  expect(namesOf(({ status }) => status === 204)).toEqual(namesOf(({ response }) => response === null));
  expect(namesOf(({ status }) => ![200, 201, 204].includes(status))).toEqual([]);
});

test('a browser keeps photos and voices for ten minutes before it asks again, and nothing else', () => {
  const files = all.flatMap(([name, { response }]) => (isBytesResponse(response) ? [{ name, response }] : []));
  const kept = files.filter(({ response }) => response.cacheSeconds > 0);
  expect(kept.map(({ name }) => name)).toEqual([
    'getPhotoFile',
    'getChatPhotoFile',
    'getVoiceFile',
    'getVoiceFileAsAac',
  ]);
  // Otherwise a browser would keep for good what its owner has deleted since.
  for (const { response } of kept) expect(response).toMatchObject({ cacheSeconds: 600, revalidates: true });
  expect(files.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['getVerificationSelfie', 'getVerificationDocument', 'exportAccount', 'openSharedPlan']),
  );
});

test('nobody can tell a match from a like by its size, and a button of a mail may send any form', () => {
  expect(namesOf((endpoint) => 'paddedTo' in endpoint)).toEqual(['swipe']);
  expect(namesOf((endpoint) => 'ignoresBody' in endpoint && endpoint.ignoresBody)).toEqual([
    'unsubscribe',
    'openSharedPlan',
  ]);
});
