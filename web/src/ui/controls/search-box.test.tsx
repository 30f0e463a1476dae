import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { ClearButton } from './clear-button.tsx';
import { SearchBox } from './search-box.tsx';

// As soon as they are defined, deferred components wait for the first touch.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined));

const nothing = () => undefined;

test('a search box is labelled "Search profiles..." unless it has a placeholder of its own', () => {
  expect(renderToStaticMarkup(<SearchBox value="" onSearch={nothing} />)).toContain('placeholder="Search profiles..."');
  const other = renderToStaticMarkup(
    <SearchBox value="" placeholder="Search by name, interests..." onSearch={nothing} />,
  );
  expect(other).toContain('aria-label="Search by name, interests..."');
  expect(other).not.toContain('Search profiles');
});

test('the cross of a search has a name', () => {
  expect(renderToStaticMarkup(<ClearButton field={{ current: null }} onClear={nothing} />)).toContain(
    'aria-label="Clear the search"',
  );
});

test('a press on the cross of a search leaves the focus in its field, so that the keyboard stays', async () => {
  const page = await openPage();
  const onClear = vi.fn();
  const screen = await showScreen(page, <ClearButton field={{ current: null }} onClear={onClear} />);
  const cross = await screen.button('Clear the search');
  expect(screen.dispatch(cross, 'mousedown')).toBe(false);
  await screen.pressElement(cross);
  expect(onClear).toHaveBeenCalledOnce();
});
