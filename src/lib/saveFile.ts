export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser needs the address only until the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
