import type { Repository } from './repository.ts';

const folder = 'docs/decisions/';
const index = `${folder}README.md`;

/**
 * Checks that each record says when it was decided and whether it still holds, and that the index lists all records.
 */
export function checkDecisionRecords({ texts }: Repository): string[] {
  const listed = texts.get(index) ?? '';
  return [...texts]
    .filter(([file]) => file.startsWith(folder) && file !== index)
    .flatMap(([file, text]) => {
      const name = file.slice(folder.length);
      const date = /^Date: (\d{4}-\d{2}-\d{2})\b/m.exec(text)?.[1];
      return [
        date === undefined ? `${file}: has no "Date: YYYY-MM-DD"` : null,
        date !== undefined && !name.startsWith(`${date}-`) ? `${file}: is named after another day than ${date}` : null,
        /\bStatus: (?:accepted|rejected|superseded by \[)/.test(text)
          ? null
          : `${file}: has no "Status: accepted", "rejected" or "superseded by [record](file)"`,
        listed.includes(`](${name})`) ? null : `${index}: does not list ${name}`,
      ].filter((problem) => problem !== null);
    });
}
