// Commands for the operator of Mwanzo: `npm run operator`.
import { inspect } from 'node:util';
import { ConfigError } from '../config/read-env.ts';
import { openDatabase, type Database } from '../database/connect.ts';
import { DatabaseStartError } from '../embedded-postgres/database-start-error.ts';
import { migrate } from '../database/migrate.ts';
import { StartError } from '../errors/start-error.ts';
import { verifyAudit } from '../features/people/audit/index.ts';
import { changeModerator, findMemberForOperator } from '../features/trust/moderation/index.ts';
import type { Credentials } from '../features/core/members/index.ts';
import { deleteRows } from '../features/personal-data/index.ts';
import { endLostSecondStep } from '../features/people/second-factors/index.ts';
import { systemClock } from '../gateways/clock.ts';
import { explainDatabaseError } from '../start/explain-database-error.ts';
import { dataDirOf, openDatabaseUrl } from './open-database-url.ts';
import { backUp, backupUsage } from './operator-backup.ts';
import { dataUsage, joinData } from './operator-data.ts';
import { doctorUsage, examine } from './operator-doctor.ts';
import { keysUsage, runKeys } from './operator-keys.ts';
import { matchingUsage, runMatching } from './operator-matching.ts';
import { move, moveUsage } from './operator-move.ts';
import { paymentsUsage, runPayments } from './operator-payments.ts';
import { premiumUsage, runPremium } from './operator-premium.ts';
import { restore, restoreUsage } from './operator-restore.ts';
import { setUpDatabase, setupUsage } from './operator-setup.ts';
import { prepareFor } from './prepare-for.ts';
import { showStatus, statusUsage } from './operator-status.ts';
import { bundle, supportUsage } from './operator-support.ts';
import { runSwitch, showSwitches, switchUsage } from './operator-switch.ts';
import { OperatorError, print, requireYes } from './operator-terminal.ts';

const usage = `Usage:
  npm run operator -- find-member EMAIL        tells the number of the member with this e-mail, and who it is
  npm run operator -- grant-moderator NUMBER   lets the member review at /moderation, once you have typed yes
  npm run operator -- revoke-moderator NUMBER  takes that back
  npm run operator -- delete-member NUMBER     deletes the account with all that is known of it, once you have typed yes
  npm run operator -- end-second-step NUMBER   lets a member sign in without the code that they have lost, after a yes
${premiumUsage}
${paymentsUsage}
${matchingUsage}
  npm run operator -- audit verify             finds changed or missing entries of the audit
  npm run operator -- prepare-database ROLE    brings the database up to date and lets a server use it as ROLE
${setupUsage}
${switchUsage}
${statusUsage}
${doctorUsage}
${supportUsage}
${keysUsage}
${dataUsage}
${backupUsage}
${restoreUsage}
${moveUsage}

A command uses the database of DATABASE_URL or, if that is unset, the embedded database in DATA_DIR (./data).
Mwanzo may be running or stopped. A member finds their number in the settings.`;

/** The message for each change, by its result: it changed something or it did not. */
const messages = {
  grant: {
    true: '{member} is now a moderator. After the next sign-in, the side panel links to /moderation.',
    false: '{member} already is a moderator.',
  },
  revoke: { true: '{member} is no longer a moderator.', false: '{member} is not a moderator.' },
};

async function verify(database: Database): Promise<string> {
  const { entries, hash, broken } = await verifyAudit(database);
  if (broken === null) return `The audit is whole: ${entries} entries. The last hash is ${hash}.`;
  const what = broken.what === 'changed' ? 'was changed, or one before it' : 'is missing';
  throw new OperatorError(`The audit is broken: entry ${broken.place} ${what}. ${entries} entries are whole.`, 1);
}

async function getMember(database: Database, idOrEmail: string): Promise<Credentials> {
  const member = await findMemberForOperator(database, idOrEmail);
  if (!member) throw new OperatorError(`There is no member ${idOrEmail.trim()}.`, 1);
  return member;
}

const notConfirmed = 'not confirmed: nobody has proven that it is theirs';
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const describe = ({ id, fullName, email, confirmedAt, role, joinedAt }: Credentials): string =>
  [
    `number      ${id}`,
    `name        ${fullName}`,
    `e-mail      ${email} (${confirmedAt ? `confirmed on ${dayOf(confirmedAt)}` : notConfirmed})`,
    `signed up   ${dayOf(joinedAt)}`,
    `role        ${role}`,
  ].join('\n');

