// The process in which pictures are screened, started by process-screener.ts.
import { setPriority } from 'node:os';
import type { ScreeningAnswer, ScreeningTask } from './screening-task.ts';
import type { Models } from './load-models.ts';

/** Above this, in bytes, the process ends after its task, and the next task starts another. */
const residentMax = 900 * 1024 * 1024;
/** Members' requests come first. */
const priority = 10;

// A Ctrl-C reaches the whole group of processes, and the server lets its requests finish.
process.on('SIGINT', () => {});
process.once('disconnect', () => process.exit());
setPriority(priority);

const [modelsFrom] = process.argv.slice(2);
const loading: Promise<Models> = import('./load-models.ts').then(({ loadModels }) => loadModels(modelsFrom));
// It may fail before the first task asks for it.
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
