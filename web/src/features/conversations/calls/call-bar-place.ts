/** The id of the element above every page in which a minimized call is shown. */
export const callBarPlace = 'call-bar';
