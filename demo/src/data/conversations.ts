import type { DemoConversation } from './demo-history.ts';

export const demoConversations: readonly DemoConversation[] = [
  {
    between: ['amina', 'otieno'],
    unread: 2,
    messages: [
      {
        minutesAgo: 12_700,
        from: 'otieno',
        text: 'Hi Amina. Standard Four is brave. What was the best excuse this week?',
      },
      {
        minutesAgo: 12_640,
        from: 'amina',
        text: 'The homework was eaten by a goat. I asked for proof. He brought the goat.',
      },
      { minutesAgo: 12_610, from: 'otieno', text: 'Full marks for that boy.' },
      { minutesAgo: 12_585, from: 'amina', text: 'He got seven out of ten. The goat got the rest.' },
      {
        minutesAgo: 7_310,
        from: 'otieno',
        text: 'I will be in Mombasa next month for the Likoni site. Where does one eat?',
      },
      {
        minutesAgo: 7_240,
        from: 'amina',
        text: 'At my aunt’s, if you behave. Otherwise there is a place near Fort Jesus that does not lie about its pilau.',
      },
      { minutesAgo: 7_205, from: 'otieno', text: 'I behave very well near food.' },
      { minutesAgo: 1_470, from: 'amina', text: 'When do you land? I can show you Old Town before it gets hot.' },
      { minutesAgo: 62, from: 'otieno', text: 'SGR, Friday the first train. I like to see the country go by.' },
      { minutesAgo: 60, from: 'otieno', text: 'Old Town sounds perfect. I will bring good shoes and an appetite.' },
    ],
  },
  {
    between: ['kiptoo', 'amina'],
    unread: 1,
    messages: [
      { minutesAgo: 8_400, from: 'amina', text: 'A physiotherapist who does not run. Do your patients know?' },
      {
        minutesAgo: 8_320,
        from: 'kiptoo',
        text: 'They suspect. I drive beside them with the window down, offering advice.',
      },
      { minutesAgo: 8_290, from: 'amina', text: 'That is how I teach PE.' },
      {
        minutesAgo: 5_020,
        from: 'kiptoo',
        text: 'Have you ever been up to Iten? The view over the valley is worth the sweater.',
      },
      { minutesAgo: 4_960, from: 'amina', text: 'I own one sweater and it is decorative. I will borrow.' },
      { minutesAgo: 340, from: 'kiptoo', text: 'Sawa, when schools close then. Iten is cold, carry a jacket!' },
    ],
  },
  {
    between: ['amina', 'juma'],
    unread: 0,
    messages: [
      {
        minutesAgo: 5_500,
        from: 'juma',
        text: 'Salaam Amina. I see we both claim the best rice on the coast. This must be settled.',
      },
      {
        minutesAgo: 5_430,
        from: 'amina',
        text: 'Coconut rice is not pilau, so we can both win. What goes with yours?',
      },
      { minutesAgo: 5_390, from: 'juma', text: 'Kingfish, caught the same morning, and my uncle’s opinions.' },
      { minutesAgo: 2_960, from: 'amina', text: 'I will take the fish. How many opinions are there?' },
      { minutesAgo: 2_900, from: 'juma', text: 'Unlimited. But he naps at two.' },
      { minutesAgo: 2_845, from: 'amina', text: 'Then I will come at two. Send me that recipe first.' },
    ],
  },
  {
    between: ['mwangi', 'amina'],
    unread: 0,
    messages: [
      {
        minutesAgo: 2_980,
        from: 'mwangi',
        text: 'Hello from a very wet Nyeri. Is it true the sun still exists there?',
      },
      {
        minutesAgo: 2_930,
        from: 'amina',
        text: 'It exists a little too much. I would trade you an hour of it for one bag of your coffee.',
      },
      { minutesAgo: 2_915, from: 'mwangi', text: 'Deal. The coffee travels better than the sun.' },
      { minutesAgo: 1_610, from: 'amina', text: 'What made you start drinking it so late?' },
      {
        minutesAgo: 1_540,
        from: 'mwangi',
        text: 'My grandfather said coffee was for selling. It took me thirty years to disobey him.',
      },
    ],
  },
  {
    between: ['brian', 'akinyi'],
    unread: 2,
    messages: [
      { minutesAgo: 14_100, from: 'brian', text: 'Akinyi, karaoke is a serious thing to claim. What is your song?' },
      { minutesAgo: 14_020, from: 'akinyi', text: 'Anything by Brenda Fassie. I do not sing it, I defend it.' },
      { minutesAgo: 13_990, from: 'brian', text: 'I do one Sauti Sol song and then I hold people’s bags.' },
      { minutesAgo: 13_960, from: 'akinyi', text: 'Every good group needs a bag holder. You are hired.' },
      { minutesAgo: 8_730, from: 'brian', text: 'I tried the fish your way. Lemon, no fuss. The onions still burned.' },
      { minutesAgo: 8_690, from: 'akinyi', text: 'Brian. Lower the fire and stop answering your phone.' },
      { minutesAgo: 8_655, from: 'brian', text: 'How did you know about the phone?' },
      { minutesAgo: 130, from: 'akinyi', text: 'I am in Nairobi from Thursday, my cousin’s graduation.' },
      {
        minutesAgo: 128,
        from: 'akinyi',
        text: 'If you cook, I will be honest. If you do not, there is still karaoke.',
      },
    ],
  },
  {
    between: ['wanjiku', 'brian'],
    unread: 0,
    messages: [
      { minutesAgo: 9_900, from: 'wanjiku', text: 'Which museum do you pretend to have visited?' },
      { minutesAgo: 9_850, from: 'brian', text: 'The Railway Museum. I have walked past it with respect.' },
      {
        minutesAgo: 9_820,
        from: 'wanjiku',
        text: 'You will love it. There is an engine you can climb, and nobody checks your age.',
      },
      { minutesAgo: 4_350, from: 'brian', text: 'Saturday at eleven? I will bring mandazi, for the engine driver.' },
      {
        minutesAgo: 4_300,
        from: 'wanjiku',
        text: 'Eleven is good. I am the one with a book, in case there are several of us.',
      },
      {
        minutesAgo: 1_220,
        from: 'brian',
        text: 'The engine was excellent and so was the company. Next one is your choice.',
      },
    ],
  },
  {
    between: ['brian', 'mwende'],
    unread: 1,
    messages: [
      {
        minutesAgo: 6_300,
        from: 'mwende',
        text: 'A quantity surveyor. So you would know exactly how much clay I have wasted.',
      },
      { minutesAgo: 6_240, from: 'brian', text: 'To the kilo, but I would round down for you.' },
      {
        minutesAgo: 6_215,
        from: 'mwende',
        text: 'Kind man. The cups come out of the kiln on Sunday. Some of them even stand.',
      },
      { minutesAgo: 6_180, from: 'brian', text: 'I will take one that leans. My desk is not level anyway.' },
      {
        minutesAgo: 510,
        from: 'mwende',
        text: 'I kept you one. It leans to the left and has your name underneath, spelled right at the second try.',
      },
    ],
  },
  {
    between: ['zawadi', 'brian'],
    unread: 0,
    messages: [
      { minutesAgo: 3_600, from: 'brian', text: 'Three hours before dawn up a hill, people pay for that?' },
      { minutesAgo: 3_540, from: 'zawadi', text: 'They pay me to stop complaining at the top. It always works.' },
      { minutesAgo: 3_500, from: 'brian', text: 'I complain quietly. Is there a discount?' },
      {
        minutesAgo: 3_470,
        from: 'zawadi',
        text: 'For quiet ones there is boiled cassava at the summit. Come and see.',
      },
      { minutesAgo: 2_080, from: 'brian', text: 'Looking at trains now. Do you really wave at them?' },
      { minutesAgo: 2_015, from: 'zawadi', text: 'Every one. Some day somebody I know will be in it.' },
    ],
  },
  {
    between: ['kimutai', 'jeptoo'],
    unread: 0,
    messages: [
      { minutesAgo: 29_400, from: 'jeptoo', text: 'You paced my cousin in Eldoret. She still talks about your watch.' },
      { minutesAgo: 29_300, from: 'kimutai', text: 'It is a very loud watch. How is her knee?' },
      { minutesAgo: 29_260, from: 'jeptoo', text: 'Better. Mine says Sunday is for tea, not hills.' },
      { minutesAgo: 29_210, from: 'kimutai', text: 'Your knee and I agree. The kiosk by the arch, at four?' },
    ],
  },
  {
    between: ['ken', 'simon'],
    unread: 1,
    messages: [
      { minutesAgo: 21_000, from: 'ken', text: 'Four ropes and one suit. Which one do I meet first?' },
      { minutesAgo: 20_800, from: 'simon', text: 'Depends where you fall.' },
      {
        minutesAgo: 20_760,
        from: 'ken',
        text: 'That is the best line I have read all season, and I read for a living.',
      },
      { minutesAgo: 820, from: 'simon', text: 'I am in Nairobi for the premiere. I will wear the suit.' },
    ],
  },
  {
    between: ['samuel', 'tabitha'],
    unread: 0,
    messages: [
      {
        minutesAgo: 39_000,
        from: 'samuel',
        text: 'Good evening Tabitha. My daughter says I should write something clever. I would rather ask how your garden is.',
      },
      {
        minutesAgo: 38_700,
        from: 'tabitha',
        text: 'Good evening Samuel. The sukuma is winning. Tell your daughter that was clever enough.',
      },
      { minutesAgo: 38_300, from: 'samuel', text: 'She is reading over my shoulder and looks pleased with herself.' },
    ],
  },
  {
    between: ['winnie', 'lynn'],
    unread: 0,
    messages: [
      { minutesAgo: 17_500, from: 'lynn', text: 'My bicycle has a noise. It is a sort of accusation.' },
      { minutesAgo: 17_460, from: 'winnie', text: 'That is the chain. It wants oil and an apology, in that order.' },
      { minutesAgo: 17_430, from: 'lynn', text: 'I can do the oil. Apologies I usually sentence other people to.' },
    ],
  },
];
