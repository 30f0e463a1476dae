/** Somebody wants to leave the app, where nobody can report them. */
export const offAppRules = [
  '<contactMe> .. <otherApp> & -<story> & -(group|groups|kundi) .. (class|estate|family|darasa|familia|hike|kelele|reunion) & -<refusal>',
  '~(siko|sina|not on|no) <otherApp> .. (<contactMe>|group|link|details|maelezo|handle|username|better|instead|private) & -<story> & -(class|estate|family|darasa|familia|hike|kelele|reunion) & -<refusal>',
  '(send|give|share|drop|nipe|nipee|nidrop|nipatie|nitumie|unipe|kupea|nikupee) .. (your|ur|yako|yangu)? (number|no|digits|contacts?|namba|line|phone number) .. (call|hit|text|nikuhit|nikupigie|nikusave|nikuhifadhi|tuongee|here|hapa|yako|yangu|so|be free)',
  '(save|use|beep|call|text) .. my (digits|line|number|other line)',
  '(link|page) .. (profile|bio|below|hapa chini) & (click|open|register|see|join|uone|gusa)',
  '(do you have|you have|have you got|are you on|got|you on|uko|una|unayo|uko na|uko kwa) <otherApp>',
  '(nitafute|nifuate|nifollow|niandikie|nistue|nicheki|nidm|nipate|niadd|tuongee|tubonge|tuchat|tuchati|tupatane) .. <otherApp>',
  '<otherApp> (number|namba|contact|username|channel|link)',
  '(give|send|share|drop) (me|us)? (your|ur|yako) .. (number|contact|contacts|digits|line|phone|email)',
  '(nipe|nipee|nipatie|naomba|nitumie|drop|unipe|toa) (namba|number|contact|contacts|nambari|digits|email) (yako|zako|ya simu|ya)',
  '(click|bonyeza|gusa|open) .. (link|hapa uone|here to see)',
  '(at|@) (gmail|yahoo|hotmail|outlook|icloud) (dot)? com',
  '(im|i am|am|niko|nko|nipo|find me|reach me|available) (on|kwa|at|kwenye|active on)? <otherApp> !(only|for|at|every|during|all|too)',
  'find my page',
];
