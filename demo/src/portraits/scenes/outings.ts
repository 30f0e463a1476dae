import { atRest, upright } from '../body/pose.ts';
import { full, half, nearly, type Activity } from './scene.ts';
import * as things from './things.ts';

const outdoors = ['ngongHills', 'mountKenya', 'hellsGate', 'karuraForest', 'kerichoTea'] as const;
const wild = ['maasaiMara', 'amboseli', 'lakeNakuru', 'naivasha', 'turkana'] as const;
const walking = {
  left: [
    [-30, 690],
    [-96, 860],
  ],
  right: [
    [76, 680],
    [92, 880],
  ],
} as const;

/** What people do outside. */
export const outings = {
  hiking: {
    pose: {
      ...atRest,
      right: { elbow: [168, 330], wrist: [196, 262], hand: 'fist', front: true },
      legs: { ...walking, trousers: '#6b5a3c', shoes: '#8a4a2a' },
      turn: 0.5,
    },
    frame: full,
    places: [...outdoors, 'maasaiMara'],
    props: things.backpack,
  },
  running: {
    pose: {
      left: { elbow: [-166, 320], wrist: [-80, 400], hand: 'fist', front: true },
      right: { elbow: [176, 306], wrist: [214, 180], hand: 'fist', front: true },
      legs: {
        left: [
          [-10, 700],
          [-160, 790],
        ],
        right: [
          [130, 650],
          [96, 850],
        ],
        trousers: '#1f2f4a',
        shoes: '#f0643c',
        cut: 'short',
        face: 1,
      },
      lean: 5,
      turn: 0.55,
      expression: 'grin',
    },
    frame: full,
    places: ['eldoretTrack', 'karuraForest', 'ngongHills', 'kerichoTea', 'eldoretTrack'],
  },
  football: {
    pose: {
      left: { elbow: [-176, 330], wrist: [-196, 450], hand: 'open' },
      right: { elbow: [184, 330], wrist: [226, 420], hand: 'open' },
      legs: {
        left: [
          [-60, 700],
          [-76, 880],
        ],
        right: [
          [96, 680],
          [130, 830],
        ],
        trousers: '#c2184b',
        shoes: '#2b2326',
        cut: 'short',
        face: 1,
      },
      expression: 'grin',
    },
    frame: full,
    places: ['footballPitch', 'footballPitch', 'campus', 'eldoretTrack'],
    props: things.football,
  },
  cycling: {
    pose: {
      left: { elbow: [-170, 360], wrist: [-120, 530], hand: 'fist' },
      right: { elbow: [176, 350], wrist: [200, 504], hand: 'fist', front: true },
      legs: { ...upright, trousers: '#2f3b52', shoes: '#f4efe6' },
    },
    frame: { ...full, x: 190 },
    places: ['hellsGate', 'karuraForest', 'naivasha', 'nairobi', 'lamuTown'],
    props: things.bicycle,
  },
  fishing: {
    pose: {
      left: { elbow: [-150, 340], wrist: [-120, 470], hand: 'fist' },
      right: { elbow: [180, 320], wrist: [154, 316], hand: 'fist', front: true },
    },
    frame: nearly,
    places: ['kisumu', 'naivasha', 'turkana', 'lamuTown'],
    props: things.fishingRod,
  },
  dancing: {
    pose: {
      left: { elbow: [-206, 130], wrist: [-160, -20], hand: 'open' },
      right: { elbow: [200, 260], wrist: [262, 140], hand: 'open' },
      legs: {
        left: [
          [-100, 690],
          [-60, 880],
        ],
        right: [
          [90, 690],
          [140, 860],
        ],
        trousers: '#3a2c5a',
        shoes: '#f8b133',
      },
      lean: -5,
      tilt: 8,
      expression: 'laugh',
    },
    frame: full,
    places: ['rooftop', 'concert', 'market', 'dianiBeach', 'livingRoom'],
  },
  yoga: {
    pose: {
      left: { elbow: [-150, 40], wrist: [-26, -150], hand: 'open' },
      right: { elbow: [150, 40], wrist: [26, -150], hand: 'open' },
      legs: {
        left: [
          [-36, 710],
          [-30, 895],
        ],
        right: [
          [190, 610],
          [20, 700],
        ],
        trousers: '#54407a',
        shoes: '#00000000',
      },
      expression: 'calm',
      turn: 0,
      tilt: 0,
    },
    frame: { ...full, y: 160, scale: 0.35 },
    places: ['garden', 'naivasha', 'dianiBeach', 'karuraForest'],
    props: things.yogaMat,
  },
  photography: {
    pose: {
      left: { elbow: [-150, 320], wrist: [-70, 300], hand: 'fist', front: true },
      right: { elbow: [150, 320], wrist: [70, 300], hand: 'fist', front: true },
      turn: -0.4,
    },
    frame: half,
    places: [...wild, 'lamuTown', 'fortJesus', 'nairobi'],
    props: things.camera,
  },
} as const satisfies Record<string, Activity>;
