export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // In the next task the browser does not need the address any more.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
