/** A profile at the limits of what members may type, or with names and texts that a design easily forgets. */
export interface EdgeProfile {
  readonly name: string;
  readonly age: number;
  readonly location: string;
  readonly bio: string;
  readonly interests: readonly string[];
  /** The key of the demo person whose portrait the member has; without a key the member has no photo. */
  readonly looks?: string;
}

const bio = 'Tea first, then everything else.';
const longTown = 'Kapsabet, up the hill behind the old post office, next to the tea factory gate';
const oneWord = 'Wanjikuwanyamburamuthonigathonikabuigwaciarawacwiriwambuinjeri';
const bio500 = 'I count goats for a living and sheep when I cannot sleep. '.repeat(9).slice(0, 500);

export const edgeProfiles = {
  longName: {
    name: 'Maria Consolata Wanjirũ wa Mbũthia Nyambura Muthoni Gathoni Achieng',
    age: 41,
    location: longTown,
    bio,
    interests: ['Tea'],
    looks: 'wambui',
  },
  oneWord: {
    name: oneWord.slice(0, 60),
    age: 42,
    location: 'Taita',
    bio: 'Anunbrokenword'.repeat(36).slice(0, 500),
    interests: ['Unbrokeninterestofthirtyletter'],
    looks: 'mumbua',
  },
  fullBio: {
    name: 'Nekesa',
    age: 43,
    location: longTown,
    bio: bio500,
    interests: Array.from(
      { length: 20 },
      (_, index) => `Interest of thirty letters ${String(index + 1).padStart(3, '0')}`,
    ),
    looks: 'nekesa',
  },
  arabic: {
    name: 'فاطمة الزهراء بنت سالم',
    age: 44,
    location: 'لامو',
    bio: 'أحب البحر والشاي، وأبحث عن إنسان طيب.',
    interests: ['الطبخ', 'السفر'],
    looks: 'halima',
  },
  hebrew: {
    name: 'שרה',
    age: 45,
    location: 'Mombasa',
    bio: 'שלום! I bake on Fridays.',
    interests: ['Baking'],
    looks: 'naserian',
  },
  emoji: {
    name: 'Njeri 🌻👩🏾‍🌾🇰🇪',
    age: 46,
    location: 'Nyeri 🏔️',
    bio: '🌱🐐☕️🎶 '.repeat(8),
    interests: ['☕️', 'Farming 🚜'],
    looks: 'njeri',
  },
  accents: {
    name: 'Mũthoni Ĩtũrĩa',
    age: 47,
    location: 'Mũrang’a',
    bio: 'Wĩ mwega? Nĩ wega mũno.',
    interests: ['Gũthoma'],
    looks: 'muthoni',
  },
  bare: { name: 'Bo', age: 48, location: 'Voi', bio: '', interests: [] },
} as const satisfies Record<string, EdgeProfile>;
export type EdgeKey = keyof typeof edgeProfiles;
