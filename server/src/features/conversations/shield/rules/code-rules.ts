/** Somebody wants a code, a PIN or papers that open an account. */
export const codeRules = [
  '(your|ur|yako) (otp|code|pin) (please|pls|tafadhali|haraka|now)',
  '(safaricom|saf) & (number|numbers|namba|code|text|ujumbe) & (<tellMe>|whats the|what are) & -<story>',
  '<handOver> .. <identity> & -<story>',
  '<identity> & <handOver> & (so|to|for|ili|nisajili|niku\\w{2,12}|utume|job|form|system|visa|tiketi|hr|receive) & -<story>',
  '<secretCode> & <arrives> & <tellMe> & -<story>',
  '<secretCode> & (support|team|verification|huduma kwa wateja|bank|upgrading|niamini|tell me|nikutolee|help you) & <tellMe> & -<story>',
  '(log|login|ingia) .. (your|ur|yako) .. (facebook|fb|email|bank|account|insta|mpesa)',
  '(your|ur) (mpesa|m pesa|atm|bank|card|secret)? pin',
  'pin (yako|number yako)',
  'namba (yako)? ya (siri|kitambulisho) (yako|na pin)',
  '(screenshot|photo|picha|copy) (of|ya) .. (sms|message|ujumbe) .. (code|kodi|uthibitisho|safaricom|saf)',
  '(six|sita|four|five|tano|nne|6|4|5) (digits|numbers|tarakimu)',
  '(digits|numbers|tarakimu|namba) (six|sita|four|nne|6|4) .. (say|nini|zinasema|zinasemaje|ni|nisomee)',
  '(password|passcode|nywila|passwd) (of|for|yako|ya)',
];
