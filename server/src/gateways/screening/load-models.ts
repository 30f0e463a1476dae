import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FaceApi, GraphModel, TensorFlow } from './face-api.ts';

/** The models for faces and their descriptors, and for explicit pictures. */
export interface Models {
  readonly faceApi: FaceApi;
  readonly nudity: GraphModel;
}

const faceApiFile = '@vladmandic/face-api/dist/face-api.esm.js';
const wasmFile = '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm';
/** The package exports this file, but not the weights beside it. */
const nudityFile = 'nsfwjs/models/mobilenet_v2_mid';
const nudityWeights = '../../models/mobilenet_v2_mid/model.min.js';

/**
 * Loads the models from their packages. Nothing is downloaded.
 *
 * @param from a folder to read them from instead of node_modules
 * @throws when one of their files is missing
 */
export async function loadModels(from: string | undefined): Promise<Models> {
  const resolve = (file: string): string => (from === undefined ? import.meta.resolve(file) : new URL(file, from).href);
  const faceApi = await openFaceApi(resolve(faceApiFile), fileURLToPath(resolve(wasmFile)));
  const folder = new URL('../model/', resolve(faceApiFile));
  const { ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet } = faceApi.nets;
  await ssdMobilenetv1.loadFromWeightMap(await readWeights(faceApi.tf, folder, 'ssd_mobilenetv1_model'));
  await faceLandmark68Net.loadFromWeightMap(await readWeights(faceApi.tf, folder, 'face_landmark_68_model'));
  await faceRecognitionNet.loadFromWeightMap(await readWeights(faceApi.tf, folder, 'face_recognition_model'));
  const nudityJson = new URL(nudityWeights, resolve(nudityFile));
  return { faceApi, nudity: await loadNudityModel(faceApi.tf, fileURLToPath(nudityJson)) };
}

/**
 * Imports the bundle for browsers, the only one that contains TensorFlow.js: the others need 200 MB of packages. In
 * Node the bundle would require modules that it does not contain, so Node is hidden from it.
 */
async function openFaceApi(file: string, wasm: string): Promise<FaceApi> {
  const { versions } = process;
  Object.defineProperty(process, 'versions', { value: { ...versions, node: undefined }, configurable: true });
  try {
    const faceApi: FaceApi = await import(file);
    await startWasm(faceApi, wasm);
    return faceApi;
  } finally {
    Object.defineProperty(process, 'versions', { value: versions, configurable: true });
  }
}

/** Replaces the elements and functions of a browser. */
function missing(): never {
  throw new Error('There is no browser here');
}

async function startWasm({ tf, env }: FaceApi, file: string): Promise<void> {
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  tf.env().setPlatform('screening', {
    fetch: async (path: string) => ({ ok: true, arrayBuffer: async () => bufferOf(await readFile(path)) }),
    now: () => performance.now(),
    encode: (text: string) => new TextEncoder().encode(text),
    decode: (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes),
    setTimeoutCustom: setTimeout,
    isTypedArray: (value: unknown) => ArrayBuffer.isView(value) && !(value instanceof DataView),
  });
  // The models get only tensors, so there is no canvas and no picture element. The bundle tests values for being one of
  // these.
  const elements = ['Canvas', 'CanvasRenderingContext2D', 'Image', 'ImageData', 'Video'];
  const functions = ['createCanvasElement', 'createImageElement', 'createVideoElement', 'fetch', 'readFile'];
  env.setEnv(Object.fromEntries([...elements, ...functions].map((name) => [name, missing])));
  // The default is an address on the Internet. The function needs all three names, and the second one is used.
  const names = ['tfjs-backend-wasm.wasm', 'tfjs-backend-wasm-simd.wasm', 'tfjs-backend-wasm-threaded-simd.wasm'];
  tf.setWasmPaths(Object.fromEntries(names.map((name) => [name, file])), true);
  // The cause is only known to WebAssembly, which writes it to the console.
  if (!(await tf.setBackend('wasm'))) throw new Error('WebAssembly could not be started');
  await tf.ready();
}

async function readWeights(tf: TensorFlow, folder: URL, name: string): Promise<unknown> {
  const manifest: { paths: string[]; weights: unknown[] }[] = JSON.parse(
    await readFile(new URL(`${name}-weights_manifest.json`, folder), 'utf8'),
  );
  const files = manifest.flatMap(({ paths }) => paths);
  const bytes = Buffer.concat(await Promise.all(files.map((file) => readFile(new URL(file, folder)))));
  return tf.io.decodeWeights(
    bufferOf(bytes),
    manifest.flatMap(({ weights }) => weights),
  );
}

interface ModelDescription {
  readonly modelTopology: object;
  readonly format: string;
  readonly weightsManifest: readonly [{ readonly weights: readonly unknown[] }];
}

/** nsfwjs stores its weights as text in scripts. Its own loader takes 12 seconds and 1.5 GB. */
async function loadNudityModel(tf: TensorFlow, file: string): Promise<GraphModel> {
  const { modelTopology, format, weightsManifest }: ModelDescription = createRequire(import.meta.url)(file);
  const shards = ['group1-shard1of2', 'group1-shard2of2'].map(async (name) =>
    lastText(await readFile(file.replace('model.min.js', `${name}.min.js`), 'latin1')),
  );
  const bytes = Buffer.concat((await Promise.all(shards)).map((text) => Buffer.from(text, 'base64')));
  return tf.loadGraphModel(
    tf.io.fromMemory({
      modelTopology,
      format,
      weightSpecs: weightsManifest[0].weights,
      weightData: bufferOf(bytes),
    }),
  );
}

/** The last text between double quotes in a script. */
function lastText(script: string): string {
  const end = script.lastIndexOf('"');
  return script.slice(script.lastIndexOf('"', end - 1) + 1, end);
}

function bufferOf(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
