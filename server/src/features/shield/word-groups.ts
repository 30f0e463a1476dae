/** The words for a number, in English, Swahili and Sheng. */
const number =
  '\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|a|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|kumi(?: na \\w{1,8})?|ishirini|hamsini';
const coin =
  'crypto|cryptos|cryptocurrency|bitcoins?|bit coin|btc|usdt|tether|ethereum|eth|dogecoin|doge|altcoins?|tron|trx|sarafu|coins?';
const amount = `(?:ksh|kes|kshs|sh|usd|us)?\\$?\\d{3,9}(?:k|bob|sh|kes|ksh|usd|m)?|\\$\\d{2,9}|\\d{1,4}(?:k|bob|sh|ksh)|\\d{2,6} (?:bob|dollars|shillings|usd|ksh|kes)|(?:${number}) (?:k|hundred|thousand|bob|soo|thao|ngiri|grand|dollars)|(?:elfu|mia|thao|ngiri|soo|shilingi|bob|ashu|finje|ashara)(?: (?:${number}|moja|mia))?|mbao|finje|jill|half a k|hundred bob|thousand|thou`;

/** Words that the rules' phrases share, as alternatives of a pattern. */
export const wordGroups = {
  amount,
  coin,
  money:
    'money|cash|funds|fare|airtime|credit|bundles|data bundles|pocket money|transport|something small|some little|a little something|pesa|hela|fedha|doh|doo|dough|ganji|chapaa|mkwanja|mullah|mula|jila|cheda|cheddah|chums|ngwenje|nauli|salio|credo|bando|kitu small|kitu kidogo|chochote|kakitu',
  /** Things that somebody in need has to pay for. */
  need: 'rent|school fees|fees|fee|hospital|hospital bill|medicine|drugs|lunch|food|supper|gas|milk|unga|fare|transport|ticket|visa|airtime|bills?|groceries|diapers|electricity|tokens|burial|fuel|kodi|karo|dawa|chakula|maziwa|hospitali|basi|nauli|unga|njaa|kula|lotion|nywele|stima|maji|salon|saluni|hair|nails|uber|taxi',
  /** "Send me" in Swahili and Sheng. */
  nitumie:
    'nitumie|unitumie|utanitumia|nitumia|nirushie|unirushie|nichapie|unichapie|niwekee|uniwekee|nidishie|nisort|unisort|niboost|uniboost|nisaidie|unisaidie|kunisaidia|niokolee|niokoe|nibambe|nipe|nipee|unipe|unipee|nipatie|unipatie|niongezee|nisukumie|nitupie|kunitumia',
  please: 'please|pls|plz|kindly|tafadhali|naomba|nakuomba|babe|baby|dear|jameni|aki',
  chatApp:
    'whatsapps?|whats app|watsapp|watsap|whatsap|wasap|wassap|wapp|telegram|telegrm|tele|snapchat|snap|instagram|insta|ig|facebook|fb|messenger|hangouts?|google chat|tiktok|twitter|viber|imo|skype|kik|wechat|discord|signal',
  picture: 'photos?|pictures?|pics?|videos?|clips?|nudes?|recordings?|screenshots?|picha|mapicha|mapics|hizo|hizi',
  nude: 'nudes?|nude photos|naked|uchi|utupu|intimate|sex tape|topless',
  circle:
    'family|boss|husband|wife|friends|facebook friends|church|contacts|employer|parents|mother|mum|father|colleagues|workmates|everyone|everybody|familia|bosi|marafiki|mabeshte|wazazi|mume|mke|mama|baba|kanisa|pastor',
  brand:
    'google play|itunes|steam|amazon|apple|razer gold|razer|xbox|playstation|psn|netflix|ebay|sephora|visa gift|vanilla',
} as const satisfies Record<string, string>;

export type WordGroup = keyof typeof wordGroups;
