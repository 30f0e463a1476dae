import { drawHeadJewellery } from './accessories.ts';
import { drawBody } from './body/body.ts';
import { atRest, type Pose } from './body/pose.ts';
import { drawBeard } from './face/beard.ts';
import { drawEyes } from './face/eyes.ts';
import { defineSkin, drawAgeLines, drawEars, drawFaceSkin, drawMarks } from './face/face.ts';
import { drawMouth } from './face/mouth.ts';
import { drawNose } from './face/nose.ts';
import { backOfHead, defineHair } from './hair/scalp.ts';
import { hairOf } from './hair/styles.ts';
import type { PortraitRecipe } from './recipe.ts';
import { startSketch, type Sketch } from './sketch.ts';

/** What a person holds or wears in one picture, by the layer in which it is drawn. */
export interface Props {
  readonly behind?: string;
  /** Between the torso and the arms in front of it. */
  readonly lap?: string;
  readonly front?: string;
}

export interface Figure {
  readonly defs: string;
  readonly art: string;
}

/** Draws a person with the eyes at the origin, in the given pose. */
export function drawFigure(recipe: PortraitRecipe, pose: Pose = atRest, props: Props = {}): Figure {
  const sketch = startSketch(recipe, pose);
  defineSkin(sketch);
  defineHair(sketch);
  const hair = hairOf(sketch);
  const tilt = pose.tilt ?? recipe.tilt ?? 0;
  const headGroup = (art: string): string => `<g transform="rotate(${tilt} 0 96)">${art}</g>`;
  const body = drawBody(sketch, pose);
  const nape = hair.covered === true ? '' : backOfHead(sketch);
  const art =
    (props.behind ?? '') +
    headGroup((hair.behind?.(sketch) ?? '') + nape) +
    body.behind +
    body.torso +
    headGroup(drawHead(sketch)) +
    (props.lap ?? '') +
    body.front +
    (props.front ?? '');
  return {
    defs: sketch.defs.join(''),
    art: pose.lean === undefined ? art : `<g transform="rotate(${pose.lean} 0 500)">${art}</g>`,
  };
}

function drawHead(sketch: Sketch): string {
  const hair = hairOf(sketch);
  const ears = hair.ears === 'hidden' ? '' : drawEars(sketch);
  return (
    (hair.ears === 'under' ? ears : '') +
    drawFaceSkin(sketch) +
    drawMarks(sketch) +
    drawAgeLines(sketch) +
    drawBeard(sketch) +
    drawEyes(sketch) +
    drawMouth(sketch) +
    drawNose(sketch) +
    hair.on(sketch) +
    (hair.ears === 'over' ? ears : '') +
    drawHeadJewellery(sketch)
  );
}
