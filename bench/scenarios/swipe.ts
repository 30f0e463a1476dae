import { createLocalEventBus } from '../../server/src/gateways/event-bus/local-event-bus.ts';
import { systemClock } from '../../server/src/gateways/clock.ts';
import { swipeProfile } from '../../server/src/features/discovery/swipes/swipe-profile.ts';
import type { Operation } from '../data-layer/operation.ts';
import { firstRandomNumber, memberId, memberIdPgbench } from '../filling/member-ids.ts';
import { randomNumber, type Bench } from './bench.ts';
import type { HotPath } from './hot-path.ts';

const likedShare = 0.45;

/** Swipes between two random members, who are nearly always a new pair. They carry no comment. */
export function swipePath({ settings }: Pick<Bench, 'settings'>): HotPath {
  const draw = (membersMax: number | null = null) => {
    const last = membersMax === null ? settings.profiles : firstRandomNumber + membersMax - 1;
    const first = randomNumber(firstRandomNumber, Math.min(last, settings.profiles));
    const other = randomNumber(firstRandomNumber, settings.profiles - 1);
    return {
      user: memberId(first),
      target: memberId(other < first ? other : other + 1),
      liked: Math.random() < likedShare,
    };
  };
  const operation: Operation<ReturnType<typeof draw>> = {
    draw: () => draw(),
    run: (database, { user, target, liked }) =>
      swipeProfile({ ...dependencies, database }, user, { targetId: target, liked }),
    pgbench: [
      `\\set n random(${firstRandomNumber}, ${settings.profiles})`,
      `\\set m random(${firstRandomNumber}, ${settings.profiles - 1})`,
      '\\set m :m + (case when :m < :n then 0 else 1 end)',
      `\\set user ${memberIdPgbench('n')}`,
      `\\set target ${memberIdPgbench('m')}`,
      `\\set draw random(1, 100)`,
      `\\set liked case when :draw <= ${100 * likedShare} then 1 else 0 end`,
    ],
    // All swipes are recorded as likes, which cost more.
    found: [[strangers], [{ isWritten: true, matchedAt: null }]],
  };
  return {
    name: 'swipe',
    scenario: 'swipe',
    status: 200,
    cpuMicrosMax: 300,
    layerRatioMin: 0.7,
    operation,
    requests: (total, membersMax) =>
      Array.from({ length: total }, () => {
        const { user, target, liked } = draw(membersMax);
        const body = { target_profile_id: target, matched: liked };
        return { userId: user, request: { method: 'POST', path: '/api/profiles/like-pass/', body } };
      }),
  };
}

/** The facts of two verified members who have not answered each other. */
const strangers = {
  isVerified: true,
  isPaused: false,
  hasPhoto: true,
  plan: 'premium',
  countsAsLiker: true,
  isShown: true,
  isForEveryone: true,
  mine: null,
  theirs: null,
  matchedAt: null,
  isParted: false,
};

/** The app of the bench asks nobody for a photo either. */
const dependencies = {
  clock: systemClock,
  events: createLocalEventBus(),
  signPhotoFor: () => () => '',
  requirePhoto: false,
};
