import {
  branchesStatement,
  fittingStatement,
  placesStatement,
  textStatement,
  type DeckCandidateQuery,
} from './deck-candidates.repository.ts';
import { countStatement, crowdStatement } from './deck-counts.repository.ts';
import type { DeckViewer } from './deck-rules.ts';

export const viewer: DeckViewer = {
  id: 1,
  gender: 'female',
  orientation: 'straight',
  town: 'Nairobi',
  age: 30,
  publicIntent: 'friends',
  isVerified: true,
  lookingFor: ['men'],
  minAge: 20,
  maxAge: 40,
  near: 'neighbours',
  wants: ['friends'],
  verifiedOnly: true,
};

/** The query for the plain deck of a verified member. */
export const query: DeckCandidateQuery = {
  viewer,
  eligibility: {
    genderKeys: ['male'],
    seeks: ['everyone', 'female'],
    genderDetail: null,
    orientation: null,
    minAge: 20,
    maxAge: 40,
    towns: null,
    wants: ['friends'],
    verifiedOnly: true,
  },
  usesHidden: true,
  today: '2026-11-21',
};

/** The query for the deck of an unverified member, or for a filtered one. */
export const publicQuery: DeckCandidateQuery = {
  ...query,
  eligibility: { ...query.eligibility, orientation: 'straight' },
  usesHidden: false,
};

const { today } = query;
const filtered: DeckCandidateQuery = {
  ...publicQuery,
  eligibility: { ...publicQuery.eligibility, genderDetail: 'trans', towns: ['Nairobi'] },
};
const open: DeckCandidateQuery = {
  ...publicQuery,
  eligibility: { ...query.eligibility, minAge: null, maxAge: null, wants: null, verifiedOnly: false },
};
const text = { words: ['zawadi', 'hik'], location: 'estate' };

/** The statements that each request makes for itself, in cases that hold each of their conditions once. */
export const deckStatementCases: Readonly<Record<string, { readonly text: string }>> = {
  'branchesStatement, plain deck': branchesStatement(query, ['Nairobi'], 20, 20),
  'branchesStatement, filters': branchesStatement(filtered, ['Nairobi'], 20, 20),
  'branchesStatement, open to all': branchesStatement(open, ['Nairobi'], 20, 20),
  'textStatement, words and place in towns': textStatement(filtered, text, ['Nairobi'], 20),
  'textStatement, words': textStatement(open, { ...text, location: null }, null, 20),
  fittingStatement: fittingStatement(publicQuery, [2]),
  placesStatement: placesStatement(query, [{ town: 'Lamu', genderKey: 'male', below: 7, most: 6, isByChance: false }]),
  'countStatement, a crowd': countStatement({ viewer, today, crowds: [{ ...publicQuery, except: null, text }] }),
  'countStatement, a wider crowd': countStatement({
    viewer,
    today,
    crowds: [{ ...open, except: publicQuery.eligibility, text: null }],
  }),
  crowdStatement: crowdStatement(query, 20),
};
