// The script behind `npm run operator`.
import { runOperator } from './operator-commands.ts';

process.exitCode = await runOperator(process.argv.slice(2));
