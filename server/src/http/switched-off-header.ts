/** Names what is switched off, separated by spaces. A response lacks it while everything is on. */
export const switchedOffHeader = 'switched-off';
