// The part of libheif that open-heic.ts uses (https://github.com/strukturag/libheif, its JavaScript build).
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    readonly handle: object;
    /** The size from the file's header; the picture is upright. */
    get_width(): number;
    get_height(): number;
    free(): void;
  }
  interface DecodedHeif {
    readonly image: object;
    readonly channels: readonly {
      /** A view of libheif's own memory. */
      readonly data: Uint8Array;
      /** Bytes of one row, which may end with padding. */
      readonly stride: number;
      readonly width: number;
      readonly height: number;
    }[];
  }
  interface LibHeif {
    readonly HeifDecoder: new () => {
      readonly decoder: { delete(): void } | null;
      /** Reads the headers of all top-level images without decoding them. */
      decode(bytes: Uint8Array): HeifImage[];
    };
    readonly heif_colorspace: { readonly heif_colorspace_RGB: object };
    readonly heif_chroma: { readonly heif_chroma_interleaved_RGBA: object };
    /** An object with `code` when the picture cannot be decoded. */
    heif_js_decode_image2(
      handle: object,
      colorspace: object,
      chroma: object,
    ): Promise<DecodedHeif | { readonly code: object } | undefined>;
    heif_image_release(image: object): void;
  }
  const libheif: LibHeif;
  export default libheif;
}
