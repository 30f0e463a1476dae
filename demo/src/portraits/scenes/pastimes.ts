import { half, nearly, type Activity } from './scene.ts';
import * as things from './things.ts';

/** What people do at home and in town. */
export const pastimes = {
  cooking: {
    pose: {
      left: { elbow: [-160, 330], wrist: [-186, 384], hand: 'fist', front: true },
      right: { elbow: [158, 330], wrist: [110, 316], hand: 'fist', front: true },
      tilt: 3,
    },
    frame: half,
    places: ['kitchen', 'kitchen', 'rooftop'],
    props: things.pan,
  },
  guitar: {
    pose: {
      left: { elbow: [-190, 350], wrist: [-168, 462], hand: 'fist', front: true },
      right: { elbow: [176, 330], wrist: [72, 372], hand: 'open', front: true },
      tilt: 6,
      expression: 'smile',
    },
    frame: nearly,
    places: ['dianiBeach', 'livingRoom', 'naivasha', 'rooftop'],
    props: things.guitar,
  },
  singing: {
    pose: {
      left: { elbow: [-186, 300], wrist: [-240, 190], hand: 'open' },
      right: { elbow: [160, 320], wrist: [70, 226], hand: 'fist', front: true },
      expression: 'laugh',
      tilt: -5,
    },
    frame: nearly,
    places: ['concert', 'concert', 'rooftop'],
    props: things.microphone,
  },
  reading: {
    pose: {
      left: { elbow: [-150, 340], wrist: [-92, 326], hand: 'fist', front: true },
      right: { elbow: [150, 340], wrist: [92, 326], hand: 'fist', front: true },
      expression: 'smile',
      tilt: 3,
    },
    frame: half,
    places: ['library', 'library', 'campus', 'karuraForest', 'livingRoom'],
    props: things.book,
  },
  painting: {
    pose: {
      left: { elbow: [-156, 330], wrist: [-96, 384], hand: 'open', front: true },
      right: { elbow: [170, 330], wrist: [110, 256], hand: 'fist', front: true },
      turn: 0.6,
      expression: 'thoughtful',
    },
    frame: { ...half, x: 170 },
    places: ['studio', 'studio', 'garden', 'naivasha'],
    props: things.easel,
  },
  coffee: {
    pose: {
      left: { elbow: [-146, 350], wrist: [-70, 420], hand: 'open', front: true },
      right: { elbow: [156, 330], wrist: [96, 250], hand: 'fist', front: true },
      expression: 'smile',
      tilt: -4,
    },
    frame: half,
    places: ['cafe', 'cafe', 'rooftop', 'nyeriCoffee', 'library'],
    props: things.cup,
  },
  gardening: {
    pose: {
      left: { elbow: [-150, 340], wrist: [-66, 372], hand: 'fist', front: true },
      right: { elbow: [150, 340], wrist: [66, 372], hand: 'fist', front: true },
    },
    frame: half,
    places: ['garden', 'nyeriCoffee', 'kerichoTea', 'garden'],
    props: things.plant,
  },
  marketDay: {
    pose: {
      left: { elbow: [-160, 330], wrist: [-108, 396], hand: 'fist', front: true },
      right: { elbow: [160, 330], wrist: [108, 396], hand: 'fist', front: true },
      expression: 'grin',
    },
    frame: half,
    places: ['market', 'market', 'matatuStage'],
    props: things.basket,
  },
  working: {
    pose: {
      left: { elbow: [-170, 350], wrist: [-150, 420], hand: 'none' },
      right: { elbow: [170, 350], wrist: [150, 420], hand: 'none' },
    },
    frame: half,
    places: ['cafe', 'campus', 'livingRoom', 'library'],
    props: things.laptop,
  },
} as const satisfies Record<string, Activity>;
