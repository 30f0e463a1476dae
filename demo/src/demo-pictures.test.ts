import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { demoPeople } from './data/people.ts';
import { demoPictures, pictureName, picturesOf, renderPicture, sourcesDigest } from './picture-files.ts';
import { demoMark } from './portraits/demo-mark.ts';
import { drawPicture } from './portraits/draw-picture.ts';
import { drawPortrait } from './portraits/draw-portrait.ts';
import { featuresOf } from './portraits/face/features.ts';
import { placeNames } from './portraits/places/places.ts';
import type { PortraitRecipe } from './portraits/recipe.ts';
import { renderPortrait } from './portraits/render-portrait.ts';
import { inOtherClothes } from './portraits/scenes/wardrobe.ts';
import { seededRandom } from './portraits/seeded-random.ts';
import { drawIdCardSpecimen } from './specimens/draw-id-card.ts';
import { drawSelfieWithId } from './specimens/draw-selfie-with-id.ts';
import { renderSpecimens } from './specimens/render-specimens.ts';

const today = '2026-11-21';
const [someone] = demoPeople;
if (someone === undefined) throw new Error('no demo people');
const folder = await mkdtemp(path.join(tmpdir(), 'mwanzo-pictures-'));
afterAll(() => rm(folder, { recursive: true }));

/** Everything by which a stranger tells two people apart. */
function looksOf({ portrait }: (typeof demoPeople)[number]): Record<string, unknown> {
  const { skin, hair, hairColor, beard, glasses, frame, weight, mould, wrap } = portrait as Partial<PortraitRecipe>;
  return { skin, hair, hairColor, beard, glasses, frame, weight, mould, wrap, ...featuresOf(portrait) };
}

/** In how many looks two people differ. A measure of the face counts when it differs by more than a twelfth. */
function differences(one: Record<string, unknown>, other: Record<string, unknown>): number {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => {
    const [a, b] = [one[name], other[name]];
    if (typeof a === 'number' && typeof b === 'number')
      return Math.abs(a - b) > Math.max(Math.abs(a), Math.abs(b)) / 12;
    return JSON.stringify(a) !== JSON.stringify(b);
  }).length;
}

describe('the faces of the demo people', () => {
  const looks = demoPeople.map(looksOf);

  it('differ in at least 12 features between any two people', () => {
    const pairs = looks.flatMap((one, i) => looks.slice(i + 1).map((other) => differences(one, other)));
    expect(Math.min(...pairs)).toBeGreaterThanOrEqual(12);
  });

  it.each([
    ['form', 7],
    ['lid', 4],
    ['browForm', 5],
    ['noseTip', 4],
    ['skin', 9],
    ['hair', 35],
    ['beard', 8],
  ])('show every kind of %s: %i of them', (name, count) => {
    const kinds = new Set(looks.map((look) => look[name]));
    expect(kinds.size).toBeGreaterThanOrEqual(count);
  });

  it('turn to both sides, and have every expression', () => {
    const turns = demoPeople.map(({ portrait }) => portrait.turn ?? 0);
    expect(turns.filter((turn) => turn > 0.4).length).toBeGreaterThan(30);
    expect(turns.filter((turn) => turn < -0.4).length).toBeGreaterThan(30);
    expect(new Set(demoPeople.map(({ portrait }) => portrait.mouth)).size).toBe(6);
  });
});

