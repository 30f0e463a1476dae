import { endpoints } from '@mwanzo/contract/endpoints';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMember } from '../../testing/factories.ts';

const testApp = await buildTestApp();
const { headers } = await createMember(testApp, { role: 'moderator' });
const link = 'a'.repeat(43);
const uuid = '5f0c0e0c-58d5-4a5c-9c57-6a1f3d6ad1b0';
const payloads: Partial<Record<keyof typeof endpoints, object>> = {
  signIn: { email: 'a@mwanzo.test', password: 'password' },
  signUp: { email: 'a@mwanzo.test', password: 'mti-mrefu-wa-mwembe', full_name: 'A', birthday: '1990-01-01' },
  refreshToken: { refresh: 'r'.repeat(43) },
  askForReset: { email: 'a@mwanzo.test' },
  resetPassword: { token: link, password: 'mti-mrefu-wa-mwembe' },
  changePassword: { current: 'password', password: 'mti-mrefu-wa-mwembe' },
  changeEmail: { email: 'b@mwanzo.test', password: 'password' },
  confirmEmail: { token: link },
  undoEmail: { token: link, password: 'mti-mrefu-wa-mwembe' },
  exportAccount: { password: 'password' },
  deleteAccount: { password: 'password' },
  beginSecondFactor: { password: 'password' },
  confirmSecondFactor: { code: '000000' },
  renewRecoveryCodes: { password: 'password', code: '000000' },
  endSecondFactor: { password: 'password', code: '000000' },
  revokeSessions: { all: true },
  putOwnProfile: { name: 'A', age: 30, location: 'Nairobi' },
  patchOwnProfile: { name: 'A' },
  putPreferences: { looking_for: ['men'], min_age: 18, max_age: 50, near: 'town', intent: [], verified_only: false },
  orderPhotos: { ids: [1] },
  swipe: { target_profile_id: 1, matched: true },
  sendMessage: { sender: 1, receiver: 2, text: 'hello', client_id: uuid },
  decideVerification: { decision: 'reject', reason_code: 'name_differs' },
  decideChange: { decision: 'approve' },
  blockMember: { user_id: 2 },
  keepMember: { user_id: 2 },
  reportMember: { user_id: 2, reason: 'fake' },
  decideReportCase: { decision: 'dismiss' },
  answerAskedBan: { answer: 'decline', note: 'I have looked too' },
  decideAppeal: { outcome: 'lift', note: 'Looked again' },
  decidePhotoReview: { decision: 'approve' },
  unsubscribeFromPush: { endpoint: 'https://push.example/1' },
  showTyping: { receiver: 1 },
  confirmDelivery: { conversations: [{ partner: 2, up_to: 1 }] },
  readConversation: { up_to: 1 },
  reactToMessage: { emoji: null },
  tellMatches: { user_ids: [1] },
  markLikersSeen: { as_of: testApp.clock.now().toISOString() },
  changeSettings: { read_receipts: false },
  createDatePlan: {
    partner: 1,
    client_id: uuid,
    place: 'Java',
    meets_at: new Date(testApp.clock.now().getTime() + 3_600_000).toISOString(),
    check_in_at: new Date(testApp.clock.now().getTime() + 7_200_000).toISOString(),
  },
  setTalk: { yes: true },
  startCall: { receiver: 2, client_id: uuid, device: uuid },
  answerCall: { device: uuid },
  signalCall: { device: uuid },
  keepCallAlive: { device: uuid },
  endCall: { device: uuid, reason: 'user_hangup' },
  rateCall: { rating: 'good' },
  showReportPictures: { message_id: null },
  answerAskedDocuments: { answer: 'yes' },
  moveSwitch: { is_on: false, because: 'A relay is away' },
  changeCheckIn: { check_in_at: new Date(testApp.clock.now().getTime() + 7_200_000).toISOString() },
};
const countQuery = 'looking_for=men&min_age=18&max_age=50&near=town&verified_only=false';
const queries: Partial<Record<keyof typeof endpoints, string>> = {
  countPreferences: `?${countQuery}`,
  getLiveCall: `?device=${uuid}`,
  showSharedPlan: '?token=x',
  openSharedPlan: '?token=x',
};
/**
 * These endpoints respond without the database: `live`, constants, pushes that are not set up here, and those that
 * first refuse a wrong signature or sender or a missing file.
 */
const independent = [
  'live',
  // A server knows them.
  'listSwitchesOff',
  // This server sells nothing.
  'createOrder',
  // This server has no calls.
  'startCall',
  'receiveCallback',
  'listPrompts',
  'getPushKey',
  'subscribeToPush',
  'getPhotoFile',
  'addPhoto',
  'getChatMedia',
  'addChatPhoto',
  'getChatPhotoFile',
  'addVoiceNote',
  'getVoiceFile',
  'getVoiceFileAsAac',
  'submitVerification',
  'sendMessage',
  'showUnsubscribe',
  'unsubscribe',
  'appeal',
];

test('outside production the API describes itself', async () => {
  const description = (await testApp.inject('/openapi.json')).json();
  expect(description.openapi).toBe('3.1.0');
  const operations = Object.values<Record<string, { operationId: string }>>(description.paths).flatMap((path) =>
    Object.values(path),
  );
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

test('without a database every endpoint that needs one responds with a 503 that says when to try again', async () => {
  await testApp.serving.close();
  const { streamEvents: _, ...ending } = endpoints;
  for (const [name, { method, path }] of Object.entries(ending)) {
    const payload = payloads[name as keyof typeof endpoints];
    const response = await testApp.inject({
      method,
      url:
        path
          .replace('{purpose}', 'orientation')
          .replace('{callId}', uuid)
          .replace('{name}', 'calls')
          .replace('{code}', 'MW-22222222')
          .replace('/past/{id}/', `/past/${uuid}/`)
          .replaceAll(/\{\w+\}/g, '1') + (queries[name as keyof typeof endpoints] ?? ''),
      headers,
      ...(payload && { payload }),
    });
    if (independent.includes(name)) continue;
    expect([name, response.statusCode, response.headers['retry-after']]).toEqual([name, 503, '5']);
    const more = name === 'ready' && { reason: 'database', degraded: [] };
    expect(response.json()).toEqual({ code: 'unavailable', detail: expect.any(String), ...more });
  }
  expect((await testApp.inject('/health/live')).json()).toEqual({ live: true });
});
