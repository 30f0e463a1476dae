import { Window } from 'happy-dom';
import { wordsOf } from './words-of.ts';

/** Returns markup that was rendered once in words, as `screen.words()` does for a screen that is alive. */
export async function markupInWords(markup: string): Promise<string> {
  const window = new Window();
  window.document.body.innerHTML = markup;
  const words = wordsOf(window.document.body as unknown as Element);
  await window.happyDOM.close();
  return words;
}