/** An e-mail does not identify anybody: somebody else may have signed up with it. */
async function changeRole(database: Database, change: 'grant' | 'revoke', named: string): Promise<string> {
  if (!/^\d+$/.test(named.trim()))
    throw new OperatorError('Name the member by the number in their settings, which they tell you themselves.', 2);
  const member = await getMember(database, named);
  if (change === 'grant' && member.role !== 'moderator') {
    print(describe(member));
    await requireYes('Has this person told you this number? It opens the ID photos of members to them. Type yes: ');
  }
  const isChanged = await changeModerator({ database, clock: systemClock }, change, member.id);
  return messages[change][`${isChanged === true}`].replace('{member}', `Member ${member.id}`);
}

/** For a member who asks for it and cannot sign in. */
async function deleteMember(database: Database, named: string): Promise<string> {
  if (!/^\d+$/.test(named.trim())) throw new OperatorError('Name the member by the number in their settings.', 2);
  const member = await getMember(database, named);
  print(describe(member));
  await requireYes('All that is known of this person is deleted for good. Type yes: ');
  await deleteRows({ database, clock: systemClock }, member.id);
  return `Member ${member.id} is deleted. Files go within half a minute while Mwanzo runs, or when it starts.`;
}

/** For a member who has lost both the app and the recovery codes. */
async function endSecondStep(database: Database, named: string): Promise<string> {
  if (!/^\d+$/.test(named.trim())) throw new OperatorError('Name the member by the number in their settings.', 2);
  const member = await getMember(database, named);
  print(describe(member));
  await requireYes('Are you sure that this person asks? The password alone opens the account then. Type yes: ');
  const isEnded = await endLostSecondStep({ database, clock: systemClock }, member.id);
  return isEnded ? `Member ${member.id} signs in without a code now.` : `Member ${member.id} has no second step.`;
}

type Command = (database: Database, named: string, url: string) => Promise<string>;

/** Commands of several words, by the first word. They return null when the other words are wrong. */
const families: Readonly<Record<string, (database: Database, words: readonly string[]) => Promise<string | null>>> = {
  premium: runPremium,
  payments: runPayments,
  matching: runMatching,
  switch: runSwitch,
  keys: runKeys,
};

const commands: Readonly<Record<string, Command>> = {
  'find-member': async (database, email) => describe(await getMember(database, email)),
  'grant-moderator': (database, named) => changeRole(database, 'grant', named),
  'revoke-moderator': (database, named) => changeRole(database, 'revoke', named),
  'delete-member': deleteMember,
  'end-second-step': endSecondStep,
  audit: (database) => verify(database),
  'prepare-database': (_, role, url) => prepareFor(url, role.trim()),
};

/** Commands of one word. */
const bareCommands: Readonly<Record<string, (database: Database) => Promise<string>>> = {
  'join-data': (database) => joinData(database, dataDirOf()),
  switch: showSwitches,
  status: (database) => showStatus(database, dataDirOf()),
};

/** Commands that find their database themselves, and do not bring it up to date. */
const wholeCommands: Readonly<Record<string, (folder: string) => Promise<string>>> = {
  backup: backUp,
  restore,
  'move-database': (old) => move(old),
};

async function runCommand(words: string[]): Promise<string> {
  if (words.join(' ') === 'setup-database') return setUpDatabase();
  if (words.join(' ') === 'doctor') return examine();
  const [name = '', named = '', ...rest] = words;
  if (name === 'support-bundle' && named.trim() !== '' && rest.length <= 1) return bundle(named, rest[0]);
  const whole = Object.hasOwn(wholeCommands, name) && words.length === 2 ? wholeCommands[name] : undefined;
  if (whole && named.trim() !== '') return whole(named);
  const bare = Object.hasOwn(bareCommands, name) && words.length === 1 ? bareCommands[name] : undefined;
  const family = Object.hasOwn(families, name) ? families[name] : undefined;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const isUnknown = !command || rest.length > 0 || (name === 'audit' && named !== 'verify');
  if (!bare && (named.trim() === '' || (!family && isUnknown))) throw new OperatorError(usage, 2);
  await using started = new AsyncDisposableStack();
  const url = await openDatabaseUrl(started);
  await migrate(url);
  const database = openDatabase({ url, max: 1, applicationName: 'mwanzo-operator' });
  started.defer(() => database.close());
  // The command is awaited here, before its connections are closed.
  const run = () => (family ? family(database, [named, ...rest]) : command?.(database, named, url));
  const done = await (bare ? bare(database) : run());
  if (!done) throw new OperatorError(usage, 2);
  return done;
}

/** Runs the command of these words, and prints its result or a problem. @returns the exit code */
export async function runOperator(words: string[]): Promise<number> {
  try {
    print(await runCommand(words));
    return 0;
  } catch (thrown) {
    const error = explainDatabaseError(thrown);
    const isForPeople = [OperatorError, ConfigError, DatabaseStartError, StartError].some(
      (type) => error instanceof type,
    );
    process.stderr.write(`${isForPeople && error instanceof Error ? error.message : inspect(error)}\n`);
    return error instanceof OperatorError ? error.exitCode : 1;
  }
}
