// Prints the limits of the code into docs/product: `[6][photoLimits.countMax]` becomes the number that the code has.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { knownNumbers } from './checks/docs/known-numbers.ts';
import { hasNumbers, printNumbers } from './checks/docs/printed-numbers.ts';
import { readRepository } from './checks/docs/repository.ts';

const root = path.resolve(import.meta.dirname, '..');
const known = knownNumbers();
for (const [file, text] of readRepository(root).texts) {
  if (!hasNumbers(file)) continue;
  const printed = printNumbers(file, text, known);
  if (printed !== text) writeFileSync(path.join(root, file), printed);
}
