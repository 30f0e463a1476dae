export { createSwitches, type SwitchName, type Switches } from './switches.ts';
export { listSwitches, type SwitchState } from './list-switches.ts';
export { personalSwitches, writeSwitch } from './switches.repository.ts';
export { refuseStopped, visitorsNotice } from './refuse-stopped.ts';
export { wordOf } from './switch-rules.ts';
export { withholdScreenings } from './withhold-screenings.ts';
