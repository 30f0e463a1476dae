import type { DocumentPictures, SeenDocuments, SeenPhoto } from './screener.ts';

/** What the screening process is asked. */
export type ScreeningTask =
  | { readonly kind: 'documents'; readonly pictures: DocumentPictures }
  | { readonly kind: 'photo'; readonly photo: Uint8Array };

/** What it answers. Errors lose their class between processes, so a failure is data. */
export type ScreeningAnswer =
  | { readonly kind: 'documents'; readonly result: SeenDocuments }
  | { readonly kind: 'photo'; readonly result: SeenPhoto }
  | { readonly kind: 'failed'; readonly why: 'crashed' | 'no_model'; readonly problem: string };
