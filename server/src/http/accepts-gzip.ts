/**
 * Whether an Accept-Encoding header accepts gzip (RFC 9110, 12.5.3). It is split, not matched: a pattern can take
 * quadratic time on a header that was written to make it do so.
 */
export function acceptsGzip(header: string): boolean {
  let acceptsAny = false;
  for (const entry of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim());
    if (coding !== 'gzip' && coding !== '*') continue;
    const isAccepted = weightOf(parameters) > 0;
    // A weight for gzip itself overrides the one for all codings.
    if (coding === 'gzip') return isAccepted;
    acceptsAny = isAccepted;
  }
  return acceptsAny;
}

/** The weight of an entry, 1 if it has none. One that is not a number counts as 0. */
function weightOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  if (weight === undefined) return 1;
  const value = Number(weight.slice(2));
  return Number.isNaN(value) ? 0 : value;
}
