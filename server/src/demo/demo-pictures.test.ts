import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DEMO_PEOPLE } from './data/people.ts';
import { drawPortrait } from './portraits/draw-portrait.ts';
import { renderPortrait } from './portraits/render-portrait.ts';
import { drawIdCardSpecimen } from './specimens/draw-id-card.ts';
import { drawSelfieWithId } from './specimens/draw-selfie-with-id.ts';
import { renderSpecimens } from './specimens/render-specimens.ts';

const TODAY = '2026-11-21';
const [someone] = DEMO_PEOPLE;
if (someone === undefined) throw new Error('no demo people');

describe('a portrait', () => {
  it('is the same drawing every time', () => {
    for (const { portrait } of DEMO_PEOPLE) expect(drawPortrait(portrait)).toBe(drawPortrait({ ...portrait }));
  });

  it('is unlike every other one, even apart from the names inside', () => {
    const drawings = DEMO_PEOPLE.map(({ portrait }) => drawPortrait({ ...portrait, id: 'same' }));
    expect(new Set(drawings).size).toBe(120);
  });

  it('has no value left undefined', () => {
    for (const { portrait } of DEMO_PEOPLE) expect(drawPortrait(portrait)).not.toMatch(/undefined|NaN/);
  });

  it('becomes a JPEG of 1080 by 1350 that the photo pipeline takes', async () => {
    const picture = await sharp(await renderPortrait(someone.portrait)).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 1080, height: 1350 });
  });
});

describe('the specimen documents', () => {
  it('are the same drawings every time and show the person’s own data', () => {
    expect(drawIdCardSpecimen(someone, TODAY)).toBe(drawIdCardSpecimen({ ...someone }, TODAY));
    expect(drawSelfieWithId(someone, TODAY)).toBe(drawSelfieWithId({ ...someone }, TODAY));
    expect(new Set(DEMO_PEOPLE.map((person) => drawIdCardSpecimen(person, TODAY))).size).toBe(120);
  });

  it('need no font of the machine', () => {
    for (const person of DEMO_PEOPLE) expect(drawSelfieWithId(person, TODAY)).not.toMatch(/<text|undefined|NaN/);
  });

  it('become two JPEG pictures', async () => {
    const { idDocument, selfie } = await renderSpecimens(someone, TODAY);
    expect(await sharp(idDocument).metadata()).toMatchObject({ format: 'jpeg', width: 1440, height: 960 });
    expect(await sharp(selfie).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1350 });
  });
});
