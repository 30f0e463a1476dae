import { seededRandom } from '../seeded-random.ts';
import { church, dianiBeach, fortJesus, kisumu, lamuTown, mosque } from './coast.ts';
import {
  fourteenFalls,
  garden,
  hellsGate,
  karuraForest,
  kerichoTea,
  mountKenya,
  ngongHills,
  nyeriCoffee,
} from './highlands.ts';
import { cafe, concert, kitchen, library, livingRoom, studio } from './indoors.ts';
import type { Light, Scene } from './scenery.ts';
import { campus, eldoretTrack, footballPitch, market, matatuStage, nairobi, rooftop } from './town.ts';
import { amboseli, lakeNakuru, maasaiMara, naivasha, turkana } from './wild.ts';

/** The places in which people are shown, 400 x 500 units each. */
const places = {
  ngongHills,
  mountKenya,
  kerichoTea,
  nyeriCoffee,
  karuraForest,
  hellsGate,
  fourteenFalls,
  garden,
  maasaiMara,
  amboseli,
  lakeNakuru,
  turkana,
  naivasha,
  dianiBeach,
  lamuTown,
  fortJesus,
  kisumu,
  mosque,
  church,
  nairobi,
  rooftop,
  matatuStage,
  market,
  campus,
  eldoretTrack,
  footballPitch,
  cafe,
  library,
  kitchen,
  studio,
  concert,
  livingRoom,
} as const satisfies Record<string, (scene: Scene) => string>;

export type PlaceName = keyof typeof places;
export const placeNames = Object.keys(places) as readonly PlaceName[];

const lights: readonly Light[] = ['noon', 'morning', 'dusk', 'noon'];

/** Draws a place. The seed decides the light of the day and the small irregularities. */
export function drawPlace(name: PlaceName, id: string, seed: string, defs: string[]): string {
  const random = seededRandom(`place ${seed}`);
  random();
  const light = lights[Math.floor(random() * lights.length)] ?? 'noon';
  return places[name]({ id, random, defs, light });
}
