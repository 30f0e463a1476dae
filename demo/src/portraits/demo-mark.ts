import { strokeLetters } from '../specimens/stroke-letters.ts';

/**
 * The word DEMO near the right edge, at the height of the face: there neither the card, which cuts off top and bottom, nor
 * an arch, which cuts off the upper corners, nor the hem beside a wide card hides it, and no face is.
 */
export function demoMark(): string {
  return (
    '<g transform="translate(374 272) rotate(-90)"><rect x="0" y="-22" width="70" height="22" rx="11" fill="#2b0a18" fill-opacity=".62"/>' +
    `${strokeLetters('DEMO', { x: 12, y: -16, height: 10, color: '#fffaf5', pen: 0.95 })}</g>`
  );
}
