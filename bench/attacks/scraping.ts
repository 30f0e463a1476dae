import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { groups, memberId } from '../filling/member-ids.ts';
import { filledWidth } from '../filling/photo-files.ts';
import type { AppProcess } from '../processes/app-process.ts';
import type { BenchDatabase } from '../processes/bench-database.ts';
import type { AttackRow } from './attack-row.ts';
import { count, nextNetwork, type Target } from './target.ts';

const callsMax = 100_000;
const atOnce = 16;
const accounts = groups.fresh.to - groups.fresh.from + 1;
const idsMax = 2 ** 48;

/**
 * Makes half of the attacker's accounts women and half men who look for everybody, with or without the badge, and as if
 * they had been dealt nobody today.
 */
const prepareAccounts = `
  with premium as (delete from premium_periods where user_id = any ($1::bigint[])),
    days as (delete from daily_usage where user_id = any ($1::bigint[])),
    queues as (delete from deck_queues where user_id = any ($1::bigint[]))
  update profiles set is_verified = $2, orientation = 'bisexual',
    gender = case when user_id % 2 = 0 then 'male' else 'female' end
  where user_id = any ($1::bigint[])`;

interface Account {
  readonly token: string;
  /** Ids that the account has found and not fetched yet. */
  readonly waiting: string[];
  readonly dealt: Set<number>;
  readonly opened: Set<number>;
}

/** All accounts together got this. */
interface Loot {
  readonly dealt: Set<number>;
  /** The same, to draw one from. */
  readonly ids: number[];
  readonly opened: Set<number>;
  readonly photos: Set<string>;
  guessed: number;
  readonly statuses: number[];
}

interface Scraping {
  readonly app: AppProcess;
  readonly database: BenchDatabase;
  readonly target: Target;
  readonly isVerified: boolean;
  readonly seconds: number;
}

export async function scrape(scraping: Scraping): Promise<Omit<AttackRow, 'server'>> {
  const { app, database, isVerified, seconds, target } = scraping;
  const ids = Array.from({ length: accounts }, (_, index) => memberId(groups.fresh.from + index));
  await database.database.pool.query(prepareAccounts, [ids, isVerified]);
  const tokens = await Promise.all(ids.map((id) => app.issueToken(id)));
  const thieves: Account[] = tokens.map((token) => ({ token, waiting: [], dealt: new Set(), opened: new Set() }));
  const loot: Loot = { dealt: new Set(), ids: [], opened: new Set(), photos: new Set(), guessed: 0, statuses: [] };
  const network = nextNetwork();
  const startedAt = performance.now();
  const passed = (): number => (performance.now() - startedAt) / 1000;
  let turn = 0;
  const work = async (): Promise<void> => {
    while (loot.statuses.length < callsMax && passed() < seconds) {
      const thief = thieves[turn++ % accounts];
      if (thief)
        await takeTurn((path) => target.send(network, { method: 'GET', path, token: thief.token }), thief, loot);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { ...outcomeOf(loot, thieves, isVerified), seconds: passed() };
}

type Ask = (path: string) => ReturnType<Target['send']>;

/** One call: a deck, what waits to be fetched, or else a profile that another account has found, or a guess. */
async function takeTurn(ask: Ask, thief: Account, loot: Loot): Promise<void> {
  const draw = Math.random();
  if (draw < 0.2) return lookForMore(ask, thief, loot);
  const next = thief.waiting.pop();
  if (next !== undefined) return fetchOne(ask, next, thief, loot);
  const isGuess = draw > 0.8 || loot.ids.length === 0;
  const id = isGuess ? Math.floor(Math.random() * idsMax) : loot.ids[Math.floor(Math.random() * loot.ids.length)];
  return fetchOne(ask, `/api/profiles/${id}/`, thief, loot, isGuess);
}

async function lookForMore(ask: Ask, thief: Account, loot: Loot): Promise<void> {
  const from = 18 + Math.floor(Math.random() * 40);
  const search = Math.random() < 0.5 ? '' : '&search=Music';
  const response = await ask(`/api/profiles/discover/?min_age=${from}&max_age=${from + 2}${search}`);
  loot.statuses.push(response.status);
  if (response.status !== 200) return;
  for (const { id } of response.json() as VisibleProfile[]) {
    thief.dealt.add(id);
    if (loot.dealt.has(id)) continue;
    thief.waiting.push(`/api/profiles/${id}/`);
    loot.ids.push(id);
    loot.dealt.add(id);
  }
}

async function fetchOne(ask: Ask, path: string, thief: Account, loot: Loot, isGuess = false): Promise<void> {
  const response = await ask(path);
  loot.statuses.push(response.status);
  if (response.status !== 200) return;
  if (path.startsWith('/media/')) {
    loot.photos.add(path.split('/')[3] ?? '');
    return;
  }
  const { user, photo_details: photos } = response.json() as VisibleProfile;
  if (isGuess) loot.guessed += 1;
  const isNew = !loot.opened.has(user.id);
  thief.opened.add(user.id);
  loot.opened.add(user.id);
  if (isNew) thief.waiting.push(...photos.map(({ variants }) => variants[filledWidth]));
}

function outcomeOf(
  { dealt, opened, photos, guessed, statuses }: Loot,
  thieves: readonly Account[],
  isVerified: boolean,
) {
  const most = (of: 'dealt' | 'opened') => Math.max(...thieves.map((thief) => thief[of].size));
  const found = new Set([...dealt, ...opened]).size;
  return {
    attack: `${accounts} ${isVerified ? 'verified' : 'unverified'} accounts of one network fetch all they can`,
    requests: statuses.length,
    letThrough:
      `${found.toLocaleString('en')} profiles and ${photos.size.toLocaleString('en')} photos in all; ` +
      `an account was dealt at most ${most('dealt')} profiles and opened at most ${most('opened')}, ` +
      `with ids of the others; ${guessed} ids guessed`,
    honest: `${count(statuses, 429).toLocaleString('en')} calls refused`,
  };
}
