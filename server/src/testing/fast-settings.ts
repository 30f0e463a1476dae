/** The settings of PostgreSQL for tests. They risk its data in a crash, which does not matter there. */
export const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  // It learns of a table at a time of its own, which changes the plans that tests look at.
  autovacuum: 'off',
} as const;
