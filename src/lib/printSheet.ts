/**
 * Prints once the pictures of a sheet, also lazy ones, are decoded or have failed, or after `timeoutMs`. Does not
 * print if the sheet has been removed by then.
 */
export async function printSheet(
  sheet: HTMLElement,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<void> {
  const pictures = [...sheet.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  const late = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), late]);
  if (sheet.isConnected && !signal?.aborted) window.print();
}
