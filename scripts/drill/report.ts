import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { version } from '../../server/src/config/version.ts';
import { root } from '../test/suites.ts';
import type { Played } from './step.ts';

export interface PlayedStep extends Played {
  readonly title: string;
  readonly seconds: number;
  /** The load averages of one minute when the step began and when it ended. */
  readonly load: readonly [number, number];
}

const verdictOf = ({ isWell }: Played) => (isWell === null ? 'not played' : isWell ? 'as it should be' : 'NOT WELL');

/**
 * Writes the report of a day into `docs/drills/`, and returns its path. What was played before on that day stays, and a
 * step that is played again replaces its own section.
 */
export function writeReport(steps: readonly PlayedStep[]): string {
  const day = new Date().toISOString().slice(0, 10);
  const file = path.join(root, 'docs/drills', `${day}.md`);
  const sections = new Map([...readSections(file), ...steps.map((step) => [step.title, sectionOf(step)] as const)]);
  const count = cpus().length;
  const introduction =
    `Written by \`npm run drill\`, on ${count} cores. The load is that of the whole machine over a minute: above ` +
    `${count}, times say more about the machine than about the server.`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, [`# Drill of ${day}`, introduction, ...sections.values()].join('\n\n'));
  execFileSync(path.join(root, 'node_modules/.bin/oxfmt'), [file]);
  return file;
}

/** The sections of a report, by the titles of their steps. */
function readSections(file: string): (readonly [title: string, section: string])[] {
  const [, ...sections] = existsSync(file) ? readFileSync(file, 'utf8').split(/^## /m) : [];
  return sections.map((section) => [section.slice(0, section.indexOf(':')), `## ${section.trim()}`]);
}

function sectionOf(step: PlayedStep): string {
  const load = step.load.map((each) => each.toFixed(1)).join(' and then ');
  const lines = [...step.lines, `It took ${step.seconds} s, with release ${version}. The load was ${load}.`];
  return [`## ${step.title}: ${verdictOf(step)}`, '', ...lines.map((line) => `- ${line}`)].join('\n');
}
