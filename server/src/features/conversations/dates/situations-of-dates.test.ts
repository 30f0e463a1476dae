import { expect, test } from 'vitest';
import type { Mail } from '../../../gateways/mail/mailer.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember } from '../../../testing/factories.ts';
import { beginCourse } from '../../../testing/tell-course.ts';
import { afterOthers, atOnce, once, tellSituation, twice, type Deed } from '../../../testing/tell-situations.ts';
import { phone } from './date-client.fixture.ts';
import { collectDateMails, deleteClosedPlans, sendDateMail } from './index.ts';
import { linkOf } from './link-secret.ts';

const [amani, baraka, stranger] = [101, 102, 103];
const [minute, hour] = [60_000, 3_600_000];
const newest = 'date-plans/{date_plans}/';
const siteUrl = 'https://mwanzo.test';

/** Amani and Baraka are a match, and a stranger is not. */
async function createWorld(start?: string) {
  const world = await buildTestApp();
  const { clock, config, database } = world;
  beginCourse(world);
  if (start) clock.set(start);
  const [one, other] = [
    await createMember(world, { id: amani, name: 'Amani' }),
    await createMember(world, { id: baraka, name: 'Baraka' }),
  ];
  await createMember(world, { id: stranger, name: 'Mgeni' });
  await createMatch(world, one, other);
  const mailed: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mailed.push(mail), close: () => {} };
  const on = { database, clock, mailer, secretKey: config.secretKey, siteUrl };

  /** The link of the first plan, which may have ended. */
  let link = `${siteUrl}/api/shared-plan/?token=none`;
  const open = (words: string, method: 'GET' | 'POST', agent: string): Deed => [
    words,
    async () => {
      const { rows } = await database.pool.query<{ nonce: Buffer; secretHash: Buffer }>(
        'select nonce, secret_hash as "secretHash" from date_plans order by id limit 1',
      );
      if (rows[0]) link = linkOf(rows[0], config.secretKey, siteUrl);
      const { pathname, search } = new URL(link);
      const page = await world.inject({ method, url: pathname + search, headers: { 'user-agent': agent } });
      const shown = [/<title>(.*?)<\/title>/, /<h1[^>]*>(.*?)<\/h1>/].map((part) => part.exec(page.body)?.[1]);
      return [page.statusCode, ...shown].join(' ');
    },
  ];
  const mail: Deed = [
    'what is due is mailed',
    {
      do: async () => {
        for (const id of await collectDateMails(on)) await sendDateMail(on, id);
        return mailed
          .splice(0)
          .map(({ to, subject }) => `${to} "${subject}"`)
          .join('\n');
      },
    },
  ];
  const close: Deed = ['closed plans are deleted', () => deleteClosedPlans(on)];
  return { world, open, mail, close };
}
type World = Awaited<ReturnType<typeof createWorld>>;

const plan = (words: string, key: number, meets_at: string, check_in_at: string, more: object = {}): Deed => {
  const client_id = `3000000${key}-0000-4000-8000-000000000000`;
  return [
    words,
    amani,
    'POST',
    'date-plans/',
    { partner: baraka, client_id, place: 'Uhuru Park', meets_at, check_in_at, ...more },
  ];
};
const friend = { friend_email: 'rafiki@example.com' };
const [noon, three, four] = ['2041-03-01T09:00:00Z', '2041-03-01T12:00:00Z', '2041-03-01T13:00:00Z'];

const acts = ({ open, mail, close }: World): readonly Deed[] => [
  plan('a check-in before the meeting', 1, three, noon),
  plan('a plan', 1, noon, three, friend),
  plan('another one with its key', 1, noon, four),
  plan('one with a stranger', 2, noon, three, { partner: stranger }),
  plan('a second', 2, noon, four),
  plan('a third', 3, noon, four),
  plan('a fourth', 4, noon, four),
  ['the third is cancelled', amani, 'DELETE', newest],
  ['the second is cancelled by a stranger', stranger, 'DELETE', newest],
  plan('the fourth after all', 4, noon, four),
  ['the plans', amani, 'GET', 'date-plans/'],
  open('the link is previewed', 'GET', 'WhatsApp/2.23'),
  open('a crawler presses', 'POST', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'),
  open('the friend presses', 'POST', phone),
  ['the check-in moves', amani, 'POST', `${newest}check-in/`, { check_in_at: '2041-03-01T14:00:00Z' }],
  ['it moves too far', amani, 'POST', `${newest}check-in/`, { check_in_at: '2041-03-02T14:00:00Z' }],
  ['Amani is fine', amani, 'POST', `${newest}fine/`],
  ['it moves after that', amani, 'POST', `${newest}check-in/`, { check_in_at: four }],
  ['it is taken back', amani, 'DELETE', `${newest}fine/`],
  ['to the reminder', 6 * hour - 10 * minute],
  mail,
  mail,
  ['to the alert', 25 * minute],
  mail,
  mail,
  open('the friend presses', 'POST', phone),
  ['the match ends', baraka, 'DELETE', `profiles/matches/${amani}/`],
  open('the friend presses', 'POST', phone),
  plan('a plan after the match', 5, four, '2041-03-01T15:00:00Z'),
  ['Amani is fine after it', amani, 'POST', `${newest}fine/`],
  ['to the next day', 21 * hour],
  open('the friend presses', 'POST', phone),
  ['Amani is fine too late', amani, 'POST', `${newest}fine/`],
  close,
  ['the plans', amani, 'GET', 'date-plans/'],
];

test.each([
  ['again', twice],
  ['at once', atOnce],
  ['after others', afterOthers(stranger, baraka)],
] as const)('what members do with plans to meet %s', async (name, situation) => {
  const world = await createWorld();
  const told = await tellSituation(world.world, situation, acts(world));
  await expect(told).toMatchFileSnapshot(`./in-words/acts-${name.replaceAll(' ', '-')}.txt`);
});

test('plans about midnight in Nairobi at the end of a month', async () => {
  const world = await createWorld('2041-01-31T18:00:00Z');
  const { close, mail, open } = world;
  const told = await tellSituation(world.world, once, [
    plan('a plan until just before midnight', 1, '2041-01-31T19:00:00Z', '2041-01-31T20:59:00Z', friend),
    plan('one until just after it', 2, '2041-01-31T19:00:00Z', '2041-01-31T21:01:00Z', friend),
    plan('in 30 days', 3, '2041-03-02T18:00:00Z', '2041-03-02T20:00:00Z'),
    ['to the reminder', 3 * hour - 11 * minute],
    mail,
    ['past midnight', 28 * minute],
    mail,
    ['to noon', 12 * hour - 18 * minute],
    open('the friend presses', 'POST', phone),
    ['noon', minute],
    open('the friend presses', 'POST', phone),
    close,
    ['a day passes', 24 * hour],
    close,
  ]);
  await expect(told).toMatchFileSnapshot('./in-words/acts-about-midnight.txt');
});
