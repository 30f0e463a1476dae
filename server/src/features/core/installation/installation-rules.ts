export interface InstallationFacts {
  readonly database: { readonly name: string | null; readonly hasMembers: boolean };
  readonly folder: {
    readonly name: string | null;
    /** A name that a process has prepared. The process died before it kept the name. */
    readonly preparedName: string | null;
    readonly holdsFiles: boolean;
  };
}

/**
 * `agreed`: both carry the same name. `name`: neither has one, so both get a new one. `keep_name`: a process died after
 * it had named the database. `differ`: they belong to two installations. `files_of_others`: there are files, but the
 * database has no members to whom they could belong.
 */
export type InstallationVerdict = 'agreed' | 'name' | 'keep_name' | 'differ' | 'files_of_others';

/** Judges whether a server may use this database with this folder. */
export function judgeInstallation({ database, folder }: InstallationFacts): InstallationVerdict {
  if (database.name !== null && database.name === folder.name) return 'agreed';
  if (database.name !== null && folder.name === null && database.name === folder.preparedName) return 'keep_name';
  if (database.name !== null || folder.name !== null) return 'differ';
  return folder.holdsFiles && !database.hasMembers ? 'files_of_others' : 'name';
}
