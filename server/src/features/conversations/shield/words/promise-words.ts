// Words about what is promised, and for sale. Each line has alternatives of a pattern.

export const promiseWords = {
  /** Work and travel abroad. */
  job: [
    'jobs?|kazi|ajira|vacancy|vacancies|position|hiring|employing|recruiting|recruitment|kdf|polisi',
    'police slot|shortlist|hr|slot|slots|nafasi|tender|teaching post|contract|visas?|viza|qatar|dubai|canada',
    'poland|saudi|oman|scholarship|qualify|safari|warehouse|cruise ship|jobless|office in town|nurses',
    'call centre|typing job|work from home|online job|kazi mjini|job iko|training starts|internship',
    'attachment|mjengo|serikali|permit',
  ],
  /** A parcel that is held. */
  parcel: [
    'parcels?|package|consignment|shipment|mzigo|mizigo|customs|forodha|jkia|courier|dhl|fedex|clearing agent',
    'diplomat|gifts? (?:i|that i)|zawadi (?:niliyokutumia|yako)|i shipped|i posted you',
    'release (?:it|your|the)|luggage|box i sent|the police at the airport|you will get a call from|atakupigia',
    'airline|cash inside|bandarini|at the port|rider|kwa port|delivery money',
  ],
  /** Somebody rich who looks for company. */
  sugar: [
    'sugar (?:mummy|mummies|mum|mums|mama|mami|daddy|daddies|baby)|mumama|mumamas|mashugamami|shugamami|shuga',
    'sponsor|rich (?:lady|ladies|woman|women|man|mummy|mummies|single mummies|cougars?)|cougars?|toyboy',
    'toy boy|ben ten|mama tajiri|single mummies|dating club|vip club|hook ?up|unlock their contacts|widow in',
    'hookups?|company for the night|per night|kwa usiku|mama mmoja tajiri|madhe flani|sponsored',
    'vip membership|meet in person|meeting fee|before a date|see anyone',
  ],
  /** A prize, a loan or an estate that waits. */
  prize: [
    'you won|have won|congrat\\w{0,12} (?:\\w{1,9} ){0,3}(?:raffle|won|winner|picked)',
    'you have been (?:selected|chosen|picked)|u have been (?:selected|chosen)|been selected|umeshinda',
    'umechaguliwa|umeteuliwa|raffle picked|grant money|the inheritance|urithi|lottery|prize|pre approved',
    'qualify|your loan limit|youve won|won a car|your loan of|loan yako iko|mkopo wako uko|inheritance is',
    'anniversary',
  ],
  /** A place to meet or to live, or a thing for sale. */
  room: [
    'hotel|hoteli|lodge|airbnb|rooms?|chumba|guest house|villa|plot|apartment|reservation|booked|nimebook|hao',
    'nyumba|house|tickets|iphone',
  ],
  /** Deeds for which an honest employer pays no more than a few shillings. */
  clicks: [
    '(?:lik(?:e|es|ing)|subscrib(?:e|ing)|follow(?:ing)?|watch(?:ing)?|rat(?:e|ing)|review(?:s|ing)?|promot(?:e|ing)|click(?:ing)?|kupenda|kulike|kufuata|fuata|kuangalia|unaangalia|unalike|ulike) (?:\\w{1,12} ){0,3}(?:videos?|pages?|channels?|ads?|adverts?|products?|hotels?|reviews?|posts?|za youtube|tiktoks?|kurasa|mtandaoni)',
    '(?:simple|small|easy|daily|online) tasks?|tasks? (?:daily|online)|data entry',
    'per (?:like|follow|page|review|click|task)|each (?:like|follow|page|review|click|task|one)',
    'kila (?:like|moja|click)|surveys?|comment(?:ing|s)? on posts|comment kwa posts|kutoa maoni',
    'rating products|typing|captcha|reviewing|penda (?:kurasa|video|page)|copy paste',
  ],
  /** Somebody is said to earn. */
  earn: [
    'earn|earns|earning|earned|paid|pays|pay you|payout|payouts|withdraw|withdrew|commission|salary|lipwa',
    'ulipwe|unalipwa|kulipwa|analipwa|unapata|upate|kupata|make|makes|unamake|income',
  ],
  /** A time by which a benefit comes. */
  soon: [
    'today|tonight|daily|every (?:day|evening|week|morning)|per (?:day|week|month)|a (?:day|week|month)',
    'weekly|monthly|instantly|instant|leo|kila (?:siku|wiki|mwezi)|kwa (?:siku|wiki|mwezi)|ndani ya',
    'in (?:one|two|an|a|\\d{1,3}) (?:hours?|hrs?|minutes|mins|days?|week|weeks)|within',
    'after (?:one|two|a|an|\\d{1,3}|few) (?:hours?|hrs|days?|weeks?)|\\d{1,3} (?:minutes|mins|hours|hrs|days)',
    'baada ya|next week|wiki ijayo|mwezi ujao|saa moja|by monday|by friday|guaranteed|guarantee|sure|uhakika',
    'risk free',
  ],
  /** Money becomes more money. */
  grows: [
    'doubles?|doubled|doubling|triples?|tripled|multipl(?:y|ies|ied)|flip|flips|flipped|flipping',
    'turns? (?:to|into)|turned (?:to|into)|becomes?|inakuwa|itakuwa|zitakuwa|inarudi|zinarudi|itarudi',
    'returns?|toka na|utoke na|get back|receive|receives|upokee|unapokea|anapokea|utapokea|inazidishwa',
    'zinazidishwa|inazaa|hurudi|mara (?:mbili|tatu|nne|tano|kumi)|times (?:two|three|your|the|more)',
    '\\d{1,2} times|\\d{1,2}x|returns|profits?|faida|pays (?:you )?(?:back|\\d)|pays \\d{1,3}k|pays <amount>',
    'turned <amount> to|is a thousand|unachukua|unatoka na|jioni unatoka|carry|back double',
    'give you everything back double',
  ],
  /** Bets that cannot be lost. */
  bet: [
    'fixed (?:match|matches|game|games|odds)|correct score|odds|betting tips?',
    'sure (?:bet|bets|game|games|banker|odds|tips?)|vip (?:tips?|odds)|banker|mikeka|mkeka|dau|staking|stake',
    'jackpot|sportpesa|betika|mozzart|aviator|crash game|betslip|mechi ya uhakika|tip ni|tips|betting|slip',
    'games za|tomorrows? (?:jackpot )?games|mechi za|arranged|zimepangwa|insider|i never lose|bet for you',
    'correct scores',
  ],
  /** Rounds in which members pay each other. */
  pool: [
    'chama|merry go round|merry go|table banking|matrix|pyramid|gifting circle|cash ?flip(?:ping)?|susu',
    'savings circle|circle|in the pot|your turn comes',
  ],
  /** Trading for others. */
  trade: [
    'forex|fx|trading|traders?|trade|trades|broker|signals|bot|copy trading|futures|stocks|shares|nodes?|mt4',
    'mt5|platform|investors?|investing|invest|wekeza|exchange|mfumo huu|liquidity pool|binary options',
    'binary option',
  ],
  /** A fortune that waits. */
  treasure: [
    'gold|dhahabu|inheritance|urithi|million dollars|million usd|mamilioni|millions|dollars|trunk|box of',
    'consignment of|dormant account|next of kin|retirement money|estate|late (?:husband|father|wife)|marehemu',
    'widow|mume wangu aliacha|peace mission|us army|general|soldier|minister',
  ],
  /** A fortune is to be kept, moved or shared. */
  keep: [
    '(?:keep|move|receive|hold|claim|transfer|moving|keeping|receiving) (?:it|them|the|my|this|with|for|money)',
    'honest (?:person|partner|man|woman|someone)|mtu mwaminifu|someone i trust',
    'trust(?:ed|worthy) (?:person|partner)|we share|tugawane|tugawe|take \\d{1,2}|per ?cent|kuitoa|kupokea',
    'want you to receive|with you|stand in',
  ],
  /** Pictures and deeds that are sold. */
  content: [
    'content|pics|pictures|photos|videos?|vids?|clips?|album|picha|mapicha|mapics|nudes?|uchi',
    'show(?: ya live)?|live show|video calls?|onlyfans|private channel|premium (?:group|channel|pics|content)',
    'massage|masaji|extras|happy ending|escort|per hour|bila nguo|without clothes|naked|uncensored',
    'custom vids|kuona zaidi|see me|on camera|short call|call with me|hot videos|full video|shots?|overnight',
    'services|huduma za mwili|exam papers|leak papers',
  ],
  /** Somebody sells. */
  sells: [
    'i sell|selling|nauza|ninauza|for sale|price list|prices?|bei|ni (?:mia|elfu|soo|thao) \\w{1,10}',
    'ni \\d{2,5}|are \\d{2,5}|is \\d{2,5}|its \\d{2,5}|just \\d{2,5}|only \\d{2,5}|for just|\\d{2,5} each',
    '\\d{2,5} bob|\\d{2,5} only|payment before|pay (?:and|before|first|once)',
    'lipa (?:kwanza|nikutumie|nikutumie)|before i (?:send|drop)|subscribe|subscription|unlock|upfront',
    'mpesa first|entry|kiingilio|njoo|location|kuona zaidi|see more|private album|payment by|hot pics',
  ],
} as const satisfies Record<string, readonly string[]>;
