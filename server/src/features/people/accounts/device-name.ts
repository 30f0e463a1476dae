/** The name of a browser in coarse words, by which its owner recognises it. Null is unknown. */
export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
}

// The first pattern that fits is used: most browsers also name those from which they descend.
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Opera Mini', /Opera Mini/],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['UC Browser', /UCBrowser|UCWEB/],
  ['Edge', /Edg(?:A|iOS)?\//],
  ['Firefox', /Firefox\/|FxiOS/],
  ['Chrome', /Chrome\/|CriOS/],
  ['Safari', /Safari\//],
];
const systems: readonly (readonly [string, RegExp])[] = [
  ['KaiOS', /KAIOS/],
  ['iPhone', /iPhone|iPod/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
];

/** Longer headers are cut off, because the end of a header holds nothing of use. */
const readMax = 500;

/** Reads a `User-Agent` header without versions and models, which would distinguish one phone from all others. */
export function nameDevice(userAgent: string | undefined): DeviceName {
  const text = (userAgent ?? '').slice(0, readMax);
  const firstOf = (names: typeof browsers) => names.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  return { browser: firstOf(browsers), system: firstOf(systems) };
}
