import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { exampleMatch } from '../../testing/example-match.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MatchList } from './match-list.tsx';

test('new matches and conversations each stand below a heading', () => {
  const fresh = { ...exampleMatch, id: 8, user: { id: 8 }, name: 'Zuri', last_message: null };
  const list = renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <MatchList matches={[exampleMatch, fresh]} likes={0} />
    </QueryClientProvider>,
  );
  const headings = [...list.matchAll(/<h2\b[^>]*>(.*?)<\/h2>/gs)].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, ''),
  );
  expect(headings).toEqual(['Say hello to your new match!', 'Zuri', 'Conversations', 'Otieno, 30']);
});
