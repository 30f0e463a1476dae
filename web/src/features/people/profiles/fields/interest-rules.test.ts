import { interestsMax } from '@mwanzo/contract/limits';
import { suggestedInterests } from '@mwanzo/contract/people/options';
import { describe, expect, it } from 'vitest';
import { addInterest, openSuggestions } from './interest-rules.ts';

describe('interests', () => {
  it('an interest is trimmed and added at the end', () => {
    expect(addInterest(['Art'], '  Hiking ')).toEqual(['Art', 'Hiking']);
  });

  it('empty interests and duplicates, whatever their case, change nothing', () => {
    const list = ['Art'];
    for (const text of ['', '   ', 'Art', ' art ', 'ART']) expect(addInterest(list, text)).toBe(list);
  });

  it('a suggestion that is typed in Swahili is the same interest', () => {
    expect(addInterest(['Art'], 'kupanda milima')).toEqual(['Art', 'Hiking']);
    const list = ['Hiking'];
    expect(addInterest(list, 'Kupanda milima')).toBe(list);
  });

  it('a list with as many interests as the server accepts takes no more', () => {
    const full = Array.from({ length: interestsMax }, (_, index) => `Interest ${index}`);
    expect(addInterest(full, 'One more')).toBe(full);
  });

  it('all twenty suggestions are offered, and a chosen one no longer', () => {
    expect(openSuggestions([])).toEqual(suggestedInterests);
    expect(openSuggestions([])).toHaveLength(20);
    expect(openSuggestions(['travel'])).toHaveLength(19);
    expect(openSuggestions(['travel'])).not.toContain('Travel');
  });
});
