import { endpoints, type EndpointName } from '@mwanzo/contract/endpoints';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { callsAboutMessages } from '../../../permissions/calls-about-messages.fixture.ts';
import { callsAboutOneself } from '../../../permissions/calls-about-oneself.fixture.ts';
import { callsAboutPeople } from '../../../permissions/calls-about-people.fixture.ts';
import { callsOfEverybody } from '../../../permissions/calls-of-everybody.fixture.ts';
import type { Calls } from '../../../permissions/calls.fixture.ts';
import { moveSwitch } from '../../trust/moderation/index.ts';
import { natureOf } from './endpoint-natures.ts';

const testApp = await buildTestApp();
const names = Object.keys(endpoints) as EndpointName[];

/** These go on in read-only, although they are no reading of members: each has its reason in endpoint-natures.ts. */
const goOn = [
  'signIn',
  'refreshToken',
  'revokeSessions',
  'endSession',
  'undoEmail',
  'withdrawConsent',
  'unsubscribeFromPush',
  'unsubscribe',
  'unmatch',
  'blockMember',
  'showTyping',
  'answerCall',
  'signalCall',
  'keepCallAlive',
  'endCall',
  'sayFine',
  'takeBackFine',
  'changeCheckIn',
  'cancelDatePlan',
  'openSharedPlan',
  'reportMember',
  'receiveCallback',
];

test('in read-only every write of members is refused before it is read, but for the listed ones', async () => {
  const { headers } = await createMember(testApp);
  await moveSwitch(testApp.dependencies, null, { name: 'read-only', isOn: false, because: 'a test' });
  await testApp.dependencies.switches.catchUp();
  const writing = names.filter((name) => endpoints[name].method !== 'GET' && endpoints[name].access !== 'moderator');
  const answers = await Promise.all(
    writing.map(async (name) => {
      const { method, path } = endpoints[name];
      const response = await testApp.inject({ method, url: path.replaceAll(/\{\w+\}/g, '1'), headers });
      const { switch: named } = response.statusCode === 503 ? response.json() : {};
      if (named) expect(response.headers['retry-after']).toBe('30');
      return { name, isRefused: named === 'read-only' };
    }),
  );
  expect(answers.filter(({ isRefused }) => !isRefused).map(({ name }) => name)).toEqual(
    writing.filter((name) => goOn.includes(name)),
  );
  await moveSwitch(testApp.dependencies, null, { name: 'read-only', isOn: true, because: 'it is over' });
  await testApp.dependencies.switches.catchUp();
});

test('whatever goes on has a reason, and reading always goes on', () => {
  for (const name of names) {
    const nature = natureOf(name);
    if ('goesOn' in nature) expect([name, nature.goesOn]).toEqual([name, expect.stringMatching(/^[A-Z].+\.$/)]);
    else expect([name, endpoints[name].method]).not.toEqual([name, 'GET']);
  }
});

test('a reading endpoint that writes a note for itself says so', () => {
  const calls: Partial<Calls> = {
    ...callsAboutPeople,
    ...callsAboutOneself,
    ...callsAboutMessages,
    ...callsOfEverybody,
  };
  const noting = names.filter((name) => endpoints[name].method === 'GET' && calls[name]?.writes !== undefined);
  expect(noting).toEqual(['getDeck', 'listLikers']);
  for (const name of noting) expect(natureOf(name)).toEqual({ goesOn: expect.stringMatching(/^It reads\. It only/) });
});

test('every endpoint that takes a file is stopped by uploads, and no other one', () => {
  const taking = names.filter((name) => 'files' in endpoints[name]);
  expect(taking.length).toBeGreaterThan(4);
  for (const name of taking)
    expect([name, JSON.stringify(natureOf(name))]).toEqual([name, expect.stringContaining('uploads')]);
  const others = names.filter((name) => !taking.includes(name));
  expect(others.filter((name) => JSON.stringify(natureOf(name)).includes('uploads'))).toEqual([]);
});

test('each endpoint is stopped by these switches, or goes on for this reason', async () => {
  const told = names.map((name) => {
    const nature = natureOf(name);
    if ('goesOn' in nature) return `${name} goes on: ${nature.goesOn}`;
    const file = nature.withFile === undefined ? '' : `, and with a file by ${nature.withFile}`;
    return `${name} is stopped by ${nature.stoppedBy.join(', ')}${file}`;
  });
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('./in-words/endpoint-natures.txt');
});
