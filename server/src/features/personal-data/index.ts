export { deleteAccount, deleteRows } from './delete-account.ts';
export { eraseFilesOfDeleted } from './erase-files.ts';
