// Renders the pictures that are missing, person by person, at the lowest priority, and prints the key of each person
// whose pictures are complete. The server of the demo starts it and stores what is ready.
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { demoPeople } from './data/people.ts';
import { isRendered, picturesFolder, picturesOf, renderPicture } from './picture-files.ts';

setPriority(19);
sharp.concurrency(1);
for (const person of demoPeople) {
  for (const picture of picturesOf(person)) {
    if (!isRendered(picturesFolder, picture)) await renderPicture(picturesFolder, picture);
  }
  process.stdout.write(`${person.key}\n`);
}
