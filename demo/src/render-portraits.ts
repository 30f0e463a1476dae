// `npm start` runs this before the first start, so that the server itself starts quickly. With `--all` it renders every
// picture, for tests that need all of them at once.
import { prepareAllPictures, preparePortraits } from './prepare-portraits.ts';

await (process.argv.includes('--all') ? prepareAllPictures() : preparePortraits());
