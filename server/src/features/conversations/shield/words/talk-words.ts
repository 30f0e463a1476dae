// Words about people, contact, secrets and threats, and those that make a talk harmless. Each line has alternatives of
// a pattern.

export const talkWords = {
  /** Somebody is addressed. */
  you: [
    'you|u|ur|your|yours|wewe|yako|zako|kwako|ulipe|uta\\w{2,9}|una\\w{2,9}|uki\\w{2,9}|uone|upate|uingie',
    'ingia|weka|lipa|tuma|join|ask me|dm|leta|buy|anza|anzia|jiunge|deposit|send|put|niku\\w{2,9}|toka',
    'everyone|people|kila mtu|want in|those who|subscribe',
  ],
  /** Somebody wants to talk elsewhere. */
  contactMe: [
    'text|texting|write|find|reach|catch|search|add|check|hit|call|ping|inbox|dm|chat|talk|move|go|come',
    'switch|continue|join|save|got|ask me|contact|other line|im active|active|niko active|available',
    'reply there|use my|nitafute|nicheki|nistue|niandikie|nitext|nipate|nifuate|nifollow|tuongee|tubonge',
    'tuchat|tuende|twende|tuhamie|hamia|njoo|jiunge|ingia|wacha tuende|niongeleshe|nipigie|nakupea|nikupee',
    'afadhali|more responsive|user is|username|want my digits|write me',
  ],
  /** Other apps, by any of their names. */
  otherApp: [
    'whats ?apps?|wats ?apps?|wasap|wassap|wozap|wapp|telegram|telegrm|tele|tg|snap|snapchat|insta|instagram',
    'ig|fb|facebook|messenger|signal|discord|skype|hangouts?|imo|viber|email|green app',
    'app ya (?:kijani|green)|google chat|another app|tiktok|other app|app (?:ile )?ingine',
    'programu (?:ile )?nyingine|gmail|the green one|whatsapps?|whats app|watsapp|watsap|whatsap|twitter|kik',
    'wechat',
  ],
  /** A code, a PIN or a password. */
  secretCode: [
    'codes?|kodi|otp|pin|digits?|six (?:numbers?|digits?)|namba sita|nambari sita|tarakimu|verification',
    'uthibitisho|confirmation|namba flani|number safaricom|namba ya siri|password|text (?:with|from)',
  ],
  /** A code has come, or will come. */
  arrives: [
    'received|receive|arrives?|arrive|came|come|texted|sent|got|get|imekam|imekuja|imeingia|zimeingia',
    'wamekutumia|wametuma|watakutumia|ilikuja|umepata|umepokea|by mistake|kimakosa|kwa makosa',
    'on your (?:phone|line)|to your (?:phone|line)|kwa (?:simu|line) yako|from (?:safaricom|the bank|us)',
    'will get a text|numbers in it|utapokea|utapata text|the code that comes|wamenitumia|we sent|that comes',
    'see a code|youll see|kuja|sends you|just got|upgrading',
  ],
  /** A code is to be told. */
  tellMe: [
    'tell me|tell us|could you tell|just tell|read (?:it|them|me)|give me|share|send (?:me|it|us)|forward',
    'reply with|reply|whats (?:the|ur|your)|what is|nisomee|nitext|nipe|nipee|niambie|nitumie|taja|nirudishie',
    'tuma|screenshot|type|confirm|show me|nionyeshe|giving me|give us|confirm your|thibitisha',
    'what are the numbers|whats the',
  ],
  /** Papers that show who somebody is. */
  identity: [
    '(?:id|i d|identity|national id|passport|kra pin|kra|huduma|kitambulisho|bank|card|kitambulisho chako|pasipoti) (?:number|no|card|copy|photo|pic|picture|details|statement|login)',
    '(?:your|ur|ya|cha|yako|chako|of) (?:\\w{1,9} )?(?:id|ids|national id|passport|kitambulisho|pasipoti|kra pin|kra|birth certificate|bank statement)',
    'kitambulisho chako|id yako|id front|front and back|mbele na nyuma|pande zote mbili|date of birth',
    'maiden name|mwaka wa kuzaliwa|mothers maiden|three digits behind|card number|cvv|full names?|bank login',
    'anydesk|teamviewer',
  ],
  /** Papers are to be shown or sent. */
  handOver: [
    'send|sends|sending|share|forward|give|tell|need|needs|require|requires|upload|snap|pic of|photo of',
    'photos of|copy of|nitumie|utume|tuma|nipe|nipee|nipatie|piga picha|ningehitaji|nahitaji|natumia|use your',
    'tumia|nisajili\\w{0,3}|nikusajili\\w{0,2}|nikuregister|whats|what is|can i have|let me|taja|read|nisomee',
    'namba ya|number ya|nikukatie|\\w{0,4}pigie picha|upige picha|nikufanyie|take a (?:photo|picture)',
  ],
  /** Pictures and recordings. */
  picture: ['photos?|pictures?|pics?|videos?|clips?|nudes?|recordings?|screenshots?|picha|mapicha|mapics|hizo|hizi'],
  /** Pictures without clothes. */
  nude: ['nudes?|nude photos|naked|uchi|utupu|intimate|sex tape|topless'],
  /** Words for somebody without clothes. */
  undressed: [
    'nudes?|naked|uchi|utupu|boobs|tits|naughty|without (?:clothes|your)|no clothes|bila nguo|hauna nguo',
    'huna nguo|underwear|private parts|body|sexy',
  ],
  /** Somebody wants to see. */
  showMe: ['send|show|tuma|nitumie|nipige|nionyeshe|do another|take|piga|cam|record|snap'],
  /** Something becomes known. */
  exposes: [
    'gets?|get it|see|sees|leak|leaks|spread|zinasambaa|zinaingia|zinaenda|goes|go|tag|post|attached|share',
    'upload|enjoy|love|vanish|gone|disappear|delete|silence|quiet|ninyamaze|kuifuta|kuona|aone|wakiona|akiona',
    'on every|wataona|naweka|itaiona|internet|online|nitatuma|nitazi\\w{2,9}|with me|ziko kwangu|iko na mimi',
    'downloaded|saved|make me post|nimekuscreenshot|nimekurekodi|nimekurecord',
  ],
  /** A condition or an ultimatum. */
  pressure: [
    'pay|lipa|tuma|send money|unless|otherwise|ama|la sivyo|or (?:else|your|i|these|tomorrow|it)|before|kabla',
    'until|till|midnight|hours?|hrs|warning|block|ukiblock|ukizuia|cooperate|do as i say|be wise|silence',
    'quiet|wise|stop me|nilipe|nothing comes|<amount>|bei ya|if you dont|usipo\\w{2,8}|like adults',
    'watu wakubwa',
  ],
  /** It belongs to the receiver. */
  theirs: ['your|ur|yako|zako|wako|those|these|hizo|zile|hiyo|hii|the|this|that|you|yenu'],
  /** People whom the receiver knows. */
  circle: [
    'family|boss|husband|wife|friends|facebook friends|church|contacts|employer|parents|mother|mum|father',
    'colleagues|workmates|everyone|everybody|familia|bosi|marafiki|mabeshte|wazazi|mume|mke|mama|baba|kanisa',
    'pastor',
  ],
  /** A harm that somebody announces. */
  harm: [
    'kill|stab|shoot|bury|burn|bleed|break your|ruin|destroy|finish you|shame you|expose',
    'lose (?:that|your) job|stays? alive|damu|vunja|nitakuvunja|nikuvunje|nitakusaka|kukusaka',
    'nitakuja na watu|nikulete|utalia|utanijua|umepoteza kazi|with police|na polisi|see what i do|utaona',
    'wanakutazama|wanakuwatch|watching you|embarrass you|break your legs|not sleep in peace|never have peace',
    'beat you the day',
  ],
  /** Somebody talks about themselves, about others or about the past. It excludes most frames. */
  story: [
    'i (?:work|worked|used to|paid|lost|got|bought|took|hate|booked|was|had|never|returned|run|manage|study|studied|teach|taught|read|watched|ordered|trade in|put our|finally|once|told|grew|lent|refuse|left|sold|get paid|like reading|like videos|dont (?:send|pay|bet|gamble|trade|invest))',
    'im (?:staying|the|job hunting|paying off|saving)',
    'my (?:cousin|friend|ex|company|bank|boss) (?:lost|moved|works|worked|got|bets|bet|gave|sent|asked)',
    'we (?:invested|put our|had|paid|made|were|met)|nili(?!ku|kose)\\w{2,14}|nafanya kazi|tuli\\w{3,10}',
    'alipoteza|alikulwa|nimenunua|nimelipa|nimemaliza|ilikwama|last year|jana|haha|lol|usiwahi|mwaka jana',
    'wiki jana|ex wangu|said no|walini\\w{2,9}|sikubali|siwezi|zii|were|mine is|ilinisaidia',
  ],
  /** Somebody refuses, warns or gives thanks. It excludes most frames. */
  refusal: [
    '(?:dont|do not|never|no need to|you dont have to) (?:send|pay|give|trust|buy|ask|like|expect|need|want|lend)',
    'no need|usitume|usinitumie|usinilipie|usimwamini|huna haja|sitaki|hate',
    '(?:people|men|women|guys|anyone|someone|somebody|madem|msee|watu|mtu) (?:\\w{1,8} )?(?:who|asking|asks?|asked|begging|wa ku|wanao\\w{2,9}|anayetaka|wanaomba)',
    'who ask|asked me|asks me|haha|lol|asante|thanks|thank you|reports? anyone|scam\\w{0,4}|jokes?|i lend',
    'i never|for my own|by mistake and i|rather not|not move|not yet|hope thats ok',
  ],
} as const satisfies Record<string, readonly string[]>;
