import type { DemoLike } from './demo-history.ts';

/** Two people who liked each other, in this order. The match is as old as the second like. */
function mutual(first: string, firstMinutesAgo: number, second: string, secondMinutesAgo: number): DemoLike[] {
  return [
    { from: first, to: second, minutesAgo: firstMinutesAgo },
    { from: second, to: first, minutesAgo: secondMinutesAgo },
  ];
}

function like(from: string, to: string, minutesAgo: number): DemoLike {
  return { from, to, minutesAgo };
}

export const demoLikes: readonly DemoLike[] = [
  // Amina's matches.
  ...mutual('amina', 13_400, 'otieno', 12_960),
  ...mutual('kiptoo', 9_300, 'amina', 8_660),
  ...mutual('amina', 5_900, 'juma', 5_610),
  ...mutual('mwangi', 3_400, 'amina', 3_050),
  ...mutual('kamau', 900, 'amina', 130),
  // These already like Amina, so her like makes a match.
  like('hassan', 'amina', 2_600),
  like('salim', 'amina', 1_980),
  like('fadhili', 'amina', 1_420),
  like('dennis', 'amina', 610),
  like('galgalo', 'amina', 205),
  like('tim', 'amina', 48),
  // These two have not decided on Amina yet.
  like('amina', 'yusuf', 4_100),
  like('amina', 'maina', 2_200),

  // Brian's matches.
  ...mutual('brian', 14_900, 'akinyi', 14_250),
  ...mutual('wanjiku', 10_400, 'brian', 10_020),
  ...mutual('brian', 7_200, 'mwende', 6_480),
  ...mutual('zawadi', 4_000, 'brian', 3_720),
  ...mutual('naserian', 1_300, 'brian', 175),
  // These already like Brian.
  like('nafula', 'brian', 3_900),
  like('chebet', 'brian', 2_750),
  like('muthoni', 'brian', 2_100),
  like('halima', 'brian', 1_150),
  like('atieno', 'brian', 480),
  like('brenda', 'brian', 66),
  // These two have not decided on Brian yet.
  like('brian', 'tumaini', 3_100),
  like('brian', 'cherono', 1_900),

  // Matches between others.
  ...mutual('kimutai', 30_100, 'jeptoo', 29_600),
  ...mutual('ken', 22_000, 'simon', 21_300),
  ...mutual('winnie', 18_500, 'lynn', 17_900),
  ...mutual('ochieng', 16_800, 'auma', 16_000),
  ...mutual('makena', 15_200, 'muriuki', 14_700),
  ...mutual('salim', 26_400, 'mwanaisha', 25_900),
  ...mutual('samuel', 41_000, 'tabitha', 40_100),
  ...mutual('george', 12_000, 'beatrice', 11_100),
  ...mutual('moses', 19_700, 'lucy', 19_000),
  ...mutual('edna', 8_900, 'tasha', 8_100),
  ...mutual('njoroge', 11_800, 'stella', 11_000),
  ...mutual('gitau', 6_700, 'njeri', 6_100),
  ...mutual('ruth', 9_900, 'kendi', 9_400),
  ...mutual('abdul', 5_200, 'martin', 4_800),
  ...mutual('achieng', 7_700, 'kirimi', 7_000),
  // Likes without a decision by the other member yet.
  like('wafula', 'grace', 20_300),
  like('stephen', 'esther', 15_900),
  like('mohamed', 'fatuma', 9_700),
  like('rehema', 'yusuf', 8_300),
  like('neo', 'pendo', 6_900),
  like('rose', 'pauline', 5_800),
  like('wambui', 'kelvin', 4_400),
  like('victor', 'natasha', 3_300),
  like('abigael', 'mwamburi', 2_500),
];
