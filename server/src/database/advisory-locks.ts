/** The keys of all advisory locks. Each has a key of its own, so that no work waits for work of another kind. */
export const advisoryLocks = {
  migrations: 6_941_726_001,
  hourlyJobs: 6_941_726_002,
  collectingOfNotices: 6_941_726_003,
  namingOfInstallation: 6_941_726_004,
} as const;
