// Runs with few file handles: uses them all, tries operations that need a thread or a process, releases the handles,
// and tries again. Prints the outcomes as JSON. If an error ends this process, it prints nothing.
import { closeSync, openSync } from 'node:fs';
import { photoLimits } from '@mwanzo/contract/limits';
import { ApiError } from '../../errors/api-error.ts';
import { runProgram } from '../audio/run-program.ts';
import { processLargePicture } from '../images/process-large-picture.ts';
import { createWorkerImageProcessor } from '../images/worker-image-processor.ts';
import { createProcessScreener } from '../screening/process-screener.ts';

const picture = process.argv[2] ?? '';
const images = createWorkerImageProcessor({ limits: photoLimits });
const large = { kind: 'photo', file: picture, limits: photoLimits, timeoutSeconds: 10, mayBeLarge: true } as const;
// There is no model, so the process itself reports that it failed.
const screener = createProcessScreener({ modelsFrom: new URL('file:///nowhere/') });
const problems: string[] = [];
screener.onProblem((problem) => problems.push(problem));

const attempts: Record<string, () => Promise<unknown>> = {
  picture: () => images.processPhoto(picture),
  'large picture': () => processLargePicture(large, 20_000),
  program: () => runProgram('true', []),
  screening: () => screener.screenPhoto(new Uint8Array()),
};

async function tryAll(): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(attempts)) {
    outcomes[name] = await attempt().then(
      () => 'done',
      (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
    );
  }
  return outcomes;
}

function takeAllHandles(): number[] {
  const handles: number[] = [];
  try {
    for (;;) handles.push(openSync('/dev/null', 'r'));
  } catch {
    return handles;
  }
}

const handles = takeAllHandles();
const shortage = await tryAll();
handles.forEach((handle) => closeSync(handle));
process.stdout.write(JSON.stringify({ shortage, after: await tryAll(), problems }));
await screener.close();
await images.close();
