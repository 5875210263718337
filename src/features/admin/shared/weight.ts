const KIB = 1024;

const kilobytes = new Intl.NumberFormat('es', { maximumFractionDigits: 0 });
const megabytes = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

/** Formats a number of bytes, for example '1,5 MB'. */
export function weight(bytes: number): string {
  return bytes < KIB ** 2
    ? `${kilobytes.format(Math.ceil(bytes / KIB))} KB`
    : `${megabytes.format(bytes / KIB ** 2)} MB`;
}
