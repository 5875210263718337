import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button, IconButton } from '../action/Button.tsx';
import type { Elements } from '../Elements.ts';
import styles from './Menu.module.css';

type Props = {
  label: string;
  icon: Elements;
  /** Above 700 px the content stands in the row around the menu, and there is no button. */
  inlineFrom?: 'tablet' | undefined;
  /** The edge of the button that the menu is aligned with. */
  align?: 'start' | 'end';
  /** True: the label stands beside the icon, and the content is rendered only while the menu is open. */
  isNamed?: boolean;
  children: ReactNode;
};

/**
 * Controls behind a button. The menu closes by Escape, by a press or focus outside, and by a press on
 * one of its links or buttons, except those that switch a setting (`aria-pressed`). The focus returns
 * to the button, so that a popup that was opened from the menu returns it there, too.
 */
export function Menu({ label, icon, inlineFrom, align = 'end', isNamed, children }: Props) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const menu = root.current;
    if (!isOpen || menu === null) return undefined;
    const watching = new AbortController();
    const { signal } = watching;
    const closeOutside = (target: EventTarget | null) => {
      if (target instanceof Node && !menu.contains(target)) setOpen(false);
    };
    const close = () => {
      setOpen(false);
      button.current?.focus();
    };
    addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal });
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        // Otherwise the dialog around the menu would close, too.
        event.preventDefault();
        close();
      },
      { signal },
    );
    menu.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget), {
      signal,
    });
    // A listener of the DOM runs before React's: the button has the focus when a popup opens and remembers it.
    menu.addEventListener(
      'click',
      ({ target }) => {
        const item = target instanceof Element && target.closest('a, button');
        if (item && item !== button.current && !item.hasAttribute('aria-pressed')) close();
      },
      { signal },
    );
    return () => watching.abort();
  }, [isOpen]);

  const opener = {
    ref: button,
    'aria-expanded': isOpen,
    'aria-controls': panelId,
    onClick: () => setOpen(!isOpen),
  };
  return (
    <div ref={root} className={styles.menu} data-inline={inlineFrom}>
      {isNamed ? (
        <Button {...opener} variant="secondary" icon={icon}>
          {label}
        </Button>
      ) : (
        <IconButton {...opener} className={styles.button} label={label} icon={icon} />
      )}
      <div id={panelId} className={styles.panel} data-align={align} data-open={isOpen || undefined}>
        {isNamed && !isOpen ? null : children}
      </div>
    </div>
  );
}
