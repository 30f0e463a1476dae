import { atRest, upright } from '../body/pose.ts';
import { full, half, nearly, type Activity } from './scene.ts';

/** People who just are somewhere. */
export const standing = {
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
    pose: { ...atRest, legs: { ...upright, trousers: '#35404f', shoes: '#8a4a2a' }, tilt: -3 },
    frame: full,
    places: ['maasaiMara', 'amboseli', 'nairobi', 'campus', 'dianiBeach', 'church', 'mosque'],
  },
  closeUp: {
    pose: atRest,
    frame: { x: 206, y: 196, scale: 1.02 },
    places: ['naivasha', 'mountKenya', 'hellsGate', 'kisumu', 'turkana', 'kerichoTea', 'fortJesus', 'lakeNakuru'],
  },
} as const satisfies Record<string, Activity>;
