import { storeLanguage } from '../../i18n/language.ts';
import { reloadPage } from '../../loading/missing-code.ts';

/** Stores the choice and reloads the page, so that no text in the old language remains. */
export function changeLanguage(language: Parameters<typeof storeLanguage>[0]): void {
  storeLanguage(language);
  void reloadPage();
}
