import type { MatchingStatus } from '../features/discovery/matching/index.ts';

type Check = NonNullable<MatchingStatus['check']>;
type Arm = NonNullable<MatchingStatus['arms']>['trial'];

const listed = 5;
const slowSeconds = 60;
const missedMs = 2 * 24 * 60 * 60 * 1000;

const written = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const numberOf = (value: number | null): string => (value === null ? 'unknown' : value.toFixed(3));
const percentOf = (value: number | null): string => (value === null ? 'unknown' : `${(100 * value).toFixed(1)} %`);
const lineOf = (name: string, text: string): string => `${name.padEnd(18)} ${text}`;

/**
 * The status as lines for a terminal, what is wrong last.
 * @param tried what came of a deck that was tried, and what is wrong with it
 */
export function describeMatching(
  status: MatchingStatus,
  tried: { readonly text: string; readonly problems: readonly string[] },
  now: Date,
): string {
  const { inUse, choice, versions, exposure, stoppedLearning, waiting } = status;
  const version = inUse.version === null ? 'built-in' : `version ${inUse.version}`;
  const held = choice?.isHeld ? ', held by the operator' : '';
  const refit = choice?.refittedOn ? `${choice.refittedOn}: ${choice.refitOutcome ?? 'unknown'}` : 'none yet';
  return [
    lineOf('weights', `${version}${held}`),
    ...describeCheck(status.check),
    ...describeTrial(status),
    lineOf('last refit', refit),
    ...versions.slice(0, listed).map(({ id, madeAt, refusedBecause }, at) => {
      const judged = refusedBecause === null ? 'may be used' : `refused: ${refusedBecause}`;
      return lineOf(at === 0 ? 'versions' : '', `${id} of ${written(madeAt)}, ${judged}`);
    }),
    lineOf('exposure, 7 days', describeExposure(exposure.everybody)),
    ...exposure.genders.map(({ gender, figures }) => lineOf(`  ${gender ?? 'no gender'}`, describeExposure(figures))),
    lineOf('stopped learning', `${stoppedLearning} members`),
    lineOf(
      'lessons waiting',
      `${waiting.count}${waiting.oldest ? `, the oldest for ${secondsSince(status, now)} s` : ''}`,
    ),
    lineOf('a deck was tried', tried.text),
    ...listProblems(status, tried.problems, now).map((problem, at) => lineOf(at === 0 ? 'problems' : '', problem)),
  ].join('\n');
}

function describeExposure(exposure: MatchingStatus['exposure']['everybody']): string {
  if (!exposure) return 'nobody is shown';
  const { gini, coverage, members, unseen } = exposure;
  return `Gini ${numberOf(gini)}, coverage ${percentOf(coverage)} of ${members} members, ${unseen} in no deck`;
}

function describeCheck(check: Check | null): string[] {
  if (!check) return [lineOf('check', 'not measured yet')];
  const describe = ({ logLoss, auc, expected, observed, calibrationError }: Check['pairs']) =>
    `log-loss ${numberOf(logLoss)}, AUC ${numberOf(auc)}, likes expected ${percentOf(expected)}, came` +
    ` ${percentOf(observed)}, calibration error ${numberOf(calibrationError)}`;
  return [
    lineOf('on held pairs', `${describe(check.pairs)} (${written(check.at)})`),
    lineOf('in the newest', describe(check.newest)),
  ];
}

const rateOf = ({ matches, cards }: Arm): string =>
  `${cards === 0 ? 'unknown' : ((100 * matches) / cards).toFixed(2)} (${matches} of ${cards} cards)`;

function describeTrial({ inUse: { trial }, choice, arms }: MatchingStatus): string[] {
  if (!trial) return [lineOf('trial', 'none')];
  const since = choice?.trialSince ? `, since ${written(choice.trialSince)}` : '';
  return [
    lineOf('trial', `version ${trial.version} for ${trial.percent} % of the members${since}`),
    ...(arms ? [lineOf('matches per 100', `trial ${rateOf(arms.trial)}, others ${rateOf(arms.others)}`)] : []),
  ];
}

const secondsSince = ({ waiting }: MatchingStatus, now: Date): number =>
  waiting.oldest ? Math.max(0, Math.round((now.getTime() - waiting.oldest.getTime()) / 1000)) : 0;

/** Sentences about what is wrong, or that nothing is. */
function listProblems(status: MatchingStatus, others: readonly string[], now: Date): string[] {
  const { inUse, choice, wrong, unread } = status;
  const lastRefit = choice?.refittedOn ? Date.parse(choice.refittedOn) : null;
  const problems = inUse.problems.map((problem) => `${problem} The built-in weights take its place.`);
  if (choice?.refitOutcome?.startsWith('failed')) problems.push('The last refit failed.');
  if (lastRefit !== null && now.getTime() - lastRefit > missedMs) problems.push('The last two nights had no refit.');
  if (lastRefit !== null && lastRefit > now.getTime())
    problems.push('The last refit is in the future: a clock was wrong.');
  if (secondsSince(status, now) > slowSeconds) problems.push('Lessons wait for longer than a minute.');
  if (wrong.unsound > 0) problems.push(`The numbers of ${wrong.unsound} members are damaged, who count as new.`);
  if (wrong.ofFuture > 0)
    problems.push(`The numbers of ${wrong.ofFuture} members are of a time to come: a clock was wrong.`);
  problems.push(...unread, ...others);
  return problems.length === 0 ? ['none'] : problems;
}
