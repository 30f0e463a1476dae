import { expect, test } from 'vitest';
import { cleanName, firstNameOf, personName } from './names.ts';

const accepts = (name: string) => personName.safeParse(name).success;

test.each([
  ['Amina', 'Wanjirũ', 'Wanjiku Kamau', "Ng'ang'a", 'Ng’ang’a Mwangi', 'Njeri', 'Otieno Odhiambo', 'Achieng’'],
  ['Mwanzia', 'Mwanza', 'Mwanzau Musyoka', 'Grace Mwanzia', 'Mwanzi Mwendwa', 'Mwanaisha', 'Mwanahamisi Juma'],
  ['Grace Mwanzo', 'J. K. Mwanzo', "O'Brien", 'Aïsha', 'Ḥasan', 'José', '李', '李明', 'J. K.', 'J.K. Otieno', 'K'],
  ['Mary-Anne Chebet', 'Kiprono arap Moi', 'Abdi Noor', 'Fatuma binti Said', 'Halima Abdullahi', 'Chepkoech'],
  ['Wambui', 'Nyokabi', 'Muthoni', 'Kwamboka', 'Moraa', 'Nekesa', 'Wafula', 'Barasa', 'Simiyu', 'Mutua', 'Ndunge'],
  ['Lekuton', 'Naisiae', 'Ole Sein', 'Galgalo', 'Dida', 'Kalume', 'Mwakio', 'Wakesho', 'Auma', 'Ouma', 'Okoth'],
  ['Trust Moyo', 'Kenya Barris', 'Agent Kamau', 'Adminah', 'Supporta', 'Veri', 'Omar', 'Ali', 'Bill', 'Hellen'],
  ['Elizabeth II', 'Zoë', 'Øystein', 'Nguyễn Thị Hoa', 'Иван', 'Ольга Смирнова', 'Γιώργος', 'أمينة', 'דוד', 'Amina 💃'],
  ['Rasmi Ahmed', 'Service Wanjiru', 'Security Otieno', 'Founder Mutua', 'Mwanzo-free'.slice(7), 'Amina 24', 'Sir Kim'],
])('real names pass: %s and the others beside it', (...names) => {
  expect(names.filter((name) => !accepts(name))).toEqual([]);
});

test.each([
  ['the product', ['Mwanzo', 'mwanzo', 'MWANZO', ' Mwanzo. ', 'Mwanzo Grace', 'Mwanzo 254', 'Mwanzo Kenya', '@Mwanzo']],
  ['the product with a role', ['Mwanzo Support', 'Team Mwanzo', 'The Mwanzo Team', 'Grace Mwanzo Team', 'Mwanzo App']],
  ['somebody of the house', ['Grace from Mwanzo', 'Grace @ Mwanzo', 'Grace wa Mwanzo', 'Grace MwanzoSupport']],
  ['a role alone', ['Support', 'Admin', 'Moderator', 'Official', 'Verified', 'Staff', 'Help', 'The Staff']],
  [
    'several words',
    [
      'Customer Care',
      'customer-care',
      'Help Desk',
      'Huduma kwa Wateja',
      'Grace Customer Care',
      'Asha Huduma kwa Wateja',
    ],
  ],
  ['a claim beside a name', ['Amina (verified)', 'Official Amina', 'Amina Admin', 'Amina - Support', 'Rasmi']],
  ['words run together', ['MwanzoSupport', 'mwanzo_admin', 'supportmwanzo', 'MwanzoTeam', 'CustomerCare']],
  [
    'words torn apart',
    ['M w a n z o', 'M.w.a.n.z.o', 'M-w-a-n-z-o S-u-p-p-o-r-t', 'Mwan zo', 'Sup port', 'Amina A d m i n'],
  ],
  [
    'digits for letters',
    ['Mwanz0', 'Mwanz0 Supp0rt', '0ff1c1al', 'He1p', 'Adm1n', '5upport', '@dmin', 'Mwan2o', 'Admin1'],
  ],
  [
    'letters that look alike',
    ['Мwanzo', 'Mwаnzо', 'Мԝаnzо', 'OfficiaI', 'Ѕuрроrt', 'Αdmin', 'Mvvanzo', 'Adrnin', 'rnwanzo'],
  ],
  ['a lunate sigma in place of a c', ['Offi\u03f2ial', 'OFFI\u03f9IAL', '\u03f2ustomer \u03f9are']],
  ['other forms of letters', ['Ｍｗａｎｚｏ', '𝐌𝐰𝐚𝐧𝐳𝐨', 'Ⓜⓦⓐⓝⓩⓞ', 'ᴍᴡᴀɴᴢᴏ', '🅼🆆🅰🅽🆉🅾', '🇲🇼🇦🇳🇿🇴', 'Mwánzö', 'Ádmin']],
  ['doubled letters', ['Mwanzoo', 'Suppport', 'Mwannzo', 'Admiin', 'Veriffied']],
  [
    'hidden characters',
    ['Mwa\u200bnzo', 'Ad\u00admin', 'Sup\u2060port', 'Mwan\u{e0061}zo', 'Veri\u202efied', 'Mwan\ufe0fzo'],
  ],
  [
    'a badge',
    ['Amina ✓', 'Amina ✔️', 'Amina ☑', 'Amina ✅', '🔵 Amina', 'Amina 🛡️', 'Amina 🔷', 'Amina®', 'Amina ™', 'Amina √'],
  ],
])('a name that poses as the house by %s is refused', (_, names) => {
  expect(names.filter(accepts)).toEqual([]);
});

