import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createDateClient } from './date-client.fixture.ts';

const testApp = await buildTestApp();
const { clock } = testApp;
const { createCouple, act, planned, follow, open } = createDateClient(testApp);

const crawlers = [
  'WhatsApp/2.23.20.0',
  'facebookexternalhit/1.1',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; Googlebot/2.1)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'curl/8.4.0',
  'python-requests/2.31.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0.0.0 Safari/537.36',
  '',
];

async function share() {
  const [one, other] = await createCouple();
  const plan = await planned(one, other);
  const openings = async () => {
    const { body } = await act(one, 'GET', '/api/date-plans/');
    return [body[0].opened_count, body[0].opened_at];
  };
  return { ...plan, openings };
}

test('who follows the link reads no names, place or photos before they press "Show the plan"', async () => {
  const { link, openings } = await share();
  const { status, headers, body } = await follow(link);
  expect(status).toBe(200);
  expect(body).not.toMatch(/Kiptoo|Mũthoni|Java|<img/);
  expect(body).toContain('<form method="post"><button>Show the plan</button></form>');
  for (const number of ['999', '112', '1195']) expect(body).toContain(`href="tel:${number}"`);
  expect(headers).toMatchObject({ 'x-robots-tag': expect.stringContaining('noindex'), 'cache-control': 'no-store' });
  expect(headers['content-security-policy']).toContain("form-action 'self'");
  expect(await openings()).toEqual([0, null]);
});

test('the page behind the link of somebody who is late says so at once', async () => {
  const { link, check_in_at } = await share();
  expect((await follow(link)).body).not.toContain('No word yet');
  clock.advance(new Date(check_in_at).getTime() - clock.now().getTime() + 15 * 60_000);
  const { body } = await follow(link);
  expect(body).toContain('No word yet');
  expect(body).not.toMatch(/Kiptoo|Mũthoni|Java/);
});

test.each(crawlers)('the reader %j follows the link and shows the plan like everybody, uncounted', async (agent) => {
  const { link, openings } = await share();
  const { body } = await follow(link, agent);
  expect(body).toBe((await follow(link)).body);
  expect(body).toContain('Show the plan');
  expect((await open(link, agent)).body).toContain('Mũthoni is meeting Kiptoo');
  expect(await openings()).toEqual([0, null]);
});

test('the member sees how often people have opened the plan; renewals do not count', async () => {
  const { link, openings } = await share();
  await follow(link);
  const { body } = await open(link);
  // The page names the address from which it reloads itself.
  const renewed = /http-equiv="refresh" content="60;url=([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect((await follow(new URL(renewed, link).href)).body).toContain('is meeting Kiptoo');
  clock.advance(60_000);
  await Promise.all([open(link), open(link)]);
  expect(await openings()).toEqual([3, clock.now().toISOString()]);
});
