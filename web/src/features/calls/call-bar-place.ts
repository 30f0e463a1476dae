/** The id of the place above every page where a folded call is shown. */
export const callBarPlace = 'call-bar';
