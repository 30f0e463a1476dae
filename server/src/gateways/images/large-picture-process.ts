// A process for one large picture, started by process-large-picture.ts.
import { processPicture, type PictureTask } from './process-picture.ts';

// A Ctrl-C reaches the whole group of processes. This one ignores it, because the server lets its requests finish.
process.on('SIGINT', () => {});
// Without the server, nobody waits for the picture.
process.once('disconnect', () => process.exit());
process.once('message', (task: PictureTask) => {
  void processPicture(task)
    .catch((error: unknown) => ({ failure: String(error) }))
    .then((result) => process.send?.(result, () => process.disconnect()));
});
