/** The ticks of a reviewer in a verification in which everything fits. */
export const ticks = {
  same_person: true,
  photo_fits: true,
  name_fits: true,
  age_fits: true,
  document_genuine: true,
  pose_fits: true,
};

/** The number that a reviewer types from a document. */
export const typed = { kind: 'national_id', number: '12345678' } as const;
