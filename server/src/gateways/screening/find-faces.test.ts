import { expect, test } from 'vitest';
import { makeFlat } from '../../testing/images/make-images.ts';
import type { FaceApi } from './face-api.ts';
import { countFaces, findFaces } from './find-faces.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const box = (width: number, height: number): Box => ({ x: width + 1, y: height + 2, width, height });
const picture = await makeFlat(300, 150, '#a33').png().toBuffer();

/** Models that find these faces at this attempt, counted from 1, and what is asked of them. */
function makeModels(attempt: number, faces: readonly Box[]) {
  const asked: unknown[] = [];
  const open = new Set<number>();
  const api = {
    tf: {
      tensor3d: (pixels: Int32Array, shape: number[], type: string) => {
        const id = asked.push([pixels.length, shape, type]);
        open.add(id);
        return { dispose: () => void open.delete(id) };
      },
    },
    SsdMobilenetv1Options: class {
      readonly given: unknown;
      constructor(given: unknown) {
        this.given = given;
      }
    },
    detectAllFaces: (_input: unknown, { given }: { given: unknown }) => {
      expect(given).toEqual({ minConfidence: 0.5, maxResults: 20 });
      const found = asked.length === attempt ? faces : [];
      const described = found.map((each) => ({ detection: { box: each }, descriptor: Float32Array.of(each.width) }));
      const detected = Promise.resolve(found.map((each) => ({ box: each })));
      return Object.assign(detected, { withFaceLandmarks: () => ({ withFaceDescriptors: async () => described }) });
    },
  };
  return { asked, open, faceApi: api as unknown as FaceApi };
}

const large = [box(10, 30), box(40, 50), box(30, 30)];

test.each([
  [1, 0, 1],
  [2, 0, 2],
  [3, 90, 3],
  [4, 270, 4],
  [5, 180, 5],
  [6, 0, 5],
] as const)('a face that shows at attempt %i is in a picture that was turned by %i', async (attempt, turned, tries) => {
  const { asked, open, faceApi } = makeModels(attempt, large);
  const found = await findFaces(faceApi, picture);
  const { side } = found.square;
  expect([found.turned, asked.length, open.size]).toEqual([turned, tries, 0]);
  expect(asked[0]).toEqual([side * side * 3, [side, side, 3], 'int32']);
  // Faces below 30 % of the area of the largest one, which has 2000, are in the background.
  const described = (one: Box) => ({ ...one, descriptor: Float32Array.of(one.width) });
  expect(found.faces).toEqual(attempt === 6 ? [] : [described(box(40, 50)), described(box(30, 30))]);
});

test.each([
  [1, 2, 1],
  [2, 2, 2],
  [3, 0, 2],
])('faces that show at attempt %i are %i, after %i tries', async (attempt, count, tries) => {
  const { asked, open, faceApi } = makeModels(attempt, large);
  expect([await countFaces(faceApi, picture), asked.length, open.size]).toEqual([count, tries, 0]);
});

test('models that fail leave no memory behind', async () => {
  const { open, faceApi } = makeModels(1, large);
  const failing = {
    ...faceApi,
    detectAllFaces: () => {
      throw new Error('no backend');
    },
  } as unknown as FaceApi;
  await expect(findFaces(failing, picture)).rejects.toThrow('no backend');
  await expect(countFaces(failing, picture)).rejects.toThrow('no backend');
  expect(open.size).toBe(0);
});
