// The operator's commands about the order of decks (docs/matching.md).
import { randomUUID } from 'node:crypto';
import { Secret } from '../config/secret.ts';
import type { Database } from '../database/connect.ts';
import { tryDeck } from '../features/discovery/deck/index.ts';
import { chooseLatest, chooseVersion, readMatchingStatus, startTrial } from '../features/discovery/matching/index.ts';
import { systemClock } from '../gateways/clock.ts';
import { createKeyedHash } from '../gateways/keyed-hash.ts';
import { describeMatching } from './describe-matching.ts';
import { OperatorError } from './operator-terminal.ts';

export const matchingUsage = `  npm run operator -- matching status          the weights in use, and how good they are
  npm run operator -- matching use VERSION     orders all decks by a version or built-in, and ends a trial
  npm run operator -- matching use latest      lets the nightly refit choose the version again
  npm run operator -- matching try VERSION 10% orders the decks of a part of the members by another version`;

const laterMeans = 'All processes use it within half a minute, for the decks that they fill from then on.';

/** @returns a description of the result, or null when these words are no command */
export async function runMatching(database: Database, words: readonly string[]): Promise<string | null> {
  const [verb = '', named = '', part = '', ...rest] = words;
  if (rest.length > 0) return null;
  if (verb === 'status' && named === '') return describeStatus(database);
  if (verb === 'use' && named !== '' && part === '')
    return named === 'latest' ? chooseLatestOf(database) : choose(database, named);
  if (verb === 'try' && named !== '' && part !== '') return tryOut(database, versionOf(named), percentOf(part));
  return null;
}

async function describeStatus(database: Database): Promise<string> {
  const status = await readMatchingStatus({ database, clock: systemClock });
  return describeMatching(status, await describeTry(database), systemClock.now());
}

/** Tries one deck. The numbers that a server draws with its own key may be any here. */
async function describeTry(database: Database) {
  const keyedHash = createKeyedHash(new Secret(randomUUID()), 'a deck that is tried');
  try {
    const tried = await tryDeck({ database, clock: systemClock, keyedHash });
    if (!tried) return { text: 'nobody has one', problems: [] };
    const problems = tried.failures.map(({ reason, error }) => {
      const fault = reason === 'late' ? 'is late' : `fails (${messageOf(error)})`;
      return `Decks come by distance and recency: their order ${fault}.`;
    });
    return { text: `${tried.people} people, ${problems.length === 0 ? 'in order' : 'without order'}`, problems };
  } catch (error) {
    return { text: 'there is none', problems: [`No deck can be made: ${messageOf(error)}.`] };
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function choose(database: Database, named: string): Promise<string> {
  const version = named === 'built-in' ? null : versionOf(named);
  refuse(await chooseVersion(database, version));
  const held = 'The nightly refit does not replace it before `matching use latest`.';
  return `${nameOf(version)} orders the decks of all members. ${laterMeans} ${held}`;
}

async function chooseLatestOf(database: Database): Promise<string> {
  const { version } = await chooseLatest(database);
  return `${nameOf(version)} orders the decks of all members, until a refit finds better weights. ${laterMeans}`;
}

async function tryOut(database: Database, version: number, percent: number): Promise<string> {
  refuse(await startTrial({ database, clock: systemClock }, version, percent));
  const how = 'The nightly refit replaces nothing meanwhile. `matching use` ends the trial.';
  return `${nameOf(version)} orders the decks of ${percent} % of the members. ${laterMeans} ${how}`;
}

function refuse(refused: { readonly problem: string } | null): void {
  if (refused) throw new OperatorError(`${refused.problem} Nothing was changed.`, 1);
}

const nameOf = (version: number | null): string => (version === null ? 'The built-in version' : `Version ${version}`);

function versionOf(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new OperatorError(`"${text}" is no version. Name one by its number, as \`matching status\` lists it.`, 2);
}

function percentOf(text: string): number {
  const percent = Number(/^(\d{1,2})%$/.exec(text)?.[1]);
  if (percent >= 1) return percent;
  throw new OperatorError(`"${text}" is no part of the members. Say one from 1% to 99%, such as 10%.`, 2);
}
