// Runs Lighthouse as a phone on the built app with the demo people: `npm run bench:lighthouse [-- --runs N]`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { serverAddress, signIn } from '../e2e/server/api-requests.ts';
import startServer from '../e2e/server/start-server.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { atMost, type Check, type Row } from './report/row.ts';
import { formatRows } from './report/table.ts';

const categories = { performance: 95, accessibility: 100, 'best-practices': 100, seo: null } as const;
const pages = ['/', '/login', '/discover'] as const;

/**
 * A phone with a sixth of this machine's speed on a bad connection (docs/product/budgets.md). Lighthouse slows the
 * browser down for real instead of estimating.
 */
const badConnection: Flags = {
  throttlingMethod: 'devtools',
  throttling: {
    rttMs: 300,
    throughputKbps: 630,
    requestLatencyMs: 300,
    downloadThroughputKbps: 630,
    uploadThroughputKbps: 630,
    cpuSlowdownMultiplier: 6,
  },
};
const badConnectionSecondsMax = 5.5;

const audits = { lcp: 'largest-contentful-paint', cls: 'cumulative-layout-shift', tbt: 'total-blocking-time' } as const;

function valueOf(result: Result, audit: keyof typeof audits): number {
  return result.audits[audits[audit]]?.numericValue ?? Number.NaN;
}

function scoreOf(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? Number.NaN) * 100);
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

function timesOf(results: readonly Result[]): string {
  const of = (audit: keyof typeof audits) => median(results.map((result) => valueOf(result, audit)));
  return `LCP ${(of('lcp') / 1000).toFixed(2)} s, CLS ${of('cls').toFixed(3)}, TBT ${of('tbt').toFixed(0)} ms`;
}

function scoreRow(address: string, results: readonly Result[]): Row {
  const scores = Object.entries(categories).map(([name, min]) => ({
    name,
    min,
    score: median(results.map((result) => scoreOf(result, name))),
  }));
  const checks = scores.flatMap(({ name, min, score }): Check[] =>
    min === null ? [] : [{ budget: `${name} >= ${min}`, isMet: score >= min }],
  );
  return {
    scenario: `Lighthouse mobile, ${address}`,
    result: `${scores.map(({ name, score }) => `${name} ${score}`).join(', ')}; ${timesOf(results)}`,
    checks,
  };
}

/** The failed audits, except those of performance, whose figures are in the table. */
function failedAuditsOf(results: readonly Result[]): string[] {
  const [first] = results;
  if (!first) return [];
  const names = Object.keys(categories).filter((name) => name !== 'performance');
  const failed = names.flatMap(
    (name) =>
      first.categories[name]?.auditRefs.filter(({ id, weight }) => weight > 0 && first.audits[id]?.score === 0) ?? [],
  );
  return failed.map(({ id }) => `${id}: ${first.audits[id]?.title ?? ''}`);
}

/** A browser with a fresh profile. Lighthouse controls it through the port. */
async function openBrowser(profile: string): Promise<{ browser: BrowserContext; port: number }> {
  const args = [
    '--remote-debugging-port=0',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const browser = await chromium.launchPersistentContext(profile, { executablePath: findChromium(), args });
  const [port] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  return { browser, port: Number(port) };
}

async function setSession(browser: BrowserContext, email: string): Promise<void> {
  const { access, refresh, user } = await signIn(email);
  const page = await browser.newPage();
  await page.goto(`${serverAddress()}/favicon.svg`);
  await page.evaluate((items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)), {
    accessToken: access,
    refreshToken: refresh,
    user: JSON.stringify(user),
  });
  await page.close();
}

/** Runs Lighthouse, which empties the caches before each run but leaves local storage as it is. */
async function runLighthouse(port: number, address: string, runs: number, flags: Flags): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const outcome = await lighthouse(`${serverAddress()}${address}`, { port, logLevel: 'error', ...flags });
    if (!outcome || outcome.lhr.runtimeError)
      throw new Error(
        `Lighthouse failed on ${address}: ${outcome?.lhr.runtimeError?.message ?? 'it returned nothing'}`,
      );
    results.push(outcome.lhr);
    console.log(
      `${address}: performance ${scoreOf(outcome.lhr, 'performance')}, ${timesOf([outcome.lhr])}; ` +
        `this machine ${outcome.lhr.environment.benchmarkIndex.toFixed(0)}`,
    );
  }
  return results;
}

async function measure(port: number, browser: BrowserContext, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const address of pages) {
    if (address === '/discover') await setSession(browser, 'brian@mwanzo.test');
    const results = await runLighthouse(port, address, runs, { onlyCategories: Object.keys(categories) });
    for (const audit of failedAuditsOf(results)) console.log(`${address}: ${audit}`);
    rows.push(scoreRow(address, results));
  }
  const slow = await runLighthouse(port, '/discover', runs, { ...badConnection, onlyCategories: ['performance'] });
  const seconds = median(slow.map((result) => valueOf(result, 'lcp'))) / 1000;
  rows.push({
    scenario: '/discover at 300 ms, 630 kbit/s, CPU x6',
    result: timesOf(slow),
    checks: [atMost('s LCP', seconds, badConnectionSecondsMax)],
  });
  return rows;
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const profile = mkdtempSync(path.join(tmpdir(), 'mwanzo-lighthouse-'));
const stopServer = await startServer();
const { browser, port } = await openBrowser(profile);
try {
  console.log(`\n${formatRows(await measure(port, browser, Number(values.runs)))}`);
} finally {
  await browser.close();
  await stopServer();
  rmSync(profile, { recursive: true, force: true });
}
