// A process that encrypts stored media, and kills itself before its step number KILLED_AT. A step is a call of the file
// system. Tests start it again and again.
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { Secret } from '../../config/secret.ts';

const { FOLDER = '', VAULT_KEY = '', KILLED_AT = '' } = process.env;
let steps = 0;
const countStep = (): void => {
  steps += 1;
  if (steps === Number(KILLED_AT)) process.kill(process.pid, 'SIGKILL');
};
for (const name of ['mkdir', 'open', 'readFile', 'readdir', 'rename', 'rm', 'stat'] as const) {
  const real = fsPromises[name] as (...values: unknown[]) => Promise<unknown>;
  Object.assign(fsPromises, {
    [name]: (...values: unknown[]) => {
      countStep();
      return real(...values);
    },
  });
}
syncBuiltinESMExports();

const { createSealedMediaStorage } = await import('./sealed-media-storage.ts');
for await (const _ of createSealedMediaStorage(FOLDER, new Secret(VAULT_KEY)).sealPlain());
