import { towns } from '@mwanzo/contract/towns';
import { expect, test } from 'vitest';
import { publicLocation, townIn } from './town-rules.ts';

test('every town of the list is recognised by its name, however it is written', () => {
  for (const { name } of towns) {
    expect(townIn(name)).toBe(name);
    expect(townIn(`  ${name.toUpperCase()}, Kenya`)).toBe(name);
  }
});

test.each([
  ['Nairobi, Kenya', 'Nairobi'],
  ['near muranga town', "Murang'a"],
  ['Naivasha, Nakuru', 'Naivasha'],
  ['Thika Road, Nairobi', 'Nairobi'],
  ['Nairobi, Ngong Road', 'Nairobi'],
  ['Mombasa Rd - Athi River', 'Athi River'],
  ['Ngong Road', 'Ngong'],
  ...['Road', 'rd', 'Street', 'St', 'Avenue', 'Ave', 'Highway', 'Hwy', 'Lane', 'Drive', 'Bypass', 'Barabara'].map(
    (street): [string, string] => [`Thika ${street}, Kisumu`, 'Kisumu'],
  ),
  ['Nandi Hills', 'Nandi Hills'],
])('%s is in %s', (location, town) => {
  expect(townIn(location)).toBe(town);
});

test.each([
  ['Estate 5, Taita Taveta', '', 'Taita-Taveta'],
  ['Nandi', '', 'Nandi'],
  ['Westlands, Nairobi', 'Nairobi', 'Nairobi'],
  ['Kikuyu, Kiambu', 'Kikuyu', 'Kikuyu'],
  ['Some estate', '', ''],
])('of "%s", whose town is "%s", strangers may know "%s"', (location, town, shown) => {
  expect(publicLocation(location, town)).toBe(shown);
});

test.each(['', 'Nandi', 'Nairobian', 'The moon', 'Homa', '...'])('%s is in no known town', (location) => {
  expect(townIn(location)).toBe('');
});
