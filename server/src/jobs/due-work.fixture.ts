import { randomUUID } from 'node:crypto';
import type { Database } from '../database/connect.ts';
import { systemClock } from '../gateways/clock.ts';
import type { PhotoStorage } from '../gateways/photo-storage/photo-storage.ts';
import type { DocumentVault } from '../gateways/vault/document-vault.ts';
import type { AccessTokens } from '../http/access-tokens.ts';
import { createMatch, createMember, type TestMember } from '../testing/factories.ts';
import { storeDocument } from '../testing/store-document.ts';
import { openStream, type TestStream } from '../testing/stream-client.ts';

/** The world of a server that is started later: it finds work there, and its work shows there. */
export interface DueWorld {
  readonly database: Database;
  readonly dataDir: string;
  readonly vault: DocumentVault;
  readonly photoStorage: PhotoStorage;
  readonly tokens: AccessTokens;
  /** The receivers of all mails so far. */
  readonly mailedTo: () => readonly string[];
  /** The tags of all pushes so far. */
  readonly pushedTags: () => readonly string[];
  readonly pushTarget: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
}

/** Returns true once the work is done, by the server at this address. */
type Look = (address: string) => Promise<boolean> | boolean;

/** Makes work before the server starts, and says how to look whether it is done. */
export type MakeDue = (world: DueWorld) => Promise<Look>;

/** Looks at work that begins at the first look, because a running server is needed for it. */
export function once(begin: (address: string) => Promise<() => Promise<boolean> | boolean>): Look {
  let begun: ReturnType<typeof begin> | null = null;
  return async (address) => {
    begun ??= begin(address);
    return (await begun)();
  };
}

export async function open(address: string, { token }: Pick<TestMember, 'token'>): Promise<TestStream> {
  const stream = await openStream(address, token);
  await stream.until(({ text }) => text().includes('"sync"'));
  return stream;
}

const hourMs = 3_600_000;

/** A moment this many hours ago. A negative number is a moment to come. */
export const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * hourMs);
export const daysAgo = (days: number): Date => hoursAgo(24 * days);

export const join = ({ database, tokens }: DueWorld, traits: Parameters<typeof createMember>[1] = {}) =>
  createMember({ database, tokens, clock: systemClock }, traits);

export async function joinMatch(world: DueWorld): Promise<[TestMember, TestMember]> {
  const couple: [TestMember, TestMember] = [await join(world), await join(world, { gender: 'male' })];
  await createMatch({ ...world, clock: systemClock }, ...couple);
  return couple;
}

export const addressOf = ({ id }: TestMember): string => `member-${id}@mwanzo.test`;

export const send = (address: string, to: `${'POST' | 'DELETE'} /${string}`, token: string, body: object) => {
  const [method = '', path = ''] = to.split(' ');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(address + path, { method, headers, body: JSON.stringify(body) });
};

export async function insert({ database }: DueWorld, table: string, row: Record<string, unknown>): Promise<void> {
  const places = Object.keys(row).map((_, at) => `$${at + 1}`);
  const statement = `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`;
  await database.pool.query(statement, Object.values(row));
}

/** Returns true when this table has such a row. `where` names one value as `$1`. */
export async function has({ database }: DueWorld, table: string, where: string, value: unknown): Promise<boolean> {
  return ((await database.pool.query(`select from ${table} where ${where}`, [value])).rowCount ?? 0) > 0;
}

/** Inserts a row, and looks whether it is gone. The first column is the key by which it is found. */
export async function goes(world: DueWorld, table: string, row: Record<string, unknown>) {
  await insert(world, table, row);
  const [[key = '', value] = []] = Object.entries(row);
  return async () => !(await has(world, table, `${key} = $1`, value));
}

/** Stores a selfie and a document, and the submission that holds them. Returns the key of the selfie. */
export async function submit(world: DueWorld, row: Record<string, unknown>): Promise<string> {
  const { id: user_id } = await join(world, { verified: false });
  const selfie_key = await storeDocument(world.vault, Buffer.from('selfie'));
  const document_key = await storeDocument(world.vault, Buffer.from('document'));
  await insert(world, 'verifications', { user_id, selfie_key, document_key, ...row });
  return selfie_key;
}

export const isKept = async ({ vault }: DueWorld, key: string): Promise<boolean> => (await vault.open(key)) !== null;

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Stores an order, and returns its code. */
export async function order(world: DueWorld, row: Record<string, unknown>): Promise<string> {
  const code = `MW-${Array.from({ length: 8 }, () => letters[Math.floor(Math.random() * 32)]).join('')}`;
  const what = { code, client_key: randomUUID(), product: 'day', amount: 50, created_at: new Date() };
  await insert(world, 'payment_orders', { ...what, ...row });
  return code;
}

interface Period {
  readonly source: 'paid' | 'operator' | 'trial';
  readonly starts_at: Date;
  readonly ends_at: Date;
}

export async function givePremium(world: DueWorld, { id: user_id }: TestMember, period: Period): Promise<void> {
  const paid = period.source === 'paid' ? { order_id: 1, product: 'month' } : {};
  await insert(world, 'premium_periods', {
    user_id,
    ...period,
    ...paid,
    stops_at: period.ends_at,
    created_at: new Date(),
  });
}

export const isNotified = (world: DueWorld, { id }: TestMember, kind: string) =>
  has(world, 'notifications', `kind = '${kind}' and user_id = $1`, id);

/** Tells a member of a match. */
export const notify = (world: DueWorld, { id: user_id }: TestMember, { id: actor_id }: TestMember, created_at: Date) =>
  insert(world, 'notifications', { user_id, kind: 'match', actor_id, created_at });

/** A browser of a member who has no quiet hours, so that it is told at night too. */
export async function subscribe(world: DueWorld, { id: user_id }: TestMember): Promise<void> {
  const { endpoint, ...keys } = world.pushTarget;
  await insert(world, 'member_settings', { user_id, quiet_from: 0, quiet_to: 0 });
  const browser = { user_id, endpoint: `${endpoint}${user_id}`, ...keys };
  await insert(world, 'push_subscriptions', { ...browser, created_at: new Date(), told_batch: 0 });
}

/** One member rings their match. */
export async function ring(world: DueWorld, rings_until: Date, more: Record<string, unknown> = {}) {
  const [caller, callee] = await joinMatch(world);
  const id = randomUUID();
  const devices = { id, client_id: id, caller_id: caller.id, callee_id: callee.id, caller_device: id };
  const times = { started_at: new Date(), rings_until, caller_seen_at: new Date() };
  await insert(world, 'calls', { ...devices, ...times, ...more });
  for (const member of [caller, callee]) await insert(world, 'members_in_calls', { member_id: member.id, call_id: id });
  return { id, callee };
}
