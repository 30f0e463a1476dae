import { approveVerification } from '../people/approve-verification.ts';
import { inventPair, type NewMember } from '../people/new-member.ts';
import { makeHugePhoto, makeVerificationPhotos } from '../people/photo-files.ts';
import { makeSignedUpMember } from '../people/signed-up-member.ts';
import { swipe } from '../people/swipe.ts';
import { apiRequest, signIn } from '../server/api-requests.ts';
import { takeShortcut } from '../server/shortcuts.ts';
import { expect, test } from './engine-test.ts';
import { typedDate } from './typed-date.ts';

/** A verified member who will like the newcomer. */
async function makePartner({ name, birthday, town, bio, interests }: NewMember) {
  const member = await makeSignedUpMember({
    fullName: name,
    label: 'engines',
    birthday,
    gender: 'female',
    orientation: 'straight',
  });
  const age = new Date().getFullYear() - Number(birthday.slice(0, 4));
  await apiRequest('PUT', '/api/profiles/me', {
    token: member.token,
    body: { name, age, location: town, bio, interests },
  });
  await takeShortcut('verify', member.id);
  return member;
}

test('a newcomer signs up with a photo of over 5 MB, is verified, likes, matches, chats and signs out', async ({
  visitor,
  save,
}) => {
  const { woman, man } = inventPair();
  const { driver } = visitor;

  await test.step('he comes from the landing page and signs up', async () => {
    await visitor.open('/');
    await visitor.press('link', 'Start Your Journey');
    await visitor.fill('Full name', man.name);
    await visitor.fill('Email', man.email);
    await visitor.fill('Password', man.password);
    await visitor.fill('Confirm password', man.password);
    await visitor.fill('Birthday', typedDate(man.birthday));
    await visitor.press('radio', man.gender);
    await visitor.select('Orientation', 'straight');
    await visitor.press('button', 'Create Account');
    await visitor.seeText('Your account has been created successfully');
    await visitor.seePath('/profile');
  });

  await test.step('his browser makes his photo smaller, and he saves his profile', async () => {
    await visitor.upload('Tap to change photo', save(makeHugePhoto()));
    await expect
      .poll(() =>
        driver.evaluate(() => document.querySelector<HTMLImageElement>('img[src^="blob:"]')?.naturalHeight ?? 0),
      )
      .toBe(1024);
    // Sign-up takes only the first word of a name. Tests find people by full names that nobody else has.
    await visitor.fill('Name', man.name.slice(man.name.indexOf(' ')));
    await visitor.fill('Bio', man.bio);
    await visitor.fill('Location', man.town);
    for (const interest of man.interests) {
      await visitor.fill('Interests', interest);
      await driver.pressKey('Enter');
      await visitor.see('button', `Remove ${interest}`);
    }
    await visitor.press('button', 'Save Profile');
    await visitor.seeText('Your profile has been saved successfully');
    await visitor.seePath('/verify');
  });

  await test.step('he submits his ID and a selfie, and the reviewer approves', async () => {
    const { idDocument, selfie } = await makeVerificationPhotos(man.looks);
    await visitor.upload('Add a photo of your ID*', save(idDocument));
    await visitor.upload('Take a selfie with your ID*', save(selfie));
    await visitor.press('checkbox', 'I agree that a program*');
    await visitor.press('button', 'Submit for review');
    await visitor.seeText('Your documents have been submitted for review.');
    await visitor.seePath('/discover');
    await approveVerification(man.name);
  });

  const partner = await makePartner(woman);
  await swipe(partner.token, (await signIn(man.email, man.password)).user.id, 'like');

  await test.step('he finds somebody who likes him, likes her too, and it is a match', async () => {
    await visitor.open('/discover');
    await visitor.fill('Search by name, interests...', woman.name);
    await visitor.see('button', `View the profile of ${woman.name}`);
    await visitor.press('button', 'Like');
    await visitor.seeText(`You and ${woman.name} liked each other!`);
    expect(await driver.evaluate(() => document.querySelectorAll('dialog:modal').length)).toBe(1);
    await visitor.press('link', 'Say hello');
    await visitor.seePath(`/chat/${partner.id}`);
  });

  await test.step('he writes, she replies, and he reads it between his own messages', async () => {
    await visitor.fill('Type a message...', 'Habari! Do your bees ride trains?');
    await visitor.press('button', 'Send');
    await visitor.seeText('Habari! Do your bees ride trains?');
    const receiver = (await signIn(man.email, man.password)).user.id;
    const body = { sender: partner.id, receiver, text: 'Only first class.' };
    await apiRequest('POST', '/api/messages/send/', { token: partner.token, body });
    await visitor.fill('Type a message...', 'Are you there?');
    // In a browser that knows of no mouse, Enter begins a new line and does not send.
    await visitor.press('button', 'Send');
    await visitor.seeText('Only first class.');
    await visitor.seeText('Are you there?');
  });

  await test.step('he signs out, and nothing about him stays in the browser', async () => {
    await visitor.press('button', 'Back');
    await visitor.press('button', 'Logout');
    await visitor.seePath('/login');
    // Two keys belong to the device: the data used in this month, and the day of the first visit.
    const keys = await driver.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => !['mwanzo.monthBytes', 'mwanzo.install'].includes(key))).toEqual([]);
  });

  expect(await driver.complaints()).toEqual([]);
});
