// The part of @vladmandic/face-api 1.7.15, and of the TensorFlow.js 4.22 inside it, that is used here. Its own types
// need 200 MB of packages that are not installed.

export interface Tensor {
  data(): Promise<Float32Array>;
  dispose(): void;
}

export interface GraphModel {
  predict(input: Tensor): Tensor;
}

export interface TensorFlow {
  env(): { set(flag: string, value: boolean): void; setPlatform(name: string, platform: object): void };
  setWasmPaths(paths: Readonly<Record<string, string>>, usePlatformFetch: boolean): void;
  setBackend(name: 'wasm'): Promise<boolean>;
  ready(): Promise<void>;
  tensor3d(values: Int32Array, shape: readonly [number, number, number], type: 'int32'): Tensor;
  tensor4d(values: Float32Array, shape: readonly [number, number, number, number]): Tensor;
  loadGraphModel(handler: unknown): Promise<GraphModel>;
  readonly io: {
    decodeWeights(buffer: ArrayBuffer, specs: readonly unknown[]): unknown;
    fromMemory(model: object): unknown;
  };
}

interface Net {
  loadFromWeightMap(weights: unknown): Promise<void> | void;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DescribedFace {
  readonly detection: { readonly box: Box; readonly score: number };
  /** 128 numbers. */
  readonly descriptor: Float32Array;
}

interface FaceDetection {
  readonly box: Box;
}

export interface FaceApi {
  readonly tf: TensorFlow;
  readonly env: { setEnv(environment: object): void };
  readonly nets: { readonly ssdMobilenetv1: Net; readonly faceLandmark68Net: Net; readonly faceRecognitionNet: Net };
  readonly SsdMobilenetv1Options: new (options: { minConfidence: number; maxResults: number }) => object;
  detectAllFaces(
    input: Tensor,
    options: object,
  ): PromiseLike<readonly FaceDetection[]> & {
    withFaceLandmarks(): { withFaceDescriptors(): PromiseLike<readonly DescribedFace[]> };
  };
}
