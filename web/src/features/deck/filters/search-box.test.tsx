import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchBox } from './search-box.tsx';

const nothing = () => undefined;

test('a search box is labelled "Search profiles..." unless it has a placeholder of its own', () => {
  expect(renderToStaticMarkup(<SearchBox value="" onSearch={nothing} />)).toContain('placeholder="Search profiles..."');
  const other = renderToStaticMarkup(
    <SearchBox value="" placeholder="Search by name, interests..." onSearch={nothing} />,
  );
  expect(other).toContain('aria-label="Search by name, interests..."');
  expect(other).not.toContain('Search profiles');
});
