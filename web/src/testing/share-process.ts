import { environmentManager, focusManager, onlineManager } from '@tanstack/react-query';
import { afterAll, vi } from 'vitest';

// Files of screens share a process, in which React and the query library are imported once. At its import the query
// library looks for a window, which only an open page has.
environmentManager.setIsServer(() => false);

// Each file gets the app's modules, which keep its state, afresh, and a query library that knows nothing of the page.
afterAll(() => {
  vi.resetModules();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
});
