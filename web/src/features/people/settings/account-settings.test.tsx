import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';
import { accountPath, openSettings, stored } from '../../../testing/open-settings.tsx';

const mail = async () => {
  const { MailScreen } = await import('./mail-screen.tsx');
  return <MailScreen />;
};

test('a kind of mail is added to the others, and taken from them', async () => {
  const { screen, saved } = await openSettings(mail);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/mail-page.txt');
  await screen.toggle('Likes');
  expect(await saved(accountPath)).toEqual({ mail_kinds: ['match', 'message', 'like'] });
  await screen.toggle('Messages');
  expect(await saved(accountPath)).toEqual({ mail_kinds: ['match', 'like'] });
});

test('a page of the settings does not say that a choice of the page before was saved', async () => {
  const { screen, saved } = await openSettings(mail);
  await screen.toggle('Likes');
  await saved(accountPath);
  expect(screen.text()).toContain('Saved');
  screen.show(null);
  screen.show(await quiet());
  expect(screen.text()).not.toContain('Saved');
  screen.show(await mail());
  expect(screen.text()).not.toContain('Saved');
});

test('nor of one that was saved after its page was left', async () => {
  const { page, screen } = await openSettings(mail);
  await screen.toggle('Messages');
  const saving = await page.api.take(accountPath);
  screen.show(null);
  saving.reply({ body: { ...stored, mail_kinds: ['match'] } });
  await page.settled();
  screen.show(await quiet());
  expect(screen.text()).not.toContain('Saved');
});

const quiet = async () => {
  const { QuietHoursScreen } = await import('./quiet-hours-screen.tsx');
  return <QuietHoursScreen />;
};

test('quiet hours are those of the night once they are turned on, and none once they are off', async () => {
  const { screen, saved } = await openSettings(quiet, { ...stored, quiet_hours: null });
  await expect(screen.words()).toMatchFileSnapshot('./in-words/quiet-off-page.txt');
  await screen.toggle('Keep quiet at night');
  expect(await saved(accountPath)).toEqual({ quiet_hours: { from: 1320, to: 420 } });
  await screen.toggle('Keep quiet at night');
  expect(await saved(accountPath)).toEqual({ quiet_hours: null });
});

test('a time is saved when its field is left, and not while it is the same as the other, or as before', async () => {
  const { page, screen, saved } = await openSettings(quiet);
  await screen.type('From', '22:00');
  await screen.leave('From');
  await screen.type('From', '21:30');
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.leave('From');
  expect(await saved(accountPath)).toEqual({ quiet_hours: { from: 1290, to: 420 } });
  await screen.type('To', '21:30');
  await screen.leave('To');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/quiet-page.txt');
  expect(screen.text()).toContain('To|From and To are the same.');
  expect(await page.requestsUnderWay()).toBe(0);
  // The time that was not saved counts once the other end makes it possible.
  await screen.type('From', '20:00');
  await screen.leave('From');
  expect(await saved(accountPath)).toEqual({ quiet_hours: { from: 1200, to: 1290 } });
  expect(screen.text()).not.toContain('are the same');
});

test('a time that another device has saved is shown, and one that is being typed at the other end stays', async () => {
  const { page, screen, saved } = await openSettings(quiet);
  await screen.type('To', '08:00');
  page.client.setQueryData(['account-settings'], { ...stored, quiet_hours: { from: 1260, to: 420 } });
  await page.settled();
  const times = async () => [(await screen.field('From')).value, (await screen.field('To')).value];
  expect(await times()).toEqual(['21:00', '08:00']);
  await screen.type('From', '');
  await screen.leave('From');
  expect(screen.text()).toContain('From|Choose a time.|To|');
  // The other end can be saved meanwhile, with the time that is stored.
  await screen.leave('To');
  expect(await saved(accountPath)).toEqual({ quiet_hours: { from: 1260, to: 480 } });
  await screen.type('From', '20:00');
  page.client.setQueryData(['account-settings'], { ...stored, quiet_hours: { from: 1260, to: 390 } });
  await page.settled();
  expect(await times()).toEqual(['20:00', '06:30']);
});

/** Opens the group of the notifications, in a browser with this permission. */
async function openNotifications(permission = 'default', subscription: object | null = null, settings = stored) {
  const group = async () => {
    vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(permission) });
    vi.stubGlobal('PushManager', {});
    const pushManager = { getSubscription: () => Promise.resolve(subscription) };
    Object.assign(navigator, { serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) } });
    const { NotificationGroup } = await import('./notification-group.tsx');
    const { useAccountSettings } = await import('./use-account-settings.ts');
    function Group() {
      return <NotificationGroup account={useAccountSettings()} />;
    }
    return <Group />;
  };
  return openSettings(group, settings);
}

test('who gets no mails and has no quiet hours reads that both are off', async () => {
  const none = { ...stored, mail_kinds: [], quiet_hours: null } as unknown as typeof stored;
  const { screen } = await openNotifications('default', null, none);
  expect(screen.text()).toMatch(/Quiet hours\|Off\|.*By e-mail\|Off/);
});

test('a second press while the browser asks is none', async () => {
  const { page, screen } = await openNotifications();
  const answer = Promise.withResolvers<string>();
  const ask = vi.fn(() => answer.promise);
  Object.assign(Notification, { requestPermission: ask });
  await screen.toggle('On this device');
  expect((await screen.field('On this device')).checked).toBe(true);
  await screen.toggle('On this device');
  expect([ask.mock.calls.length, (await screen.field('On this device')).checked]).toEqual([1, true]);
  answer.resolve('granted');
  (await page.api.take('GET /api/push/key/')).reply({ body: { key: null } });
  await until(() => expect(screen.text()).toContain('This browser cannot show them.'));
});

