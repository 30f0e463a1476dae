import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoPeople } from './data/people.ts';
import { drawPortrait } from './portraits/draw-portrait.ts';
import { renderPortrait } from './portraits/render-portrait.ts';
import { drawIdCardSpecimen } from './specimens/draw-id-card.ts';
import { drawSelfieWithId } from './specimens/draw-selfie-with-id.ts';
import { renderSpecimens } from './specimens/render-specimens.ts';

const today = '2026-11-21';
const [someone] = demoPeople;
if (someone === undefined) throw new Error('no demo people');

describe('a portrait', () => {
  it('is drawn the same every time', () => {
    for (const { portrait } of demoPeople) expect(drawPortrait(portrait)).toBe(drawPortrait({ ...portrait }));
  });

  it('differs from every other one, even without the ids inside', () => {
    const drawings = demoPeople.map(({ portrait }) => drawPortrait({ ...portrait, id: 'same' }));
    expect(new Set(drawings).size).toBe(120);
  });

  it('contains no undefined value', () => {
    for (const { portrait } of demoPeople) expect(drawPortrait(portrait)).not.toMatch(/undefined|NaN/);
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
