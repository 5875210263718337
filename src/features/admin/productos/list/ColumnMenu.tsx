import { getFixedT } from 'i18next';
import { Columns3 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#shared/ui/Button.tsx';
import { CheckboxField } from '#shared/ui/CheckboxField.tsx';
import styles from './ColumnMenu.module.css';
import { COLUMNS, useColumnChoice } from './columns.ts';

const t = getFixedT('es', 'productos');

/** The columns as checkboxes, below a button. */
export function ColumnMenu() {
  const { isShown, show, showAll, isEveryShown } = useColumnChoice();
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const watching = new AbortController();
    const { signal } = watching;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && menu.current?.contains(target) === false) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => watching.abort();
  }, [isOpen]);

  return (
    <details
      ref={menu}
      className={styles.menu}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary ref={button} className={styles.button}>
        <Columns3 aria-hidden="true" />
        <span>{t('columns.title')}</span>
      </summary>
      {isOpen && (
        <fieldset className={styles.panel} aria-label={t('columns.shown')}>
          {COLUMNS.map(
            (column) =>
              !('isFixed' in column) && (
                <CheckboxField
                  key={column.key}
                  label={t(`column.${column.key}`)}
                  checked={isShown(column.key)}
                  onChange={(event) => show(column.key, event.target.checked)}
                />
              ),
          )}
          {!isEveryShown && (
            <Button
              variant="quiet"
              onClick={() => {
                showAll();
                button.current?.focus();
              }}
            >
              {t('columns.showAll')}
            </Button>
          )}
        </fieldset>
      )}
    </details>
  );
}
