import type { ReactNode } from 'react';
import type { Elements } from '#shared/ui/Elements.ts';
import { rowClick } from './rowClick.ts';

/** A row of a `StaffTable` that a press opens; its link is for the keyboard. */
export function LinkRow({
  path,
  onOpen,
  text,
  beside,
  narrow,
  children,
}: {
  path: string;
  onOpen: (path: string) => void;
  text: ReactNode;
  beside?: Elements;
  /** Below the link on a narrow screen, in place of the cells that are `data-wide`. */
  narrow: Elements;
  children: Elements;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the link
    <tr onClick={rowClick(onOpen, path)}>
      <th scope="row" data-start="">
        <a href={path}>{text}</a> {beside}
        <span data-narrow="">{narrow}</span>
      </th>
      {children}
    </tr>
  );
}