/** Words that no name of a member holds, wherever they stand. */
const claims = `
  verified official officially admin admins administrator administration moderator moderators moderation support
  helpdesk helpline helpcenter helpcentre customercare customerservice customerservices imethibitishwa msimamizi
  hudumakwawateja`.split(/\s+/);
/** Words that are no name by themselves. */
const roles = `
  staff help customer service services security system payments notification notifications founder huduma wateja
  msaada rasmi`.split(/\s+/);
/** Words beside which a word of the house is nobody's name. */
const fillers = `
  the of at by from for and kwa ya wa za kutoka app team timu care desk center centre dating safety trust manager agent
  director ceo ltd limited inc company com net org online kenya info account`.split(/\s+/);

test.each([
  ['Amina beside a claim of the house', claims, (word: string) => `Amina ${word} Otieno`],
  ['a role alone', roles, (word: string) => word],
  ['a role with a word that is no name', roles, (word: string) => `The ${word} team`],
  ['the product with a word that is no name', fillers, (word: string) => `${word} Mwanzo`],
  ['a role and a word that is no name', fillers, (word: string) => `Staff ${word}`],
])('a name of %s is refused, whichever word it is', (_, words, nameWith) => {
  const known = words.filter((word) => word !== '');
  expect(known.length).toBeGreaterThan(10);
  expect(known.filter((word) => accepts(nameWith(word)))).toEqual([]);
});

test('a name with any tick, shield, blue mark or sign of a trade mark is refused', () => {
  const badges = [
    ...'\u2705\u2611\u2713\u2714\u221a\u{1f5f8}\u{1f5f9}\u{10102}\u{1f6e1}\u26e8\u{1f530}\u{1f4db}\u{1f396}',
    ...'\u{1f535}\u{1f537}\u{1f539}\u{1f4a0}\u00a9\u00ae\u2122\u2120',
  ];
  expect(badges.filter((badge) => accepts(`Amina ${badge}`))).toEqual([]);
});

test.each([
  ['Evil\u202eredro', 'Evilredro'],
  ['A\u200bm\u00adi\u2060n\ufeffa\u061c', 'Amina'],
  ['\u2066Amina\u2069', 'Amina'],
  ['Am\u0007i\u0000na', 'Amina'],
  ['Amina\n\tWanjiru', 'Amina Wanjiru'],
  ['  Amina \u200b  Wanjiru\u00a0\u3000', 'Amina Wanjiru'],
  ['\u200b Amina \u200b', 'Amina'],
  ['Jose\u0301', 'José'],
  ['Amina\u{e0041}\u3164\u2800', 'Amina'],
  [`Amina${'\u0489'.repeat(79)}`, `Amina${'\u0489'.repeat(3)}`],
  ['Amina 👩‍🚀 ❤️ 🇰🇪', 'Amina 👩‍🚀 ❤️ 🇰🇪'],
])('%j is stored as %j', (typed, stored) => {
  expect(cleanName(typed)).toBe(stored);
  expect(cleanName(stored)).toBe(stored);
});

test.each(['', ' ', '\u200b', '\u2800\u3164', '\u202e', 'x'.repeat(81), 'a\ud800'])('%j is no name', (name) => {
  expect(accepts(name)).toBe(false);
});

test('invisible characters do not count towards the 80 characters', () => {
  expect(personName.parse(`${'x'.repeat(80)}${'\u200b'.repeat(240)}`)).toBe('x'.repeat(80));
});

// Without the end at 80 characters, this test would not finish.
test('a very long name is refused at once', () => {
  expect(accepts(`${'helpdesk'.repeat(8000)}x`)).toBe(false);
});

test.each([
  ['Amina Wanjiru', 'Amina'],
  ['Dr. Amina Wanjiru', 'Amina'],
  ['Bina Wanjiru', 'Bina'],
  ['J. K. Otieno', 'Otieno'],
  ['J. K.', 'J. K.'],
  ['Mary-Anne Chebet', 'Mary-Anne'],
  ["Ng'ang'a", "Ng'ang'a"],
  ['李 明', '李'],
])('of %s the first name is %s', (fullName, firstName) => {
  expect(firstNameOf(fullName)).toBe(firstName);
});

test.each(['Dr', 'dr.', 'Mr.', 'Mrs', 'Ms.', 'Miss', 'Prof.', 'Eng.', 'Rev.', 'Hon.', 'Bw.', 'Bi', 'Mwl.'])(
  'the title %s is no first name',
  (title) => expect(firstNameOf(`${title} Amina Wanjiru`)).toBe('Amina'),
);
