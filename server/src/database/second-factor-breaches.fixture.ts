/** The second step of member 1, who exists, and a recovery code. */
export const existingFactors = `
  insert into second_factors (user_id, sealed_secret, created_at) values (1, decode(repeat('00', 48), 'hex'), now());
  insert into recovery_codes values (1, sha256('code'));
`;
const factor = (values: string) =>
  `insert into second_factors (created_at, user_id, sealed_secret) values (now(), ${values})`;
const sealed = "decode(repeat('00', 48), 'hex')";

/** Statements that must be refused, each with the constraint that refuses it. */
export const factorBreaches: readonly (readonly [constraint: string, statement: string])[] = [
  ['second_factors_pkey', factor(`1, ${sealed}`)],
  ['second_factors_user', factor(`4, ${sealed}`)],
  ['second_factors_sealed_secret', factor("2, 'open'")],
  ['recovery_codes_pkey', "insert into recovery_codes values (1, sha256('code'))"],
  ['recovery_codes_factor', "insert into recovery_codes values (2, sha256('code'))"],
  ['recovery_codes_hash', "insert into recovery_codes values (1, 'code')"],
];
