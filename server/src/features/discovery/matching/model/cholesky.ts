/** The lower triangle L of a matrix L L' (Cholesky). Zeros before the first other value of a row stay zeros. */
export function factorise(matrix: readonly Float64Array[]): Float64Array[] {
  const starts = matrix.map((row) =>
    Math.max(
      0,
      row.findIndex((value) => value !== 0),
    ),
  );
  const factor = matrix.map((row) => Float64Array.from(row));
  for (const [at, row] of factor.entries()) {
    for (let column = starts[at] ?? 0; column <= at; column += 1) {
      const above = factor[column] ?? row;
      let sum = row[column] ?? 0;
      for (let place = Math.max(starts[at] ?? 0, starts[column] ?? 0); place < column; place += 1)
        sum -= (row[place] ?? 0) * (above[place] ?? 0);
      row[column] = column === at ? Math.sqrt(sum) : sum / (above[column] ?? 1);
    }
  }
  return factor;
}

/** The x in `L L' x = right`, for the lower triangle L of `factorise`. */
export function solve(factor: readonly Float64Array[], right: Float64Array): Float64Array {
  const solution = Float64Array.from(right);
  for (const [at, row] of factor.entries()) {
    let sum = solution[at] ?? 0;
    for (let place = 0; place < at; place += 1) sum -= (row[place] ?? 0) * (solution[place] ?? 0);
    solution[at] = sum / (row[at] ?? 1);
  }
  for (let at = factor.length - 1; at >= 0; at -= 1) {
    const value = (solution[at] ?? 0) / (factor[at]?.[at] ?? 1);
    solution[at] = value;
    for (let place = 0; place < at; place += 1)
      solution[place] = (solution[place] ?? 0) - (factor[at]?.[place] ?? 0) * value;
  }
  return solution;
}
