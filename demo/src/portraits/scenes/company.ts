import { atRest } from '../body/pose.ts';
import * as animals from './animals.ts';
import { half, nearly, type Activity } from './scene.ts';

/** People with animals and friends. */
export const company = {
  dog: {
    pose: {
      left: { elbow: [-176, 330], wrist: [-168, 440], hand: 'none' },
      right: { elbow: [146, 350], wrist: [130, 500], hand: 'open' },
      tilt: -6,
      expression: 'grin',
    },
    frame: { ...nearly, x: 216 },
    places: ['garden', 'karuraForest', 'ngongHills', 'dianiBeach'],
    props: animals.dog,
  },
  cat: {
    pose: {
      left: { elbow: [-150, 330], wrist: [-20, 404], hand: 'open', front: true },
      right: { elbow: [150, 330], wrist: [70, 396], hand: 'open', front: true },
      tilt: -5,
    },
    frame: half,
    places: ['livingRoom', 'kitchen', 'garden', 'rooftop'],
    props: animals.cat,
  },
  goats: {
    pose: {
      left: { elbow: [-170, 330], wrist: [-150, 440], hand: 'none' },
      right: { elbow: [160, 340], wrist: [150, 470], hand: 'open' },
      expression: 'smile',
    },
    frame: nearly,
    places: ['turkana', 'amboseli', 'ngongHills', 'garden'],
    props: animals.goats,
  },
  friends: {
    pose: {
      left: { elbow: [-176, 320], wrist: [-200, 430], hand: 'none' },
      right: { elbow: [176, 320], wrist: [200, 430], hand: 'none' },
      expression: 'laugh',
      tilt: 4,
    },
    frame: { x: 200, y: 210, scale: 0.66 },
    places: ['rooftop', 'cafe', 'dianiBeach', 'market', 'ngongHills', 'matatuStage', 'campus'],
    friends: 2,
  },
  friend: {
    pose: { ...atRest, expression: 'grin', tilt: -5 },
    frame: { x: 148, y: 206, scale: 0.72 },
    places: ['nairobi', 'lakeNakuru', 'fortJesus', 'concert', 'church', 'mosque', 'kisumu'],
    friends: 1,
  },
} as const satisfies Record<string, Activity>;
