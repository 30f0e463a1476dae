import { expect, test } from 'vitest';
import { counties, countyOf, neighboursOf } from './counties.ts';
import { townNames } from './town-names.ts';
import { towns, type Town } from './towns.ts';

test('Kenya has 47 counties, each once', () => {
  expect(counties).toHaveLength(47);
  expect(new Set(counties).size).toBe(47);
});

test('a county is a neighbour of its neighbours, and never of itself', () => {
  for (const county of counties) {
    expect(new Set(neighboursOf(county)).size).toBe(neighboursOf(county).length);
    for (const neighbour of neighboursOf(county)) {
      expect(neighbour).not.toBe(county);
      expect(neighboursOf(neighbour), `${neighbour} and ${county}`).toContain(county);
    }
  }
});

test('from every county every other one is reached over borders', () => {
  const reached = new Set(counties.slice(0, 1));
  for (const county of reached) for (const neighbour of neighboursOf(county)) reached.add(neighbour);
  expect(reached.size).toBe(47);
});

test.each([
  ['Nairobi', ['Kiambu', 'Machakos', 'Kajiado']],
  ['Mombasa', ['Kilifi', 'Kwale']],
  ['Kisumu', ['Siaya', 'Vihiga', 'Nandi', 'Kericho', 'Homa Bay']],
  ['Mandera', ['Wajir']],
] as const)('around %s are %j', (county, expected) => {
  expect(neighboursOf(county)).toEqual(expected);
});

test('every town has a county, and nothing else has one', () => {
  for (const town of townNames) expect(counties).toContain(countyOf(town));
  expect(countyOf('Thika')).toBe('Kiambu');
  expect(countyOf('Eldoret')).toBe('Uasin Gishu');
  for (const text of ['', 'thika', 'Kilimani', 'constructor', '__proto__']) expect(countyOf(text)).toBeNull();
});

/** The towns of each county that has some in the list. */
const townsOf: readonly (readonly [string, readonly string[]])[] = [
  ['Baringo', ['Kabarnet', 'Eldama Ravine']],
  ['Bomet', ['Bomet', 'Sotik']],
  ['Bungoma', ['Bungoma', 'Webuye', 'Kimilili']],
  ['Busia', ['Busia', 'Malaba']],
  ['Elgeyo-Marakwet', ['Iten']],
  ['Embu', ['Embu', 'Runyenjes']],
  ['Garissa', ['Garissa']],
  ['Homa Bay', ['Homa Bay', 'Oyugis', 'Mbita']],
  ['Isiolo', ['Isiolo']],
  ['Kajiado', ['Kajiado', 'Ngong', 'Ongata Rongai', 'Kitengela']],
  ['Kakamega', ['Kakamega', 'Mumias']],
  ['Kericho', ['Kericho']],
  ['Kiambu', ['Thika', 'Ruiru', 'Kikuyu', 'Kiambu', 'Limuru', 'Juja']],
  ['Kilifi', ['Malindi', 'Kilifi', 'Mtwapa', 'Watamu']],
  ['Kirinyaga', ['Kerugoya', 'Sagana']],
  ['Kisii', ['Kisii', 'Ogembo']],
  ['Kisumu', ['Kisumu', 'Ahero']],
  ['Kitui', ['Kitui', 'Mwingi']],
  ['Kwale', ['Ukunda', 'Kwale']],
  ['Laikipia', ['Nyahururu', 'Nanyuki']],
  ['Lamu', ['Lamu']],
  ['Machakos', ['Machakos', 'Athi River']],
  ['Makueni', ['Wote']],
  ['Mandera', ['Mandera']],
  ['Marsabit', ['Marsabit', 'Moyale']],
  ['Meru', ['Meru', 'Maua']],
  ['Migori', ['Migori', 'Rongo', 'Awendo']],
  ['Mombasa', ['Mombasa']],
  ["Murang'a", ["Murang'a"]],
  ['Nairobi', ['Nairobi']],
  ['Nakuru', ['Nakuru', 'Naivasha', 'Gilgil', 'Molo', 'Njoro']],
  ['Nandi', ['Kapsabet', 'Nandi Hills']],
  ['Narok', ['Narok', 'Kilgoris']],
  ['Nyamira', ['Keroka', 'Nyamira']],
  ['Nyandarua', ['Ol Kalou']],
  ['Nyeri', ['Nyeri', 'Karatina']],
  ['Samburu', ['Maralal']],
  ['Siaya', ['Siaya', 'Bondo']],
  ['Taita-Taveta', ['Voi', 'Taveta']],
  ['Tana River', ['Hola']],
  ['Tharaka-Nithi', ['Chuka']],
  ['Trans Nzoia', ['Kitale']],
  ['Turkana', ['Lodwar', 'Kakuma']],
  ['Uasin Gishu', ['Eldoret']],
  ['Vihiga', ['Mbale', 'Luanda']],
  ['Wajir', ['Wajir']],
  ['West Pokot', ['Kapenguria']],
];

test.each(townsOf)('in %s are %j', (county, names) => {
  expect(townNames.filter((town) => countyOf(town) === county)).toEqual(names);
});

test('every town lies where it lay, and every county has the neighbours that it had', async () => {
  const places = towns.map(({ name, county, latitude, longitude }) => `${name}, ${county}: ${latitude} ${longitude}`);
  const around = counties.map((county) => `${county}: ${neighboursOf(county).join(', ')}`);
  await expect(`${[...places, '', ...around].join('\n')}\n`).toMatchFileSnapshot('./in-words/kenya.txt');
});

test('the next town of a town is in the same county or in one beside it, but for two lonely ones', () => {
  const far = towns.filter((town) => {
    const distanceTo = ({ latitude, longitude }: Town) =>
      Math.hypot(latitude - town.latitude, longitude - town.longitude);
    const [, next] = towns.toSorted((one, other) => distanceTo(one) - distanceTo(other));
    const [mine, theirs] = [countyOf(town.name), countyOf(next?.name ?? '')];
    return mine === null || theirs === null || (mine !== theirs && !neighboursOf(mine).includes(theirs));
  });
  expect(far.map(({ name }) => name)).toEqual(['Kilgoris', 'Mandera']);
});
