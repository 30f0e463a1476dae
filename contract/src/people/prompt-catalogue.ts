/** The topics in which the prompts are listed, in that order. */
export const promptTopics = {
  days: { en: 'Everyday', sw: 'Kila siku' },
  weekends: { en: 'Weekends', sw: 'Wikendi' },
  food: { en: 'At the table', sw: 'Mezani' },
  places: { en: 'Around Kenya', sw: 'Kote Kenya' },
  people: { en: 'People I love', sw: 'Watu ninaowapenda' },
  play: { en: 'For a laugh', sw: 'Tucheke kidogo' },
  growing: { en: 'What moves me', sw: 'Kinachonigusa' },
  together: { en: 'You and me', sw: 'Wewe na mimi' },
} as const;
export type PromptTopic = keyof typeof promptTopics;

interface Prompt {
  readonly topic: PromptTopic;
  readonly en: string;
  /** No native speaker has reviewed these yet. */
  readonly sw: string;
}

/**
 * Every prompt with both its texts: the one source for the API and for the web, which fetches it when a question is
 * shown. Profiles and likes keep the id, so an id is never taken out and never given to another question.
 */
export const prompts = {
  'morning-start': { topic: 'days', en: 'My morning starts with', sw: 'Asubuhi yangu huanza na' },
  'matatu-song': {
    topic: 'days',
    en: 'The song that saves a long matatu ride',
    sw: 'Wimbo unaookoa safari ndefu ya matatu',
  },
  'rainy-day': { topic: 'days', en: 'When it rains all day, I', sw: 'Mvua ikinyesha siku nzima, mimi' },
  'small-joy': { topic: 'days', en: 'A small thing that makes my day', sw: 'Kitu kidogo kinachonifurahisha' },
  'after-work': { topic: 'days', en: 'Once work is over, find me', sw: 'Kazi ikiisha, utanipata' },
  'on-repeat': { topic: 'days', en: 'I have had this on repeat', sw: 'Ninachokirudia kila mara siku hizi' },
  'best-at-home': { topic: 'days', en: 'At home I am the one who', sw: 'Nyumbani mimi ndiye mtu ambaye' },
  'never-leave-without': { topic: 'days', en: 'I never leave the house without', sw: 'Sitoki nyumbani bila' },

  'perfect-saturday': { topic: 'weekends', en: 'My perfect Saturday', sw: 'Jumamosi yangu bora kabisa' },
  'best-sunday': { topic: 'weekends', en: 'The best Sunday in Kenya is', sw: 'Jumapili bora zaidi Kenya ni' },
  'friday-evening': { topic: 'weekends', en: 'Friday evening, you will find me', sw: 'Ijumaa jioni, utanipata' },
  'slow-morning': { topic: 'weekends', en: 'A slow morning needs', sw: 'Asubuhi tulivu inahitaji' },
  'road-trip': { topic: 'weekends', en: 'On a road trip I am in charge of', sw: 'Safarini, mimi husimamia' },
  'last-dance': { topic: 'weekends', en: 'I will dance the moment they play', sw: 'Nitacheza mara tu wakipiga' },
  'nothing-planned': { topic: 'weekends', en: 'With nothing planned, I', sw: 'Nisipokuwa na mpango, mimi' },
  'match-day': { topic: 'weekends', en: 'On match day I am', sw: 'Siku ya mechi mimi huwa' },

  'never-say-no': { topic: 'food', en: 'I will never say no to', sw: 'Sitawahi kukataa' },
  'signature-dish': { topic: 'food', en: 'The dish I cook when it matters', sw: 'Chakula ninachopika siku muhimu' },
  'chai-rules': { topic: 'food', en: 'My rules for a proper cup of chai', sw: 'Sheria zangu za chai halisi' },
  'street-food': { topic: 'food', en: 'The best street food I know', sw: 'Chakula bora cha barabarani ninachokijua' },
  'ugali-with': { topic: 'food', en: 'Ugali is best with', sw: 'Ugali huenda vizuri na' },
  'childhood-taste': {
    topic: 'food',
    en: 'A taste that takes me back to childhood',
    sw: 'Ladha inayonirudisha utotoni',
  },
  'last-bite': { topic: 'food', en: 'I do not share my last bite of', sw: 'Sigawi kipande cha mwisho cha' },
  'kitchen-fail': { topic: 'food', en: 'My greatest kitchen disaster', sw: 'Ajali yangu kubwa zaidi jikoni' },

  'show-you': { topic: 'places', en: 'A place I would love to show you', sw: 'Mahali ningependa kukuonyesha' },
  'best-view': {
    topic: 'places',
    en: 'The best view I have ever climbed to',
    sw: 'Mandhari bora zaidi niliyopanda kuyaona',
  },
  'coast-or-hills': { topic: 'places', en: 'Coast, hills or lake, and why', sw: 'Pwani, vilima au ziwa, na kwa nini' },
  'home-town': {
    topic: 'places',
    en: 'What you should know about my home town',
    sw: 'Unachopaswa kujua kuhusu mji wangu',
  },
  'next-trip': { topic: 'places', en: 'The next place on my list', sw: 'Mahali panapofuata kwenye orodha yangu' },
  'quiet-corner': { topic: 'places', en: 'My favourite quiet corner', sw: 'Kona tulivu ninayoipenda' },
  'got-lost': { topic: 'places', en: 'The time I got completely lost', sw: 'Siku nilipopotea kabisa' },
  'wildlife-story': {
    topic: 'places',
    en: 'My best story with an animal in it',
    sw: 'Kisa changu bora kumhusu mnyama',
  },

  'taught-me': { topic: 'people', en: 'The best thing somebody taught me', sw: 'Jambo bora nililofundishwa' },
  'grandparent-saying': { topic: 'people', en: 'My grandmother always says', sw: 'Nyanya yangu husema kila mara' },
  'friends-say': {
    topic: 'people',
    en: 'My friends would tell you that I',
    sw: 'Marafiki zangu wangekuambia kwamba mimi',
  },
  'laugh-with': { topic: 'people', en: 'The person who makes me laugh the most', sw: 'Mtu anayenichekesha zaidi' },
  'family-tradition': { topic: 'people', en: 'A family habit I will keep', sw: 'Desturi ya familia nitakayoidumisha' },
  'look-up-to': { topic: 'people', en: 'Somebody I look up to', sw: 'Mtu ninayemheshimu sana' },
  'kind-thing': {
    topic: 'people',
    en: 'The kindest thing a stranger did for me',
    sw: 'Wema mkubwa niliotendewa na mtu nisiyemjua',
  },
  'full-table': { topic: 'people', en: 'When everybody comes over, I', sw: 'Watu wote wakija kwetu, mimi' },

  'never-ask': { topic: 'play', en: 'Never ask me to', sw: 'Usiniombe kamwe' },
  'two-truths': { topic: 'play', en: 'Two truths and a lie', sw: 'Mambo mawili ya kweli na moja la uongo' },
  'useless-talent': { topic: 'play', en: 'My most useless talent', sw: 'Kipaji changu kisicho na faida' },
  'will-argue': {
    topic: 'play',
    en: 'I will happily argue for an hour that',
    sw: 'Ninaweza kubishana saa nzima kwamba',
  },
  'too-competitive': { topic: 'play', en: 'I get far too competitive at', sw: 'Ninashindana kupita kiasi kwenye' },
  'karaoke-song': { topic: 'play', en: 'My karaoke song', sw: 'Wimbo wangu wa karaoke' },
  'sheng-word': { topic: 'play', en: 'The Sheng word I use the most', sw: 'Neno la Sheng ninalolitumia zaidi' },
  'in-a-film': { topic: 'play', en: 'The film of my life would be called', sw: 'Filamu ya maisha yangu ingeitwa' },
  'unpopular-view': {
    topic: 'play',
    en: 'A harmless view that gets me into trouble',
    sw: 'Maoni yasiyo na madhara yanayonitia matatani',
  },

  'quietly-proud': { topic: 'growing', en: 'I am quietly proud of', sw: 'Kimya kimya najivunia' },
  'ask-me-about': { topic: 'growing', en: 'Ask me about', sw: 'Niulize kuhusu' },
  'teach-me': { topic: 'growing', en: 'Teach me', sw: 'Nifundishe' },
  'can-teach-you': { topic: 'growing', en: 'I can teach you', sw: 'Ninaweza kukufundisha' },
  'learning-now': { topic: 'growing', en: 'I am learning to', sw: 'Ninajifunza' },
  'changed-my-mind': {
    topic: 'growing',
    en: 'Something I changed my mind about',
    sw: 'Jambo nililobadilisha mawazo kulihusu',
  },
  'brave-thing': { topic: 'growing', en: 'The bravest thing I have done', sw: 'Jambo la ujasiri zaidi nililofanya' },
  'book-or-film': {
    topic: 'growing',
    en: 'A book or film that stayed with me',
    sw: 'Kitabu au filamu iliyobaki moyoni mwangu',
  },
  'one-day': { topic: 'growing', en: 'One day I will', sw: 'Siku moja natumaini' },
  'makes-me-cry': { topic: 'growing', en: 'I always get emotional when', sw: 'Jambo linalonigusa moyo kila mara' },

  'first-date': { topic: 'together', en: 'A first date I would enjoy', sw: 'Miadi ya kwanza nitakayoifurahia' },
  'get-along': { topic: 'together', en: 'We will get along if you', sw: 'Tutaelewana ikiwa' },
  'easy-to-love': { topic: 'together', en: 'The way to win me over', sw: 'Njia ya kunivutia' },
  'we-could': { topic: 'together', en: 'This month we could', sw: 'Mwezi huu tunaweza' },
  'good-listener': { topic: 'together', en: 'I feel heard when you', sw: 'Ninahisi umenisikiliza ukiwa' },
  'show-care': { topic: 'together', en: 'I show that I care by', sw: 'Ninaonyesha kujali kwa' },
  'looking-for-someone': {
    topic: 'together',
    en: 'I hope to meet somebody who',
    sw: 'Natumaini kukutana na mtu ambaye',
  },
  'green-flag': { topic: 'together', en: 'A green flag I always notice', sw: 'Dalili njema ninayoiona kila mara' },
} as const satisfies Readonly<Record<string, Prompt>>;

export type PromptId = keyof typeof prompts;

/** Every prompt's id, in the order of the catalogue. */
export const promptIds = Object.keys(prompts) as [PromptId, ...PromptId[]];
