// Words about money that is asked for. Each line has alternatives of a pattern.

export const moneyWords = {
  /** A sum of money. */
  amount: [
    '(?!(?:19|20)\\d\\d )(?:ksh|kes|kshs|sh|usd|us)?\\$?\\d{3,9}(?:k|bob|sh|kes|ksh|usd|m)?|\\$\\d{2,9}',
    '\\d{1,4}(?:k|bob|sh|ksh)|\\d{2,6} (?:bob|dollars|shillings|usd|ksh|kes)',
    '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|a|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|kumi(?: na \\w{1,8})?|ishirini|hamsini) (?:k|hundred|thousand|bob|soo|thao|ngiri|grand|dollars)',
    '(?:elfu|mia|thao|ngiri|soo|shilingi|bob|ashu|finje|ashara)(?: (?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|a|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|kumi(?: na \\w{1,8})?|ishirini|hamsini|moja|mia))?',
    'mbao|finje|jill|half a k|hundred bob|thousand|thou',
  ],
  /** Money and what stands for it. */
  money: [
    'money|cash|funds|fare|airtime|credit|bundles|data bundles|pocket money|transport|something small',
    'some little|a little something|pesa|hela|fedha|doh|doo|dough|ganji|chapaa|mkwanja|mullah|mula|jila|cheda',
    'cheddah|chums|ngwenje|nauli|salio|credo|bando|kitu small|kitu kidogo|chochote|kakitu|promised me',
    'anything you can',
  ],
  /** Things that somebody asks to have paid. */
  needed: [
    'rent|school fees|exam fee|fees|fare|transport|fuel|mafuta|hospital|hosi|hospitali|bills?|medicine|drugs',
    'dawa|surgery|operation|dialysis|theatre|upasuaji|ambulance|burial|coffin|jeneza|mazishi|bail|dhamana',
    'lunch|supper|food|unga|gas|gesi|tokens|stima|airtime|credit|credo|salio|vocha|bundles|bando|data|wifi',
    'nails|kucha|salon|shopping|diapers|pads|karo|kodi|nauli|deni|uniform|phone|laptop|internet|allowance',
    'trip|car|monthly|every (?:week|month)|kila (?:week|wiki|mwezi)|something small|small something|hata ya',
    'line|taxi|uber|cab|electricity bill|formula|maziwa|chochote|plate of food|fee|hospital bill|milk|ticket',
    'visa|groceries|electricity|chakula|basi|njaa|kula|lotion|nywele|maji|saluni|hair|braids|wig|lashes',
  ],
  /** "Give me", in any person, tense and loan word. */
  giveMe: [
    '(?:send|sending|give|giving|wire|transfer|mpesa|boost|float|spot|support|sponsor|sponsoring|sort|bless|sambaza|rescue|bail|refund|add|get|buy|order|lend|assist|help|hlp|save|loan|advance|hook) (?:me|us)',
    '(?:fund|sponsor|pay|clear|cover|fuel|top ?up|sort|settle|foot|cater for|pay for|buy) my',
    '(?:u|uta|utai|unge|ungeli|una|m|mta|ku|a|ata|si u|mu)?(?:n|ni|tu)(?:tumi[ea]|rushi[ea]|weke[ea]|lipi[ea]|nunuli[ea]|saidi[ea]|sort|sorti[ea]|boost|support|floati?[ea]?|ongeze[ea]|changi[ea]|pe|pee|pea|pati[ea]|chukuli[ea]|fanyi[ea]|okole[ea]|oko[ea]|shikili[ea]|shike?|shikie|shki[ea]|simami[ea]|garimi[ea]|gharimi[ea]|gharami[ea]|kopesh[ea]|azim[ea]|buyi[ea]|buy|orderi[ea]|bless|sponsor|chapi[ea]|dishi[ea]|bambe|lendie?|fulizi[ea]|jazi[ea]|tupi[ea]|sukumi[ea]|clearie?)',
    'kuni(?:support|saidia|tumia|sort)|ni (?:buy|sort|send|sambaza)|sambaza|niku?ombe kitu|unitoe|uniokoe',
    'uniokoa|niokoa|kunitumia|utume|nitumie|unitumie|utanitumia|nitumia|nirushie|unirushie|nichapie|unichapie',
    'niwekee|uniwekee|nidishie|nisort|unisort|niboost|uniboost|nisaidie|unisaidie|kunisaidia|niokolee|niokoe',
    'nibambe|nipe|nipee|unipe|unipee|nipatie|unipatie|niongezee|nisukumie|nitupie|nishikia|unishikie',
    'nishikieko',
  ],
  /** Words of asking. */
  please: ['please|pls|plz|kindly|tafadhali|naomba|nakuomba|babe|baby|dear|jameni|aki'],
  /** Somebody is short of money, and why. */
  lack: [
    'stuck|nimekwama|stranded|lock(?:ed|ing)? (?:me |us )?out|locked|short|broke|hungry|njaa|robbed|stolen',
    'nimeibiwa|imeisha|nimeishiwa|nimekosa|is over|are over|finished|sina|haina|hana|hakuna kitu|no fare',
    'no (?:money|one else)|shida|sijala|admitted|amelazwa|icu|theatre|surgery|operation|upasuaji|dialysis',
    'knocked|accident|in a cell|police station|kituo cha polisi|karao|karo haija\\w{2,5}|burial|coffin|jeneza',
    'amefariki|delayed|blocked|frozen|is zero|landlord (?:is|wants|has)|landlady|landi ame\\w{2,9}|amefukuzwa',
    'fukuzwa|sent (?:\\w{1,10} )?home|rudishwa nyumbani|wanataka|wanadai|wananiadai|ninadaiwa|nadaiwa',
    'tumepungukiwa|balance|broke down|we lack|i lack|mechanic|fundi|need|nahitaji|tunahitaji|ninahitaji',
    'anahitaji|exam|deadline|nilipe deni|umwambie nani|cant (?:even )?buy|cant call|birthday|nimelemewa',
    'imenilemea|passed on|passed away|amededi|mwili|the body|kwa fix|dharura|emergency|swallowed|failed',
    'impounded|petrol station|in trouble|kick me out|kunifukuza|wamenifungia|nimefungiwa|tunatafuta|visitors',
    'slept hungry|formula|duly|sick|mgonjwa|kid|cut my|cut off|wamekata|wamenikatia|disconnected|kwa giza',
    'darkness|wont let me|no cash|no money for|deport|msiba|kufuli|they are coming for|funeral|small debt',
  ],
  /** Somebody is asked to help. */
  help: [
    'help|hlp|assist|assisting|support|rescue|sort it|sort me|sort this|cover|cater|fund|top|come in|chip in',
    'contribute|could you|would you|can you|can u|could u|unaweza|unaeza|naweza kupata|naezapata|float|bless',
    'bail|lend|refund|stand with|raise|a hand|bring|saidia|kusaidia|nisaidie|tusaidie|unisaidie|kunisaidia',
    'utanisaidia|naomba|nakuomba|changia|uokoe|uniokoe|nisort|niokolee|please|pls|plz|kindly|beg|begging',
    'msaada|ukiweza|if you can|if you could|from you|anything from|any small|whatever you|someone like you',
    'prove it|take care of me|where is my gift|zawadi yangu|sambaza|nifanyie|utume|tuma|leta|aki babe|babe',
    'baby|mpenzi|hata|even <amount>|bila <amount>|without <amount>|okoa|niokoa|unitoe|save me|any way you',
    'how much can you',
  ],
  /** It has to be soon. */
  urgent: [
    'urgent|urgently|asap|by (?:noon|evening|today|tonight|\\d{1,2}(?:am|pm)?)|deadline|haraka|fasta',
    'kabla ya saa|saa hii|sasa hivi|before (?:he|she|it|they|noon|evening)|by friday|right now',
    'i only have half|short of',
  ],
  /** Somebody is held until a sum is paid. */
  unpaid: [
    '(?:holding|hold|detained|wont (?:start|treat|release|discharge)|cant be discharged|refused to (?:release|treat)|wamekataa kum\\w{2,12}|hawataki kum\\w{2,12}|wanataka|wanadai) (?:\\w{1,14} ){0,6}(?:until?l?|till|mpaka|bila|over|tulipe|before|wants?|deposit|paid|<amount>)',
    '(?:anataka|wants) <amount>',
  ],
  /** Somebody is to pay or send, in any person and tense. */
  pay: [
    'pay|pays|paying|payment|payable|upfront|settle|settles|clear|cater|facilitates?|facilitating|commit',
    'commitment|chip in|hand over|lipa|lipia|lipie|ulipe|ulipie|unalipa|unalipia|utalipa|utalipia|kulipa',
    'kulipia|ukilipa|tulipe|malipo|toa|utoe|unatoa|kutoa|anatoa|tuma|utume|unatuma|send|sending|weka|ingiza',
    'leta|come with|kam na|njoo na|transfer|umlipe|disbursed|buy back',
  ],
  /** A payment that has to come before something else. */
  fee: [
    'fees?|ada|charges?|duty|ushuru|tax|deposit|registration|register|usajili|kujiandikisha|kujiunga',
    'processing|facilitation|clearance|clearing|release|activate|activation|kuwezesha|membership|connection',
    'subscription|handling|stempu|stamp duty|medical|vipimo|penalty|tag|booking|viewing|insurance|bima|entry',
    'training|materials|badge|uniform|certificate|savings|akiba|chai|something small|kitu kidogo|half now',
    'nusu saa hii|nusu sasa|nusu ya ada|pay half|lipia nusu|half upfront|facilitate|nusu|half',
    'security deposit|membership card|vip membership|caution deposit|office fee|meeting fee|agency takes',
    'agency fee|commitment|card at|logbook|visa fee|leave form|for security|ada ya ofisi|malipo ya|kibali',
    'leseni|fomu|form|forms|uanachama|joining|permit',
  ],
  /** A fee that is named as such, so that it needs no verb. */
  sureFee: [
    '(?:registration|processing|facilitation|clearance|release|activation|membership|connection|handling|viewing|booking|agency|visa|agent|medical|courier|transfer|joining|application|reservation|confirmation|training|shipping|delivery|customs|excise|insurance|commitment|hidden|unlock|unlocking) (?:fees?|charges?|costs?|deposit)',
    'ada (?:ya|kidogo)|connection ni|processing ni|registration ni|registering is|refundable|non refundable',
    'yellow tag|facilitation|clearance|small fee|handling charges|security deposit|caution deposit|office fee',
    'meeting fee|membership card|laptop deposit|ada ya ofisi|agency takes|agency fee|deposit required',
    'bank charges|charges from you',
  ],
  /** Shops and games whose cards are asked for. */
  brand: [
    'google play|itunes|steam|amazon|apple|razer gold|razer|xbox|playstation|psn|netflix|ebay|sephora',
    'visa gift|vanilla',
  ],
  /** Digital coins. */
  coin: [
    'crypto|cryptos|cryptocurrency|bitcoins?|bit coin|btc|usdt|tether|ethereum|eth|dogecoin|doge|altcoins?',
    'tron|trx|sarafu|coins?',
  ],
} as const satisfies Record<string, readonly string[]>;
