import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PoseDrawing } from './pose-drawing.tsx';

const places = ['cheek', 'chin', 'forehead'] as const;
const faces = ['smile', 'open', 'puffed', 'tilted'] as const;

test('each pose has a drawing of its own, and what belongs to its place and its face', async () => {
  const drawings = places.flatMap((place) =>
    faces.map((face) => `${place}, ${face}\n${renderToStaticMarkup(<PoseDrawing place={place} face={face} />)}`),
  );
  await expect(drawings.join('\n\n').replaceAll('><', '>\n<')).toMatchFileSnapshot('./in-words/poses.txt');
});
