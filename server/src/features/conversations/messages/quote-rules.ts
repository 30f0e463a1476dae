import { quoteMax } from '@mwanzo/contract/limits';

const segmenter = new Intl.Segmenter();

/**
 * A text shortened to `quoteMax` UTF-16 code units, the ellipsis included. It is cut between two characters as people
 * see them, so that no surrogate pair and no emoji made of several parts is split.
 */
export function shortenQuote(text: string): string {
  if (text.length <= quoteMax) return text;
  const end = quoteMax - 1;
  const start = segmenter.segment(text).containing(end)?.index ?? end;
  return `${start > 0 ? text.slice(0, start).trimEnd() : ''}…`;
}
