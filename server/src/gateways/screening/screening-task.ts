import type { DocumentPictures, SeenDocuments, SeenPhoto } from './screener.ts';

/** The request to the screening process. */
export type ScreeningTask =
  | { readonly kind: 'documents'; readonly pictures: DocumentPictures }
  | { readonly kind: 'photo'; readonly photo: Uint8Array };

/** The response of the screening process. Errors lose their class between processes, so a failure is data. */
export type ScreeningAnswer =
  | { readonly kind: 'documents'; readonly result: SeenDocuments }
  | { readonly kind: 'photo'; readonly result: SeenPhoto }
  | { readonly kind: 'failed'; readonly why: 'crashed' | 'no_model'; readonly problem: string };
