import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button, IconButton } from '../action/Button.tsx';
import type { Elements } from '../Elements.ts';
import styles from './Menu.module.css';

type Props = {
  label: string;
  icon: Elements;
  /** 'tablet': in windows wider than 700 px the content is in the row around the menu, without the button. */
  inlineFrom?: 'tablet' | undefined;
  /** Edge of the button that the panel is aligned with. */
  align?: 'start' | 'end';
  /** True: the button shows its label beside the icon, and the content is rendered only while the menu is open. */
  isNamed?: boolean;
  children: ReactNode;
};

/**
 * A button that opens a panel of controls. Escape, a press or focus outside, and a press on a link or button in
 * the panel close it, but not a press on a switch (`aria-pressed`). After Escape or a press in the panel the
 * button gets the focus, so that a popup opened from the menu returns the focus to the button.
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
        // Escape must not close the dialog around the menu as well.
        event.preventDefault();
        close();
      },
      { signal },
    );
    menu.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget), {
      signal,
    });
    // This listener runs before React's: a popup that opens then finds the focus on the button.
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
