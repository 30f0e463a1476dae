// `npm start` runs this before the first start, so that the server itself starts quickly.
import { preparePortraits } from './prepare-portraits.ts';

await preparePortraits();
