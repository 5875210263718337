const MIB = 1024 ** 2;

const megabytes = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });
const kilobytes = new Intl.NumberFormat('es', { maximumFractionDigits: 0 });

/** A number of bytes in words. */
export function savedSpace(bytes: number): string {
  return bytes < MIB
    ? `${kilobytes.format(bytes / 1024)} KB`
    : `${megabytes.format(bytes / MIB)} MB`;
}
