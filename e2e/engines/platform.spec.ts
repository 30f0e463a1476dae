import { openBreakableConnection, type BreakableConnection } from '../network/breakable-connection.ts';
import { allRefused, tryRefusedContent } from '../page/try-refused-content.ts';
import { choosePreferences } from '../people/choose-preferences.ts';
import { emailOf } from '../people/demo-members.ts';
import { makeUnverifiedMember } from '../people/unverified-member.ts';
import { demoPassword, signIn } from '../server/api-requests.ts';
import { expect, test as base } from './engine-test.ts';

const test = base.extend<{ connection: BreakableConnection }>({
  connection: async ({}, use) => {
    const connection = await openBreakableConnection();
    await use(connection);
    await connection.close();
  },
  address: async ({ connection }, use) => use(connection.address),
});

test('the content policy refuses text as markup or script, inline styles and workers of other origins', async ({
  visitor,
}) => {
  await visitor.open('/login');
  await visitor.see('button', 'Sign In');
  expect(await visitor.driver.evaluate(tryRefusedContent)).toEqual(allRefused);
  expect(await visitor.driver.complaints()).toContainEqual(expect.stringMatching(/style-src/));
});

test('in Swahili a member signs in, opens the filters and the notifications, and Escape closes them', async ({
  visitor,
}) => {
  const { driver } = visitor;
  // Nobody can match her, so no dialog of a match comes between.
  const email = await makeUnverifiedMember();
  await choosePreferences((await signIn(email)).access);
  const openLayers = () => driver.evaluate(() => document.querySelectorAll('dialog:popover-open, dialog:modal').length);
  await visitor.open('/');
  await visitor.press('link', 'Kiswahili');
  await visitor.press('link', 'Ingia');
  await visitor.fill('Barua pepe', email);
  await visitor.fill('Nenosiri', demoPassword);
  await visitor.press('button', 'Ingia');
  await visitor.seePath('/discover');
  await visitor.see('button', 'Penda');
  expect(await driver.evaluate(() => document.documentElement.lang)).toBe('sw-KE');
  for (const [trigger, inside] of [
    ['Vichujio*', 'Vichujio vya Anayekufaa'],
    ['Arifa*', 'Arifa'],
  ] as const) {
    await visitor.press('button', trigger);
    await visitor.seeText(inside);
    expect(await openLayers()).toBe(1);
    await driver.pressKey('Escape');
    await expect.poll(openLayers).toBe(0);
    expect(await driver.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  }
  expect(await driver.complaints()).toEqual([]);
});

test('the app is stored by its service worker and opens without a network', async ({ visitor, connection }) => {
  const { driver } = visitor;
  await visitor.open('/login');
  await visitor.fill('Email', emailOf('ken'));
  await visitor.fill('Password', demoPassword);
  await visitor.press('button', 'Sign In');
  await visitor.seePath('/discover');
  await expect
    .poll(() => driver.evaluate(async () => (await caches.match('/discover')) !== undefined), {
      message: 'the service worker stores the app',
    })
    .toBe(true);
  connection.goDown();
  await visitor.open('/topup');
  await visitor.seeText('TopUp');
  await visitor.see('link', 'Discover');
  connection.goUp();
});

test('every text field shows its text in the middle, the birthday too', async ({ visitor }) => {
  await visitor.open('/signup');
  await visitor.see('field', 'Birthday');
  const offsets = await visitor.driver.evaluate(() =>
    [...document.querySelectorAll('input:not([type=radio])')].map((field) => {
      // In a row along the baseline, a text of the same size is as high as the text of the field.
      const row = document.createElement('div');
      row.className = 'flex items-baseline';
      const [copy, text] = [field.cloneNode() as HTMLInputElement, document.createElement('span')];
      copy.removeAttribute('name');
      text.className = 'text-body';
      text.textContent = '12';
      row.append(copy, text);
      document.body.append(row);
      const [box, line] = [copy, text].map((element) => element.getBoundingClientRect());
      row.remove();
      return box && line ? Math.abs(box.y + box.height / 2 - (line.y + line.height / 2)) : Infinity;
    }),
  );
  expect(offsets.length).toBeGreaterThanOrEqual(5);
  expect(Math.max(...offsets)).toBeLessThanOrEqual(2);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ size });

    test('no page scrolls sideways or complains', async ({ visitor }) => {
      const { driver } = visitor;
      const expectFit = async (path: string) =>
        expect
          .soft(await driver.evaluate(() => document.documentElement.scrollWidth - innerWidth), path)
          .toBeLessThanOrEqual(0);
      for (const path of ['/', '/signup', '/login']) {
        await visitor.open(path);
        await expect.poll(() => driver.evaluate(() => document.querySelector('h1') !== null)).toBe(true);
        await expectFit(path);
      }
      await visitor.fill('Email', emailOf('ken'));
      await visitor.fill('Password', demoPassword);
      await visitor.press('button', 'Sign In');
      await visitor.see('button', 'Like');
      await visitor.keepNoChats();
      await expectFit('/discover');
      for (const [name, title] of [
        // The link's name also says how many conversations are unread.
        ['Matches*', 'Your Matches'],
        ['TopUp', 'TopUp'],
      ] as const) {
        await visitor.press('link', name);
        await expect
          .poll(() => driver.evaluate(() => document.querySelector('main h1, [role=main] h1')?.textContent))
          .toBe(title);
        await expectFit(name);
      }
      expect(await driver.complaints()).toEqual([]);
    });
  });
}
