/**
 * Prints the page once the pictures of a sheet are decoded, also those that would load on scrolling. One
 * that fails, or has not arrived after `timeoutMs`, is left out.
 *
 * @param signal aborted: nothing is printed
 */
export async function printSheet(
  sheet: HTMLElement | null,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<void> {
  const pictures = [...(sheet?.querySelectorAll('img') ?? [])];
  for (const picture of pictures) picture.loading = 'eager';
  const late = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), late]);
  if (!signal.aborted) window.print();
}
