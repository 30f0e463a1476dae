import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';

test('the page that says how a deck comes about is whole, for members and for visitors', async () => {
  const page = await openPage();
  const { HowWeChooseScreen } = await import('./how-we-choose-screen.tsx');
  const { renderInLanguage } = await import('../../../i18n/language.ts');
  const screen = await showScreen(page, <HowWeChooseScreen up="/settings" choice={<p>Own choices</p>} />);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/how-we-choose.txt');
  renderInLanguage('sw', () => screen.show(<HowWeChooseScreen key="sw" up="/signup" />));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/how-we-choose.sw.txt');
});
