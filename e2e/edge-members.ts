import { randomUUID } from 'node:crypto';
import { makePhonePhoto } from './pictures.ts';
import { approveVerification } from './reviewer.ts';
import { call, demoPassword, serverAddress, signIn } from './server-calls.ts';
import { submitDocuments } from './waiting-member.ts';

/** A profile that goes to the limits of what may be typed, or beyond what a design thinks of. */
export interface EdgeProfile {
  readonly name: string;
  readonly age: number;
  readonly location: string;
  readonly bio: string;
  readonly interests: readonly string[];
  /** The demo person whose portrait they have; none: no photo. */
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

export interface EdgeMember {
  readonly key: EdgeKey;
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

/** Lesbian women over 40, whom nearly nobody of the demo people is shown. */
async function makeMember(profile: EdgeProfile): Promise<Omit<EdgeMember, 'key'>> {
  const email = `edge.${randomUUID()}@example.org`;
  const birthday = `${new Date().getFullYear() - profile.age}-01-02`;
  await call('POST', '/api/signup/', {
    body: {
      full_name: profile.name,
      email,
      password: demoPassword,
      birthday,
      gender: 'female',
      orientation: 'lesbian',
    },
  });
  const { access: token, user } = await signIn(email);
  const { looks, interests, ...fields } = profile;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('interests', JSON.stringify(interests));
  if (looks !== undefined) {
    const photo = await makePhonePhoto(looks);
    form.append('photo', new Blob([new Uint8Array(photo.buffer)], { type: photo.mimeType }), photo.name);
  }
  const saved = await fetch(`${serverAddress()}/api/profiles/me`, {
    method: 'PUT',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  if (!saved.ok) throw new Error(`The profile was refused: ${saved.status} ${await saved.text()}`);
  return { id: user.id, email, token };
}

/** With the badge. */
export async function makeEdgeMember(key: EdgeKey): Promise<EdgeMember> {
  const member = { key, ...(await makeMember(edgeProfiles[key])) };
  await submitDocuments(member.token);
  await approveVerification(member.id);
  return member;
}

/** `first` learns of it from the bell. */
export async function makeMatch(first: EdgeMember, second: EdgeMember): Promise<void> {
  await call('POST', '/api/profiles/like-pass/', {
    token: first.token,
    body: { target_profile_id: second.id, matched: true },
  });
  await call('POST', '/api/profiles/like-pass/', {
    token: second.token,
    body: { target_profile_id: first.id, matched: true },
  });
}

export async function writeTo(from: EdgeMember, to: EdgeMember, text: string): Promise<void> {
  await call('POST', '/api/messages/send/', { token: from.token, body: { sender: from.id, receiver: to.id, text } });
}

const longAddress = `https://example.org/${'a-path-without-any-place-to-break'.repeat(5)}`;
const longMessage = 'Once upon a time in Turkana, a goat ate my homework. '.repeat(80).slice(0, 4000).trim();

/** Somebody who has matched each of them, and whom all but the barest have written to. */
export async function makeEdgeGroup(keys: readonly EdgeKey[]): Promise<{ viewer: EdgeMember; others: EdgeMember[] }> {
  const viewer = await makeEdgeMember('fullBio');
  const others: EdgeMember[] = [];
  for (const key of keys) {
    const other = await makeEdgeMember(key);
    others.push(other);
    await makeMatch(viewer, other);
    if (key === 'bare') continue;
    await writeTo(other, viewer, key === 'longName' ? longAddress : `Hello from ${edgeProfiles[key].name}`);
    await writeTo(
      viewer,
      other,
      key === 'arabic' ? 'مرحبا! Ahlan, how was the sea today?' : `${'Wordwithoutanybreak'.repeat(20)} 😂`,
    );
    await writeTo(
      other,
      viewer,
      { arabic: 'كان البحر هادئا، والحمد لله.', oneWord: longMessage }[key as string] ?? 'K',
    );
  }
  return { viewer, others };
}
