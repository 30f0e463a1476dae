import type { Page } from '@playwright/test';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { call, incoming, isSilent, openChat, openTalk, question, timer } from '../../page/calls.ts';
import { soundOf } from '../../page/peers.ts';
import { openPageOf } from '../../people/couple.ts';
import { makePremium } from '../../people/premium-member.ts';
import { makeTalkers, makeWriters } from '../../people/talkers.ts';
import { takeShortcut } from '../../server/shortcuts.ts';
import { expect, test } from '../../test.ts';

// Two new members, verified and matched, take a busy machine a while.
test.describe.configure({ timeout: 180_000 });

const refuseMicrophone = (page: Page, name: string) =>
  page.evaluate((reason) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', reason));
  }, name);

test('two matches say yes to calls, talk through the relay, and are asked how it was', async ({
  browser,
  contextOptions,
  press,
}) => {
  const [one, other] = await makeWriters();
  const hers = await openChat({ browser, contextOptions }, one, other);
  const his = await openChat({ browser, contextOptions }, other, one);

  await press(hers.getByRole('button', { name: /ask to talk$/ }));
  await expectAccessible(hers, 'asking to talk');
  await press(hers.getByRole('button', { name: 'Ask to talk', exact: true }));
  await expect(hers.getByRole('button', { name: /no answer yet$/ })).toBeVisible();
  await expect(his.getByRole('log')).toContainText('would like to talk.');
  await press(his.getByRole('log').getByRole('button', { name: 'Answer' }));
  await expectAccessible(his, 'being asked to talk');
  await press(his.getByRole('button', { name: 'Yes, we can talk' }));
  await press(hers.getByRole('button', { name: /^Call / }));

  await expect(incoming(his)).toBeVisible();
  await expectAccessible(his, 'an incoming call');
  await expectAccessible(hers, 'an outgoing call');
  await press(incoming(his).getByRole('button', { name: 'Answer' }));
  for (const page of [hers, his]) {
    await expect(timer(page)).toHaveText(/^00:0[1-9]$/);
    await expect.poll(async () => (await soundOf(page)).energy).toBeGreaterThan(0.001);
    expect((await soundOf(page)).kinds).toEqual(['relay', 'relay']);
    await expect(page.getByText('Good line')).toBeVisible();
  }
  await expectAccessible(hers, 'a call');

  // A few seconds of sound use as much data as the screen says.
  const before = await soundOf(hers);
  await expect.poll(async () => (await soundOf(hers)).at - before.at).toBeGreaterThan(8000);
  const after = await soundOf(hers);
  for (const way of ['sentBytes', 'receivedBytes'] as const) {
    const kilobits = ((after[way] - before[way]) * 8) / (after.at - before.at);
    test.info().annotations.push({ type: way, description: `${kilobits.toFixed(1)} kbit/s` });
    expect(kilobits).toBeLessThan(40);
    expect(kilobits).toBeGreaterThan(5);
  }
  await expect(hers.getByText(/^[1-9]\d* KB used, about 460 a minute$/)).toBeVisible();

  await press(hers.getByRole('button', { name: 'Mute' }));
  await press(hers.getByRole('button', { name: 'Write' }));
  const bar = hers.getByRole('region', { name: /^Call with / });
  await expect(bar).toBeVisible();
  await expectAccessible(hers, 'a folded call');
  await hers.getByRole('textbox').fill('Sauti yako ni nzuri');
  await press(hers.getByRole('button', { name: 'Send', exact: true }));
  await press(his.getByRole('button', { name: 'End call' }));
  for (const page of [hers, his]) {
    await expect(question(page)).toBeVisible();
    await expectAccessible(page, 'the question after a call');
    await press(question(page).getByRole('button', { name: 'Good' }));
    await expect(page.getByRole('log').getByText(/^Voice call, (under a minute|1 min)/)).toBeVisible();
  }
  await expect(his.getByRole('log').getByText('Sauti yako ni nzuri')).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('a block in the middle of a call ends it, and looks like a hang-up', async ({
  browser,
  contextOptions,
  press,
}) => {
  const { one, hers, his } = await openTalk({ browser, contextOptions }, press);
  await press(his.getByRole('button', { name: 'Make the call small' }));
  await press(his.getByRole('button', { name: 'More actions' }));
  await press(his.getByRole('button', { name: 'Block', exact: true }));
  await press(
    his.getByRole('dialog', { name: `Block ${one.name}?` }).getByRole('button', { name: 'Block', exact: true }),
  );
  await expect(question(hers)).toBeVisible();
  await expect(his.getByRole('region', { name: /^Call with / })).toHaveCount(0);
  await expect(question(his)).toHaveCount(0);
  for (const page of [hers, his]) expect(await isSilent(page)).toBe(true);
});

test('a call goes on while the server cannot be reached, and its end is known as soon as it can', async ({
  browser,
  contextOptions,
  press,
}) => {
  const { hers, his } = await openTalk({ browser, contextOptions }, press);
  await hers.context().setOffline(true);
  const { energy, at } = await soundOf(hers);
  // Sound does not go through the server.
  await expect.poll(async () => (await soundOf(hers)).at - at, { timeout: 20_000 }).toBeGreaterThan(10_000);
  expect((await soundOf(hers)).energy).toBeGreaterThan(energy);
  await expect(timer(hers)).toBeVisible();
  await press(his.getByRole('button', { name: 'End call' }));
  await expect(question(his)).toBeVisible();
  await hers.context().setOffline(false);
  await expect(question(hers)).toBeVisible({ timeout: 30_000 });
});

test('a call is declined with a message, cancelled, and answered by one of two devices alone', async ({
  browser,
  contextOptions,
  press,
}) => {
  const [one, other] = await makeTalkers();
  const hers = await openChat({ browser, contextOptions }, one, other);
  const his = await openChat({ browser, contextOptions }, other, one);
  const hisTablet = await openPageOf(browser, contextOptions, other, '/matches');

  await call(hers, press);
  await expect(incoming(hisTablet)).toBeVisible();
  await press(incoming(his).getByRole('button', { name: 'Later today' }));
  await expect(incoming(hisTablet)).toHaveCount(0);
  // For her it rings until the end, as if nobody had heard it.
  await expect(hers.getByText('Calling...')).toBeVisible();
  await takeShortcut('end-ring', one.id);
  await expect(hers.getByText('did not answer')).toBeVisible();
  await press(hers.getByRole('button', { name: 'OK' }));
  await expect(hers.getByRole('log').getByText('Later today?')).toBeVisible();
  await expect(hers.getByRole('log').getByText(/^You called. No answer./)).toBeVisible();

  await call(hers, press);
  await expect(incoming(his)).toBeVisible();
  await press(hers.getByRole('button', { name: 'End call' }));
  await expect(his.getByRole('dialog', { name: 'Missed call' })).toBeVisible();
  await expectAccessible(his, 'a missed call');
  for (const page of [his, hisTablet]) await press(page.getByRole('button', { name: 'OK' }));
  // After two calls without an answer, she cannot call him again today.
  await press(hers.getByRole('button', { name: /^Call / }));
  await expect(hers.getByText('has not answered twice today')).toBeVisible();

  // A member who has just bought Premium can call.
  const told = his.waitForResponse(/\/api\/calls\/with\//);
  await makePremium(other);
  await told;
  await press(his.getByRole('button', { name: /^Call / }));
  await press(incoming(hers).getByRole('button', { name: 'Answer' }));
  await expect(timer(his)).toHaveText(/^00:0[1-9]$/);
  for (const ofCall of [incoming, timer]) await expect(ofCall(hisTablet)).toHaveCount(0);
  // Leaving the page ends the call.
  await his.goto('/matches');
  await expect(question(hers)).toBeVisible();
});

test('without a microphone nobody is called, and who has none cannot answer', async ({
  browser,
  contextOptions,
  press,
}) => {
  const [one, other] = await makeTalkers();
  const hers = await openChat({ browser, contextOptions }, one, other);
  const his = await openChat({ browser, contextOptions }, other, one);
  await refuseMicrophone(his, 'NotAllowedError');
  await call(hers, press);
  await press(incoming(his).getByRole('button', { name: 'Answer' }));
  await expect(his.getByRole('dialog', { name: 'The microphone is not allowed' })).toBeVisible();
  await expect(hers.getByRole('dialog', { name: 'The sound did not work' })).toBeVisible();
  await press(hers.getByRole('button', { name: 'OK' }));
  await refuseMicrophone(hers, 'NotFoundError');
  await press(hers.getByRole('button', { name: /^Call / }));
  await expect(hers.getByRole('dialog', { name: 'No microphone was found' })).toBeVisible();
  expect(await isSilent(hers)).toBe(true);
});
