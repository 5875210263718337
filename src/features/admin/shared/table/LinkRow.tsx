import type { MouseEvent, ReactNode } from 'react';
import { isForThisTab, ROW_CONTROLS } from '#lib/links.ts';
import type { Elements } from '#ui/Elements.ts';
import buttons from '#ui/action/Button.module.css';

/**
 * Calls `go` with `to` for a press on a row, and with the path of a link for a press on a link in it. The links are
 * plain: links of the router would render each row again whenever the address changes. Other controls of the row, and
 * a press that ends a selection of text, call nothing.
 */
export function rowClick(go: (path: string) => unknown, to: string) {
  return (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const path = target.closest('a')?.getAttribute('href');
    if (path) {
      if (!isForThisTab(event)) return;
      event.preventDefault();
      go(path);
    } else if (target.closest(ROW_CONTROLS) === null && getSelection()?.isCollapsed !== false) {
      go(to);
    }
  };
}

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
  /** Stands below the link on a narrow screen, in place of the `data-wide` cells. */
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

/** A link of a row that `rowClick` follows, with the look of an `IconButton`. */
export function IconLink({ label, icon, to }: { label: string; icon: ReactNode; to: string }) {
  return (
    <a className={buttons.iconButton} href={to} aria-label={label} title={label}>
      {icon}
    </a>
  );
}
