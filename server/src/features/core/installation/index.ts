export { personalInstallation } from './installation.repository.ts';
export { judgeInstallation, type InstallationFacts } from './installation-rules.ts';
export { joinInstallation, readInstallation, settleInstallation } from './settle-installation.ts';
