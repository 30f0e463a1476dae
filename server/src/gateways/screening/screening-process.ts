// The process in which pictures are screened, started by process-screener.ts.
import { setPriority } from 'node:os';
import type { ScreeningAnswer, ScreeningTask } from './screening-task.ts';
import type { Models } from './load-models.ts';

/** If the process has more memory than this, in bytes, it ends after its task, and the next task starts another one. */
const residentMax = 900 * 1024 * 1024;
/** The process has a low priority: members' requests come first. */
const priority = 10;

// A Ctrl-C reaches the whole group of processes. This one ignores it, because the server lets its requests finish.
process.on('SIGINT', () => {});
process.once('disconnect', () => process.exit());
setPriority(priority);

const [modelsFrom] = process.argv.slice(2);
const loading: Promise<Models> = import('./load-models.ts').then(({ loadModels }) => loadModels(modelsFrom));
// The loading may fail before the first task waits for it.
loading.catch(() => undefined);

process.on('message', (task: ScreeningTask) => {
  void answer(task).then((answered) =>
    process.send?.(answered, () => {
      if (process.memoryUsage.rss() > residentMax) process.exit();
    }),
  );
});

async function answer(task: ScreeningTask): Promise<ScreeningAnswer> {
  const models = await loading.catch(String);
  if (typeof models === 'string') return { kind: 'failed', why: 'no_model', problem: models };
  try {
    const { screenDocuments, screenPhoto } = await import('./screen-pictures.ts');
    if (task.kind === 'documents') return { kind: 'documents', result: await screenDocuments(models, task.pictures) };
    return { kind: 'photo', result: await screenPhoto(models, task.photo) };
  } catch (error) {
    return { kind: 'failed', why: 'crashed', problem: String(error) };
  }
}
