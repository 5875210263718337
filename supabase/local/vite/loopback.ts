/** Whether an address of a socket is this machine itself: 127.0.0.0/8 or ::1, also mapped. */
export function isLoopback(address: string | undefined): boolean {
  if (address === undefined) return false;
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || /^127(?:\.\d{1,3}){3}$/.test(plain);
}
