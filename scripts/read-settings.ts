import { ConfigError, readEnv, type Environment } from '../server/src/config/read-env.ts';

/** Reads the environment. Ends the process with a list of what is wrong in it. */
export function readSettings(): Environment {
  try {
    return readEnv(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
