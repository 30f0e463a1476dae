declare module 'heic-decode' {
  interface HeicImage {
    /** From the file's header; the picture is upright. */
    readonly width: number;
    readonly height: number;
    /** RGBA, 8 bits each. */
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
  }
  type HeicImages = HeicImage[] & { dispose(): void };
  function decode(input: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
  namespace decode {
    /** Reads the headers of all top-level images without decoding them. */
    function all(input: { buffer: Uint8Array }): Promise<HeicImages>;
  }
  export = decode;
}
