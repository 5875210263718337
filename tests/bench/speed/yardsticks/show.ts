/** A `srcset` of smaller copies, with the URLs that the store requests. */
export function sources(url: string, widths: readonly number[]): string {
  const copy = url.replace('/object/', '/render/image/');
  return widths
    .map((width) => `${copy}?width=${width}&resize=contain&quality=75 ${width}w`)
    .join(', ');
}

/** A price as the store writes it. */
export function colones(amount: number): string {
  return `₡${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}
