// Run by `npm start` before the first start, so that the first start itself is quick.
import { preparePortraits } from './prepare-portraits.ts';

await preparePortraits();