test('a kind of push is turned off alone, and the card below the matches is not offered any more', async () => {
  const { page, screen, saved } = await openNotifications();
  expect(screen.text()).toMatch(/Quiet hours\|22:00 to 07:00.*By e-mail\|New matches, Messages/);
  await screen.toggle('Messages');
  expect(await saved(accountPath)).toEqual({ push_kinds: ['match', 'like', 'verification'] });
  expect(page.storage.getItem('mwanzo.pushOffer')).toBe('answered');
  await screen.toggle('Messages');
  expect(await saved(accountPath)).toEqual({ push_kinds: ['match', 'like', 'verification', 'message'] });
  await screen.toggle('Names on the locked');
  expect(await saved(accountPath)).toEqual({ shows_names_when_locked: true });
});

test('pushes that this device ended are shown as off, also if the server could not be told', async () => {
  const unsubscribe = () => {
    const pushManager = { getSubscription: () => Promise.resolve(null) };
    Object.assign(navigator, { serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) } });
    return Promise.resolve(true);
  };
  const { page, screen } = await openNotifications('granted', { endpoint: 'https://push.test/1', unsubscribe });
  const isOn = async () => (await screen.field('On this device')).checked;
  await until(async () => expect(await isOn()).toBe(true));
  await screen.toggle('On this device');
  (await page.api.take('DELETE /api/push/subscriptions/')).reply({ status: 503 });
  await until(() => expect(screen.text()).toContain('That did not work. Please try again.'));
  expect(await isOn()).toBe(false);
});

test('the switch of this device answers the offer of pushes too, and a refused permission leaves it off', async () => {
  const { page, screen } = await openNotifications();
  expect(page.storage.getItem('mwanzo.pushOffer')).toBeNull();
  await screen.toggle('On this device');
  await until(async () => expect((await screen.field('On this device')).checked).toBe(false));
  expect(page.storage.getItem('mwanzo.pushOffer')).toBe('answered');
});

test('pushes that could not be turned off say so, and the switch shows what the browser still does', async () => {
  const unsubscribe = vi.fn(() => Promise.reject<void>(new Error('no')));
  const { page, screen } = await openNotifications('granted', { endpoint: 'https://push', unsubscribe });
  await until(() => expect(screen.text()).toContain('On this device|Arrive also while Mwanzo is closed'));
  await screen.toggle('On this device');
  await until(() => expect(screen.text()).toContain('That did not work.'));
  expect((await screen.field('On this device')).checked).toBe(true);
  unsubscribe.mockResolvedValue();
  await screen.toggle('On this device');
  (await page.api.take('DELETE /api/push/subscriptions/')).reply({ status: 204 });
  await until(() => expect(screen.text()).toContain('Nothing arrives while Mwanzo is closed'));
});

test('where the browser blocks pushes there is no switch, but a way to allow them', async () => {
  const { screen } = await openNotifications('denied');
  await until(() => expect(screen.text()).toContain('Your browser blocks them.'));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/blocked-notifications.txt');
  expect(screen.all('label', 'On this device')).toHaveLength(0);
});

test('a reading that was under way when a choice was saved does not undo it', async () => {
  const { page: tab, screen } = await openSettings(mail);
  void tab.client.refetchQueries({ queryKey: ['account-settings'] });
  const reading = await tab.api.take('GET /api/account/settings/');
  await screen.toggle('Messages');
  (await tab.api.take(accountPath)).reply({ body: { ...stored, mail_kinds: ['match'] } });
  await until(() => expect(screen.text()).toContain('Saved'));
  reading.reply({ body: stored });
  await tab.settled();
  expect((await screen.field('Messages')).checked).toBe(false);
});

test('a setting that is mutual loads the matches again, and any other does not', async () => {
  const {
    page: tab,
    screen,
    saved,
  } = await openSettings(async () => {
    const { SwitchRow } = await import('../../../ui/controls/switch-row.tsx');
    const { useAccountSettings } = await import('./use-account-settings.ts');
    function Rows() {
      const { data: settings, choose } = useAccountSettings();
      return (
        <>
          <SwitchRow label="Names" on={false} onChange={(on) => void choose({ shows_names_when_locked: on })} />
          <SwitchRow
            label="Presence"
            on={settings?.shows_presence ?? false}
            onChange={(on) => void choose({ shows_presence: on })}
          />
        </>
      );
    }
    return <Rows />;
  });
  tab.client.setQueryData(['matches'], []);
  const isStale = () => tab.client.getQueryState(['matches'])?.isInvalidated;
  await screen.toggle('Names');
  await saved(accountPath);
  expect(isStale()).toBe(false);
  await screen.toggle('Presence');
  await saved(accountPath);
  expect(isStale()).toBe(true);
});

test('the language is told to the server before the page loads again in it', async () => {
  const tab = await openPage();
  const { LanguageScreen } = await import('./language-screen.tsx');
  const screen = await showScreen(tab, <LanguageScreen />);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/language-page.txt');
  // Screen readers speak each name in its own language.
  expect(document.querySelector('label[lang=sw]')?.textContent).toBe('Kiswahili');
  const reload = vi.fn();
  Object.assign(location, { reload });
  Object.assign(navigator, { serviceWorker: { controller: {} } });
  await screen.toggle('Kiswahili');
  const sent = await tab.api.take(accountPath);
  expect(JSON.parse(sent.body)).toEqual({ language: 'sw' });
  expect(reload).not.toHaveBeenCalled();
  sent.reply({ body: stored });
  await until(() => expect(reload).toHaveBeenCalled());
});
