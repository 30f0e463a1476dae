import { interestsMax } from '@mwanzo/contract/limits';
import { describe, expect, it } from 'vitest';
import { addInterest, openSuggestions } from './interest-rules.ts';

describe('interests', () => {
  it('are trimmed and go to the end', () => {
    expect(addInterest(['Art'], '  Hiking ')).toEqual(['Art', 'Hiking']);
  });

  it('empty ones and duplicates in any case change nothing', () => {
    const list = ['Art'];
    for (const text of ['', '   ', 'Art', ' art ', 'ART']) expect(addInterest(list, text)).toBe(list);
  });

  it('end at the most that the server takes', () => {
    const full = Array.from({ length: interestsMax }, (_, index) => `Interest ${index}`);
    expect(addInterest(full, 'One more')).toBe(full);
  });

  it('a chosen suggestion is offered no more, and the next one moves up', () => {
    expect(openSuggestions([])).toHaveLength(10);
    expect(openSuggestions(['travel'])).toHaveLength(10);
    expect(openSuggestions(['travel'])).not.toContain('Travel');
  });
});
