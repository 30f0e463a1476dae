import type { DemoPerson } from '../data/demo-person.ts';
import { svgToJpeg } from '../portraits/svg-to-jpeg.ts';
import { drawIdCardSpecimen } from './draw-id-card.ts';
import { drawSelfieWithId } from './draw-selfie-with-id.ts';

/** The two pictures of a verification as JPEGs: the card has 1440 x 960 px, the selfie 1080 x 1350 px. */
export interface SpecimenDocuments {
  readonly idDocument: Buffer;
  readonly selfie: Buffer;
}

/** @param today the calendar day of seeding in Nairobi, `YYYY-MM-DD` */
export async function renderSpecimens(person: DemoPerson, today: string): Promise<SpecimenDocuments> {
  const [idDocument, selfie] = await Promise.all([
    svgToJpeg(drawIdCardSpecimen(person, today), { width: 1440, height: 960, drawnWidth: 1440 }),
    svgToJpeg(drawSelfieWithId(person, today), { width: 1080, height: 1350, drawnWidth: 800 }),
  ]);
  return { idDocument, selfie };
}
