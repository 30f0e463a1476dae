import type { Pose } from '../body/pose.ts';
import * as animals from './animals.ts';
import { full, half, nearly, type Activity } from './scene.ts';
import * as things from './things.ts';

const bothAtChest: Pose = {
  left: { elbow: [-138, 320], wrist: [-78, 322], hand: 'fist', front: true },
  right: { elbow: [138, 320], wrist: [78, 322], hand: 'fist', front: true },
};
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
const upright = {
  left: [
    [-54, 700],
    [-58, 890],
  ],
  right: [
    [54, 700],
    [58, 890],
  ],
} as const;

const outdoors = ['ngongHills', 'mountKenya', 'hellsGate', 'karuraForest', 'kerichoTea', 'fourteenFalls'] as const;
const wild = ['maasaiMara', 'amboseli', 'lakeNakuru', 'naivasha', 'turkana'] as const;

/** What people do in their pictures. */
export const activities = {
  hiking: {
    pose: {
      ...restingArms(),
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
    frame: half,
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
  working: {
    pose: bothAtLaptop(),
    frame: half,
    places: ['cafe', 'campus', 'livingRoom', 'library'],
    props: things.laptop,
  },
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
    pose: { ...restingArms(), expression: 'grin', tilt: -5 },
    frame: { x: 148, y: 206, scale: 0.72 },
    places: ['nairobi', 'lakeNakuru', 'fortJesus', 'concert', 'church', 'mosque', 'kisumu'],
    friends: 1,
  },
  waving: {
    pose: {
      left: { elbow: [-140, 350], wrist: [-128, 500], hand: 'open' },
      right: { elbow: [204, 230], wrist: [206, 76], hand: 'open' },
      expression: 'grin',
      tilt: 5,
    },
    frame: nearly,
    places: ['lamuTown', 'nairobi', 'matatuStage', 'fortJesus', 'lakeNakuru', 'amboseli'],
  },
  armsFolded: {
    pose: {
      left: { elbow: [-150, 330], wrist: [40, 318], hand: 'none', front: true },
      right: { elbow: [150, 334], wrist: [-66, 300], hand: 'open', front: true },
    },
    frame: half,
    places: ['nairobi', 'campus', 'kerichoTea', 'nyeriCoffee', 'mosque', 'church', 'kisumu', 'matatuStage'],
  },
  handOnHip: {
    pose: {
      left: { elbow: [-206, 330], wrist: [-112, 430], hand: 'fist', front: true },
      right: { elbow: [140, 350], wrist: [128, 500], hand: 'open' },
      tilt: 5,
    },
    frame: nearly,
    places: ['dianiBeach', 'fortJesus', 'lamuTown', 'maasaiMara', 'rooftop', 'lakeNakuru', 'market'],
  },
  standing: {
    pose: { ...restingArms(), legs: { ...upright, trousers: '#35404f', shoes: '#8a4a2a' }, tilt: -3 },
    frame: full,
    places: ['maasaiMara', 'amboseli', 'nairobi', 'campus', 'dianiBeach', 'fourteenFalls', 'church', 'mosque'],
  },
  closeUp: {
    pose: restingArms(),
    frame: { x: 206, y: 226, scale: 1.02 },
    places: ['naivasha', 'mountKenya', 'hellsGate', 'kisumu', 'turkana', 'kerichoTea', 'fortJesus', 'lakeNakuru'],
  },
} as const satisfies Record<string, Activity>;

function restingArms(): Pose {
  return {
    left: { elbow: [-144, 350], wrist: [-134, 496], hand: 'open' },
    right: { elbow: [144, 350], wrist: [134, 496], hand: 'open' },
  };
}

function bothAtLaptop(): Pose {
  return {
    ...bothAtChest,
    left: { elbow: [-170, 350], wrist: [-150, 420], hand: 'none' },
    right: { elbow: [170, 350], wrist: [150, 420], hand: 'none' },
    expression: 'smile',
  };
}

export type ActivityName = keyof typeof activities;
