import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../../../package.json');

/** The release that this process runs, such as `0.2.0`. Only the package.json of the root says it. */
export const version = (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
