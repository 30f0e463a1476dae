import { townNames } from '@mwanzo/contract/town-names';
import { expect, test } from 'vitest';
import { stepFurther, townsWithin } from './near-rules.ts';

test('near is the town, then its county, then the counties around it', () => {
  expect(townsWithin('Thika', 'town')).toEqual(['Thika']);
  expect(townsWithin('Nairobi', 'county')).toEqual(['Nairobi']);
  expect(townsWithin('Thika', 'county')).toEqual(['Thika', 'Ruiru', 'Kikuyu', 'Kiambu', 'Limuru', 'Juja']);
  expect(townsWithin('Thika', 'neighbours')).toEqual(expect.arrayContaining(['Thika', 'Nairobi', 'Naivasha']));
  expect(townsWithin('Thika', 'neighbours')).not.toContain('Mombasa');
});

test('anywhere, no choice and no known town restrict nothing', () => {
  expect(townsWithin('Thika', 'anywhere')).toBeNull();
  expect(townsWithin('Thika', null)).toBeNull();
  for (const near of ['town', 'county', 'neighbours'] as const) expect(townsWithin('', near)).toBeNull();
});

test('nearness is the same in both directions', () => {
  for (const near of ['town', 'county', 'neighbours'] as const)
    for (const one of townNames)
      for (const other of townsWithin(one, near) ?? []) expect(townsWithin(other, near)).toContain(one);
});

test('a step further has other towns: where the county is the town alone, it is left out', () => {
  expect(stepFurther('Thika', 'town')).toMatchObject({ near: 'county' });
  expect(stepFurther('Thika', 'town')?.addedTowns).toEqual(['Ruiru', 'Kikuyu', 'Kiambu', 'Limuru', 'Juja']);
  expect(stepFurther('Nairobi', 'town')).toMatchObject({ near: 'neighbours' });
  expect(stepFurther('Thika', 'county')).toMatchObject({ near: 'neighbours' });
  expect(stepFurther('Thika', 'neighbours')).toMatchObject({ near: 'anywhere' });
  const further = stepFurther('Thika', 'county')?.addedTowns;
  for (const town of ['Thika', 'Ruiru', 'Mombasa', '']) expect(further).not.toContain(town);
  expect(stepFurther('Thika', 'neighbours')?.addedTowns).toEqual(expect.arrayContaining(['Mombasa', '']));
  expect(stepFurther('Thika', 'anywhere')).toBeNull();
  expect(stepFurther('Thika', null)).toBeNull();
  expect(stepFurther('', 'town')).toBeNull();
});

test('the towns of each county and of those around it, and the next step from there', async () => {
  const lines = townNames.flatMap((town) => {
    const county = (townsWithin(town, 'county') ?? []).join(', ');
    const around = (townsWithin(town, 'neighbours') ?? []).filter((other) => !county.split(', ').includes(other));
    const steps = (['town', 'county', 'neighbours', 'anywhere'] as const).map(
      (near) => stepFurther(town, near)?.near ?? 'no step',
    );
    return `${town}: ${county}; around: ${around.join(', ')}; steps: ${steps.join(', ')}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/near-towns.txt');
});
