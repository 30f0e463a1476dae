import { textLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { corpus } from './corpus/corpus.fixture.ts';
import { isFlagged, judgedByRules } from './corpus/measure-shield.fixture.ts';
import { judgeText } from './judge-text.ts';
import { readSigns, signsMax } from './normalise-text.ts';

const kindsOf = (text: string) => judgeText(text).map(({ kind }) => kind);
const marksOf = (text: string) => judgeText(text).map(({ kind, from, to }) => [kind, text.slice(from, to)]);

test('a phrase is found where it stands in the text as it was written', () => {
  const marked = (text: string) => judgeText(text).map(({ from, to }) => text.slice(from, to));
  expect(marked('Could you send me 3,500 for the matatu? 😀')).toEqual(['send me 3,500']);
  expect(marked('😀😀 ѕеnd  me\u200b 3,500, please')).toEqual(['ѕеnd  me\u200b 3,500']);
  expect(marked('I am here: 0712 345 678!')).toEqual(['0712 345 678']);
});

test('of several kinds the gravest comes first, each once', () => {
  expect(kindsOf('Send me 5000 or I leak the video. Send me 5000 to 0712345678')).toEqual([
    'sextortion',
    'money',
    'phone',
  ]);
});

// Each frame is filled once, and once one of its slots is empty or the talk is about something that has happened.
test.each([
  ['payment', 'The HR man wants 10k before you get the job', 'The HR man wants you before noon for the job'],
  ['payment', 'mumama anakutafuta, connection ni 1500', 'mumama anakutafuta pale duka'],
  ['payment', 'your parcel is at JKIA, pay 4,300 duty', 'my parcel was at JKIA and I paid 4,300 duty'],
  ['payment', 'Pay half of the hotel booking and I come', 'The hotel was full so we went home'],
  ['payment', 'my private videos are 300 each on mpesa', 'my private videos are of goats'],
  ['investment', 'weka 2k na utoke na 9k kesho', 'weka sukari kidogo na maziwa'],
  ['investment', 'like videos za youtube ulipwe 100 kila moja', 'I like videos about lions, every one of them'],
  ['investment', 'Ingia chama yetu, entry 5k na unapokea 30k', 'chama yetu inaenda Naivasha'],
  ['crypto', 'This week new people join bitcoin, start with 2k', 'This week new people join the choir'],
  [
    'gift_card',
    'Buy a card at the shop, scratch it and send me the digits',
    'Buy a card for your mum, she likes cards',
  ],
  ['code', 'Send a photo of your ID front and back', 'I lost my ID last week at the stage'],
  ['code', 'You will get a text with numbers from Safaricom, read it to me', 'Safaricom numbers are easy to remember'],
  ['money', 'Naomba unisaidie na elfu tatu ya dawa', 'Naomba unisaidie na mapishi ya samaki'],
  ['money', 'I am stranded in Thika, please add me 600', 'I was stranded in Thika for six hours'],
  ['money', 'niaje, nisort na 1.5k nilipe stima', 'niaje, tukutane 7.30 usiku'],
  ['loan', 'fulizia hiyo pesa unitumie nitaclear usiku', 'fuliza imenishika mwezi huu'],
  ['off_app', 'Nitafute kwa Facebook jina ni Shiru', 'siko Facebook siku hizi'],
  ['threat', 'Block me again and you will see', 'Block the road and you will see traffic'],
  ['sextortion', 'Pay 8k or your wife sees the video', 'Your wife has a shop near the stage'],
] as const)('%s: "%s" fills a frame, and "%s" does not', (kind, scam, harmless) => {
  expect(kindsOf(scam)).toContain(kind);
  expect(kindsOf(harmless)).toEqual([]);
});

test('a scam is found in the middle of a long harmless text, and slots far apart are none', () => {
  const walk = 'We walked along the river and talked about birds until the sun went down. '.repeat(12);
  expect(marksOf(`${walk}Nitumie elfu mbili ya nauli. ${walk}`)).toEqual([['money', 'Nitumie elfu mbili ya nauli']]);
  expect(kindsOf(`My parcel came. ${walk}The duty on cars is 9,000.`)).toEqual([]);
});

test('when the learned judge alone speaks, it names a mild kind and marks the passage as a whole', () => {
  const suspected = corpus.filter((phrase) => judgedByRules(phrase).length === 0 && isFlagged(phrase));
  expect(suspected.length).toBeGreaterThan(0);
  for (const { text } of suspected) {
    const [judgement, ...others] = judgeText(text);
    expect(others).toEqual([]);
    expect(['payment', 'investment', 'code', 'off_app', 'threat']).toContain(judgement?.kind);
    expect(text.slice(judgement?.from, judgement?.to).length).toBeGreaterThan(0.9 * text.length);
  }
});

test('what the learned judge suspects in a later passage is marked there', () => {
  const walk = 'We walked along the river and talked about birds until the sun went down. '.repeat(12);
  const suspected = corpus.filter((phrase) => judgedByRules(phrase).length === 0 && isFlagged(phrase));
  const later = suspected.flatMap(({ text }) => {
    const [judgement] = judgeText(walk + text);
    return judgement ? [(walk + text).slice(judgement.from, judgement.to)] : [];
  });
  expect(later.length).toBeGreaterThan(0);
  expect(later.filter((marked) => marked.length < 20)).toEqual([]);
});

test.each([['at 7:30'], ['2,000 or 3,000 or 40,000'], ['ok sawa']])('the learned judge does not judge "%s"', (text) => {
  expect(kindsOf(text)).toEqual([]);
});

test.each([
  ['0712345678'],
  ['+254 712 345 678'],
  ['07-12-34-56-78'],
  ['zero seven one two three four five six seven eight'],
  ['sufuri saba moja mbili tatu nne tano sita saba nane'],
  ['oh seven double two three four five six seven eight'],
  ['0️⃣7️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣'],
  ['oh triple seven one two three four five six'],
  ['0112 345 678'],
  ['712345678'],
  ['254-712-345-678'],
])('%s is a phone number', (text) => {
  expect(kindsOf(`Here: ${text}`)).toContain('phone');
});

test.each([
  ['at 7:30 on 21.11.2026'],
  ['2,000 or 3,000 or 40,000'],
  ['1996, 1997 and 1998'],
  ['12 345 678 people'],
  ['07 goats and 12345678'],
  ['0912345678'],
  ['071234567'],
])('%s is no phone number', (text) => {
  expect(kindsOf(text)).toEqual([]);
});

test.each([['https://youtu.be/abc'], ['https://open.spotify.com/track/1'], ['https://maps.google.com/?q=Karura']])(
  'a link to music, a video or a map such as %s is harmless',
  (link) => {
    expect(kindsOf(`This one: ${link}`)).toEqual([]);
    expect(kindsOf('This one: https://example.com/abc')).toEqual(['off_app']);
  },
);

test.each([
  ['me@gmail.com'],
  ['ann.b+x@mail.co.ke'],
  ['bit.ly/x'],
  ['t.me/shiru'],
  ['wa.me/254712'],
  ['www.example.com'],
  ['@shiru_ke'],
])('%s leads off the app, and is marked as it stands', (address) => {
  expect(marksOf(`Here: ${address} ok`).map(([kind, mark]) => [kind, mark?.trim()])).toContainEqual([
    'off_app',
    address,
  ]);
});

test.each([['tukutane @ 5pm'], ['@me'], ['www.youtube.com/x'], ['https://goo.gl/maps/x']])(
  '%s leads nowhere off the app',
  (text) => {
    expect(kindsOf(`Here: ${text}`)).toEqual([]);
  },
);

// Fails by the time limit if a pattern needs more than linear time.
test.each([
  'a',
  'send ',
  'send me ',
  'nitumie ',
  '1',
  '07 ',
  'zero ',
  's e n d ',
  '!',
  '. ',
  '@',
  'a.',
  'www.',
  'https://',
  'pay or ',
  '\u0301',
  '\u200b',
  'е',
  '🇦',
  'kumi na ',
  'your family see ',
  'pay the fee for the job ',
  'naomba 1.5k ',
  'a ',
])('4,000 characters of %j are judged at once', (part) => {
  const text = part.repeat(textLimits.messageMax).slice(0, textLimits.messageMax);
  for (let round = 0; round < 50; round += 1) judgeText(text);
});

test.each(['\uFDFA', '\u33C2', '\uFB03', '\u2474'])(
  '4,000 of %j hand on no more signs than two long messages',
  (sign) => {
    expect(readSigns(sign.repeat(textLimits.messageMax)).length).toBeLessThanOrEqual(signsMax);
  },
);

test('a text behind signs that become many is read all the same', () => {
  expect(kindsOf(`${'\uFDFA'.repeat(1000)} please send me 2000 bob`)).toContain('money');
});

test.each([
  ['payment', 'Equity is fine, use 0123456789012'],
  ['money', 'Mind covering our lunch?'],
])('%s is the kind that the last of its rules finds', (kind, text) => {
  expect(judgedByRules({ language: 'english', kind, text })[0]?.kind).toBe(kind);
});
