import { isGuessable } from './guessable-key.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Lists the settings that production must not have, one sentence per problem. It reads the raw variables, valid or not.
 */
export function productionProblems(variables: Variables): string[] {
  const { SECRET_KEY = '', VAULT_KEY = '', PUBLIC_URL = '' } = variables;
  const problems = ['SECRET_KEY', 'VAULT_KEY', 'PUBLIC_URL']
    .filter((name) => !variables[name])
    .map((name) => `${name}: is required in production`);
  for (const name of ['SECRET_KEY', 'SECRET_KEY_NEXT', 'VAULT_KEY', 'VAULT_KEY_NEXT', 'TURN_SECRET'])
    if (variables[name] && isGuessable(variables[name]))
      problems.push(`${name}: can be guessed. Make one with: openssl rand -hex 32`);
  if (SECRET_KEY !== '' && SECRET_KEY.toLowerCase() === VAULT_KEY.toLowerCase())
    problems.push('VAULT_KEY: must differ from SECRET_KEY');
  if (URL.canParse(PUBLIC_URL) && new URL(PUBLIC_URL).protocol === 'http:')
    problems.push('PUBLIC_URL: must begin with https:// in production');
  if (isOn(variables['VERIFY_AUTO_APPROVE'])) problems.push('VERIFY_AUTO_APPROVE: is not allowed in production');
  if (isOn(variables['DEMO'])) problems.push('DEMO: is not allowed in production');
  return problems;
}

function isOn(flag: string | undefined): boolean {
  return flag === '1' || flag === 'true';
}
