/** The tables of a TrueType file (https://learn.microsoft.com/typography/opentype/spec/otff), by tag. */
export function readTables(font: Buffer): Map<string, Buffer> {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => font.subarray(12 + 16 * index));
  return new Map(
    records.map((record) => {
      const [offset, length] = [record.readUInt32BE(8), record.readUInt32BE(12)];
      return [record.toString('latin1', 0, 4), Buffer.from(font.subarray(offset, offset + length))];
    }),
  );
}

/** The file of these tables, without checksums: HarfBuzz, which reads it next, neither needs them nor keeps them. */
export function writeTables(tables: ReadonlyMap<string, Buffer>): Buffer {
  let offset = 12 + 16 * tables.size;
  const records: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const [tag, table] of [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    records.push(Buffer.concat([Buffer.from(tag, 'latin1'), uint32(0, offset, table.length)]));
    bodies.push(padded(table, 4));
    offset += padded(table, 4).length;
  }
  return Buffer.concat([uint32(0x10000), uint16(tables.size, 0, 0, 0), ...records, ...bodies]);
}

/** Signed values are written as the unsigned ones of the same bits. */
export function uint16(...values: number[]): Buffer {
  return Buffer.from(values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff]));
}

export function uint32(...values: number[]): Buffer {
  return Buffer.concat(values.map((value) => uint16(value >>> 16, value)));
}

export function padded(bytes: Buffer, multiple: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((multiple - (bytes.length % multiple)) % multiple)]);
}
