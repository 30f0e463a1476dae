import { townNames } from '@mwanzo/contract/town-names';

/**
 * The given names and family names that are met most often in Kenya. People take them for passwords, with a year. Drawn
 * up by hand, because no list of them has a free licence.
 */
const names =
  'abdi achieng adhiambo ahmed akinyi ali amina anne atieno auma awuor barasa brian caroline chebet chege ' +
  'chepkoech cherono collins daniel david dennis diana elizabeth esther eunice evans faith fatuma felix francis ' +
  'george gitau grace hassan hussein irungu jackline james jane joan john joseph joyce juma kamau karanja ' +
  'kariuki kelvin kennedy kevin khadija kibet kimani kimutai kipchoge kiprono koech korir lilian lucy macharia ' +
  'maina mary mercy mohamed moses muthoni mutua mwangi mwende mwikali nafula naliaka nduta njeri njoroge ' +
  'nyambura ochieng odhiambo okoth omar omondi onyango opiyo otieno ouma owino patrick paul peter purity rose ' +
  'ruth samuel sarah sharon stephen susan victor wafula wairimu waithera wambui wangari wanjala wanjiku wanjiru ' +
  'waweru winnie';

const signs = /[^\p{L}\p{N}]/gu;

/** Returns letters and digits in lower case. */
export const bare = (text: string): string => text.toLowerCase().replaceAll(signs, '');

/** Returns a text without a year or a number of up to four digits before or after it. */
export const withoutYear = (text: string): string => bare(text).replace(/^\d{1,4}(?=\D)|(?<=\D)\d{1,4}$/u, '');

const words = new Set(['mwanzo', ...names.split(' '), ...townNames.map(bare)]);

/** Says whether a password is one to four signs over and over, in any case. */
const repeats = (password: string): boolean => /^(.{1,4}?)\1+$/isu.test(password);

/** Says whether a password is what many here would take: the product, a town or a name, perhaps with a year. */
export function isGuessable(password: string): boolean {
  return repeats(password) || words.has(withoutYear(password));
}
