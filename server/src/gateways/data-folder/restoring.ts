import path from 'node:path';

/** Is in `DATA_DIR` while a restore or a move into it has not ended. No server may use the folder then. */
export const restoringFile = (dataDir: string): string => path.join(dataDir, 'restoring');
