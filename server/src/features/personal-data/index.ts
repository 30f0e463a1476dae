export { countOpenErasures } from './erasures.repository.ts';
export { deleteAccount, deleteRows } from './delete-account.ts';
export { eraseFilesOfDeleted, listErasedPhotos } from './erase-files.ts';
