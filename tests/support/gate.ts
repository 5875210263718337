/** @returns a promise, and what fulfils it when the test wants it */
export function gate<Value = undefined>(): [Promise<Value | undefined>, (value?: Value) => void] {
  let open: (value?: Value) => void = () => undefined;
  const opened = new Promise<Value | undefined>((resolve) => {
    open = resolve;
  });
  return [opened, open];
}