describe('the pictures of the demo people', () => {
  const drawings = demoPictures.map(({ person, plan }) => drawPicture(person.portrait, plan));

  it('are three or four for each, two for a few, and the portrait comes first', () => {
    const counts = demoPeople.map((person) => picturesOf(person).length);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([2, 4]);
    expect(counts.filter((count) => count === 2).length).toBeLessThanOrEqual(20);
    expect(demoPictures.length).toBeGreaterThanOrEqual(400);
    expect(demoPeople.every((person) => picturesOf(person)[0]?.plan.kind === 'portrait')).toBe(true);
  });

  it('are taken in at least 24 places, each person in a different one every time', () => {
    expect(placeNames.length).toBeGreaterThanOrEqual(24);
    const used = demoPeople.map((person) =>
      picturesOf(person).flatMap(({ plan }) => (plan.kind === 'scene' ? [plan.place] : [])),
    );
    expect(new Set(used.flat()).size).toBeGreaterThanOrEqual(24);
    for (const places of used) expect(new Set(places).size).toBe(places.length);
  });

  it('are drawn the same every time, all differ, and none contains an undefined value', () => {
    for (const { person, plan } of demoPictures.filter((_, i) => i % 7 === 0))
      expect(drawings).toContain(drawPicture({ ...person.portrait }, plan));
    expect(new Set(drawings).size).toBe(drawings.length);
    for (const drawing of drawings) expect(drawing).not.toMatch(/undefined|NaN|Infinity/);
  });

  it('all say that the person is a demo person, in drawn letters', () => {
    for (const drawing of drawings) {
      expect(drawing.endsWith(`${demoMark()}</svg>`)).toBe(true);
      expect(drawing).not.toContain('<text');
    }
  });

  it('show the same face, hair and skin in other clothes', () => {
    for (const { portrait } of demoPeople) {
      const elsewhere = { ...inOtherClothes(portrait, seededRandom('elsewhere')), id: 'elsewhere', seed: portrait.id };
      expect(featuresOf(elsewhere)).toEqual(featuresOf(portrait));
      expect([elsewhere.hair, elsewhere.skin, elsewhere.age]).toEqual([portrait.hair, portrait.skin, portrait.age]);
    }
  });

  it('keep covered hair covered, and show nobody before a house of prayer that may not be theirs', () => {
    for (const { person, plan } of demoPictures) {
      if (plan.kind === 'scene' && plan.place === 'church') expect(person.interests).toContain('Church choir');
      if (plan.kind === 'scene' && plan.place === 'mosque')
        expect(person.portrait.hair).toMatch(/hijab|shayla|khimar|pleated|turban|kofia/);
    }
  });

  it('are rendered in every width, and no file is larger than 140 KB', async () => {
    for (const picture of picturesOf(someone)) {
      await renderPicture(folder, picture);
      const name = pictureName(picture);
      const large = await sharp(path.join(folder, `${name}-1080.webp`)).metadata();
      expect(large).toMatchObject({ format: 'webp', width: 1080, height: 1350 });
      expect((await stat(path.join(folder, `${name}-1080.webp`))).size).toBeLessThan(140 * 1024);
      expect((await stat(path.join(folder, `${name}-160.webp`))).size).toBeLessThan(8 * 1024);
      expect(await readFile(path.join(folder, `${name}.thumbhash`), 'utf8')).toMatch(/^[\w+/]+=*$/);
    }
  });

  it('have a digest of their sources that only changes with these', () => {
    expect(sourcesDigest()).toBe(sourcesDigest());
    expect(sourcesDigest()).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a portrait', () => {
  it('differs from every other one, even without the ids inside', () => {
    const drawings = demoPeople.map(({ portrait }) => drawPortrait({ ...portrait, id: 'same', seed: portrait.id }));
    expect(new Set(drawings).size).toBe(120);
  });

  it('becomes a JPEG of 1080 x 1350 px, which the photo pipeline accepts', async () => {
    const picture = await sharp(await renderPortrait(someone.portrait)).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 1080, height: 1350 });
  });
});

describe('the specimen documents', () => {
  it('are drawn the same every time and show the person’s data', () => {
    expect(drawIdCardSpecimen(someone, today)).toBe(drawIdCardSpecimen({ ...someone }, today));
    expect(drawSelfieWithId(someone, today)).toBe(drawSelfieWithId({ ...someone }, today));
    expect(new Set(demoPeople.map((person) => drawIdCardSpecimen(person, today))).size).toBe(120);
  });

  it('need no installed font', () => {
    for (const person of demoPeople) expect(drawSelfieWithId(person, today)).not.toMatch(/<text|undefined|NaN/);
  });

  it('become two JPEGs', async () => {
    const { idDocument, selfie } = await renderSpecimens(someone, today);
    expect(await sharp(idDocument).metadata()).toMatchObject({ format: 'jpeg', width: 1440, height: 960 });
    expect(await sharp(selfie).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1350 });
  });
});
