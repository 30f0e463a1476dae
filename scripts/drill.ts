// Plays what docs/operating.md promises, and writes a report into docs/drills. With names it plays those steps alone.
import { loadavg } from 'node:os';
import { playCompose } from './drill/compose/play-compose.ts';
import { playImage } from './drill/image/play-image.ts';
import { playUnit } from './drill/play-unit.ts';
import { writeReport, type PlayedStep } from './drill/report.ts';
import { playRolling, playSaboteur } from './drill/rolling/play-rolling.ts';
import type { Played, Step } from './drill/step.ts';
import { playWal } from './drill/wal/play-wal.ts';

const restarts = 20;

const steps: Readonly<Record<string, readonly Step[]>> = {
  restarts: [
    { title: 'Rolling restarts', play: () => playRolling(restarts) },
    { title: 'Rolling restarts, sabotaged', play: playSaboteur },
  ],
  unit: [{ title: 'The systemd unit', play: async () => playUnit() }],
  wal: [{ title: 'Back to a second in between', play: playWal }],
  image: [{ title: 'The container image', play: playImage }],
  compose: [{ title: 'The compose file', play: playCompose }],
};

const load = () => loadavg()[0] ?? 0;

const brokenOff = (error: unknown): Played => ({ isWell: false, lines: [`It broke off: ${String(error)}`] });

async function play({ title, play: run }: Step): Promise<PlayedStep> {
  console.log(`== ${title}`);
  const [started, before] = [performance.now(), load()];
  const played = await run().catch(brokenOff);
  for (const line of played.lines) console.log(`   ${line}`);
  const seconds = Math.round((performance.now() - started) / 1000);
  return { ...played, title, seconds, load: [before, load()] };
}

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in steps));
if (unknown !== undefined) {
  console.error(`There is no step ${unknown}. There are: ${Object.keys(steps).join(', ')}`);
  process.exit(2);
}
const played: PlayedStep[] = [];
for (const [name, parts] of Object.entries(steps))
  if (chosen.length === 0 || chosen.includes(name)) for (const part of parts) played.push(await play(part));
console.log(`\nThe report is ${writeReport(played)}`);
process.exit(played.every(({ isWell }) => isWell !== false) ? 0 : 1);
