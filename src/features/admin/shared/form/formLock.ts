import { createContext, useContext } from 'react';

/** Whether the fields of the form around are not to be changed now. */
export const FormLock = createContext(false);

/** Whether the fields of the form around are not to be changed now: it is being saved, or was. */
export function useFormLock(): boolean {
  return useContext(FormLock);
}
