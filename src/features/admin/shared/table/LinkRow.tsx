import type { MouseEvent, ReactNode } from 'react';
import { isForThisTab, ROW_CONTROLS } from '#lib/links.ts';
import type { Elements } from '#ui/Elements.ts';
import buttons from '#ui/action/Button.module.css';

/**
 * Returns the click handler of a row, which calls `go` with the path of the pressed link, or else with `to`. Pressing
 * another control or selecting text calls nothing. The links of a row are plain `a` elements:
 * links of the router would render each row again whenever the address changes.
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

type Props = {
  path: string;
  onOpen: (path: string) => void;
  text: ReactNode;
  beside?: Elements;
  /** Shown below the link on a narrow screen, instead of the `data-wide` cells. */
  narrow: Elements;
  children: Elements;
};

/** A row of a `StaffTable`. A press on the row opens `path`; keyboards use its link. */
export function LinkRow({ path, onOpen, text, beside, narrow, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keyboards use the link
    <tr onClick={rowClick(onOpen, path)}>
      <th scope="row" data-start="">
        <a href={path}>{text}</a> {beside}
        <span data-narrow="">{narrow}</span>
      </th>
      {children}
    </tr>
  );
}

/** A link in a row that looks like an `IconButton`; `rowClick` follows it. */
export function IconLink({ label, icon, to }: { label: string; icon: ReactNode; to: string }) {
  return (
    <a className={buttons.iconButton} href={to} aria-label={label} title={label}>
      {icon}
    </a>
  );
}
