export { personalInstallation } from './installation.repository.ts';
export { judgeInstallation, type InstallationFacts } from './installation-rules.ts';
export { joinInstallation, readDatabaseName, readInstallation, settleInstallation } from './settle-installation.ts';
