/** An advisory lock key that nothing else uses. Whoever makes a backup holds it all the time. */
export const backupLock = 6_941_726_005;
