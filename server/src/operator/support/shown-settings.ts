import { environmentNames } from '../../config/read-env.ts';

/** Settings whose values help and are no secret. Of all others a bundle says only whether they are set. */
const shown: ReadonlySet<string> = new Set([
  'NODE_ENV',
  'PORT',
  'HOST',
  'METRICS_PORT',
  'METRICS_HOST',
  'PUBLIC_URL',
  'DATABASE_CONNECTIONS',
  'QUEUE_CONNECTIONS',
  'TRUST_PROXY',
  'DRAIN_SECONDS',
  'REQUIRE_PHOTO',
  'VERIFY_AUTO_APPROVE',
  'SCREENING',
  'DEMO',
  'DEMO_REVIEW_SECONDS',
  'DEMO_TEACHES',
  'LOG_LEVEL',
]);

type Variables = Readonly<Record<string, string | undefined>>;

/** All settings by name: the value, `set` or `unset`. */
export function showSettings(variables: Variables): Record<string, string> {
  const show = (name: string): string => {
    const value = variables[name];
    if (value === undefined || value === '') return 'unset';
    return shown.has(name) ? withoutPassword(value) : 'set';
  };
  return Object.fromEntries(environmentNames.map((name) => [name, show(name)]));
}

function withoutPassword(value: string): string {
  if (!URL.canParse(value)) return value;
  const { protocol, host } = new URL(value);
  return host === '' ? value : `${protocol}//${host}`;
}

/** The shortest value that is looked for: a shorter one, such as a port, stands in many texts by chance. */
const secretCharsMin = 6;

/** Makes a function that takes the values of all other settings out of a text, and the passwords in addresses. */
export function createMask(variables: Variables, kept: readonly string[]): (text: string) => string {
  const values = environmentNames.filter((name) => !shown.has(name)).map((name) => variables[name] ?? '');
  const secrets = [...values, ...values.flatMap(passwordsIn), ...kept]
    // The text is JSON, in which a quotation mark or a backslash has another form.
    .flatMap((value) => [value, JSON.stringify(value).slice(1, -1)])
    .filter((value) => value.length >= secretCharsMin)
    .toSorted((one, other) => other.length - one.length);
  return (text) => secrets.reduce((masked, secret) => masked.replaceAll(secret, '[setting]'), text);
}

function passwordsIn(value: string): string[] {
  if (!URL.canParse(value)) return [];
  const { password } = new URL(value);
  return [password, decodeURIComponent(password)];
}
