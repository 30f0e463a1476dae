import { drawFigure } from './figure.ts';
import { demoMark } from './demo-mark.ts';
import { drawWash, portraitLayers, svgDocument } from './draw-portrait.ts';
import { drawPlace } from './places/places.ts';
import type { PortraitRecipe } from './recipe.ts';
import { activities } from './scenes/activities.ts';
import { makeFriend } from './scenes/friend.ts';
import type { PicturePlan } from './scenes/plan.ts';
import type { Activity, Frame } from './scenes/scene.ts';
import { inOtherClothes } from './scenes/wardrobe.ts';
import { seededRandom } from './seeded-random.ts';

/** Draws one picture of a demo person, marked as such: the portrait, or the person somewhere, as a 4:5 SVG document. */
export function drawPicture(recipe: PortraitRecipe, plan: PicturePlan): string {
  if (plan.kind === 'scene') return drawScene(recipe, plan);
  const { background, figure, wash, defs } = portraitLayers(recipe);
  return svgDocument(defs, `${background}${figure}${wash}${demoMark()}`);
}

function drawScene(person: PortraitRecipe, plan: PicturePlan & { kind: 'scene' }): string {
  const seed = `${person.id} ${plan.activity}`;
  const random = seededRandom(seed);
  const activity: Activity = activities[plan.activity];
  const recipe = {
    ...inOtherClothes(person, random),
    id: `${person.id}${plan.activity}`,
    seed: person.seed ?? person.id,
  };
  const defs: string[] = [];
  const place = drawPlace(plan.place, recipe.id, seed, defs);
  const mirrored = random() > 0.5;
  const turn = activity.pose.turn ?? -(recipe.turn ?? 0) * (0.5 + random() * 0.5);
  const { art, defs: figureDefs } = drawFigure(recipe, { ...activity.pose, turn }, activity.props?.(random));
  const friends = Array.from({ length: activity.friends ?? 0 }, (_, i) => drawFriend(recipe, i, activity.frame));
  const front = `${friends.map((friend) => friend.art).join('')}${put(art, activity.frame)}`;
  const wash = drawWash(recipe.id, defs);
  const people = mirrored ? `<g transform="translate(400 0) scale(-1 1)">${front}</g>` : front;
  return svgDocument(
    defs.join('') + figureDefs + friends.map((friend) => friend.defs).join(''),
    `${place}${people}${wash}${demoMark()}`,
  );
}

function put(art: string, { x, y, scale }: Frame): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${art}</g>`;
}

/** Friends stand behind the person's shoulders, the second one on the other side. */
function drawFriend(recipe: PortraitRecipe, index: number, frame: Frame): { art: string; defs: string } {
  const friend = makeFriend(`${recipe.id}f${index}`, recipe.age);
  const side = index === 0 ? 1 : -1;
  const { art, defs } = drawFigure(friend);
  const place = {
    x: frame.x + side * 150 * (frame.scale + 0.26),
    y: frame.y + (index === 0 ? 8 : -22),
    scale: frame.scale * 0.94,
  };
  return { art: put(art, place), defs };
}
