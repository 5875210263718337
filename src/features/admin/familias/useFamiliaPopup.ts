import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Familia } from '../../../domain/catalogue.ts';
import { useHashPopup } from '../../../shared/hooks/useHashPopup.ts';

/** The hash that opens the popup for a new familia. */
export const ADD_HASH = '#agregar';

/** Popups about one familia. */
export type FamiliaPopup = 'editar' | 'eliminar';

/** The hash that opens a popup about a familia. */
export function popupHash(popup: FamiliaPopup, id: number): string {
  return `#${popup}-${id}`;
}

/**
 * The familia that the address opens a popup about, as it was when the popup opened: a list that
 * is read again does not take away what somebody is typing about it.
 */
export function useFamiliaPopup(popup: FamiliaPopup, list: readonly Familia[]) {
  const { hash } = useLocation();
  const [opened, setOpened] = useState<Familia | null>(null);
  const found = list.find(({ id }) => hash === popupHash(popup, id)) ?? null;
  const isOpened = opened !== null && hash === popupHash(popup, opened.id);
  const familia = isOpened ? opened : found;
  if (familia !== opened) setOpened(familia);
  const { close } = useHashPopup(familia === null ? `#${popup}` : popupHash(popup, familia.id));
  return { familia, close };
}
