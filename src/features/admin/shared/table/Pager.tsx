import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useRef } from 'react';
import { t } from '#i18n/es/staff/backOffice.ts';
import { IconButton } from '#ui/action/Button.tsx';
import { Note, Row } from '#ui/Stack.tsx';
import styles from './Pager.module.css';

type PagerProps = {
  /** Starts at 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  label: string;
};

/** Buttons for the pages of a list. Outside of popups a press scrolls to the top. @see docs/rules.md#lists */
export function Pager({ page, pageCount, onChange, label }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  function turn(to: number) {
    onChange(to);
    if (!nav.current?.closest('dialog')) scrollTo({ top: 0, behavior: 'instant' });
  }
  if (pageCount <= 1) return null;
  const step = (
    to: number,
    key: 'first' | 'previous' | 'next' | 'last',
    Icon: typeof ChevronLeft,
  ) => (
    <IconButton
      label={t(`page.${key}`)}
      icon={<Icon />}
      disabled={to < 1 || to > pageCount || to === page}
      onClick={() => turn(to)}
    />
  );
  return (
    <Row as="nav" ref={nav} gap={1} className={styles.pager} aria-label={label}>
      {step(1, 'first', ChevronsLeft)}
      {step(page - 1, 'previous', ChevronLeft)}
      <Row as="ol" gap={1} hasNoWrap className={styles.numbers}>
        {pageWindow(page, pageCount).map((number) => (
          <li key={number}>
            <button
              type="button"
              className={styles.number}
              aria-label={t('page.number', { page: number })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => turn(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </Row>
      {step(page + 1, 'next', ChevronRight)}
      {step(pageCount, 'last', ChevronsRight)}
      <Note as="span" className={styles.total}>
        {t('page.of', { page, count: pageCount })}
      </Note>
    </Row>
  );
}

const SIZE = 5;

/** Returns the page numbers that have a button: the open page in the middle, unless it is near an end. */
function pageWindow(page: number, pageCount: number): number[] {
  const length = Math.min(SIZE, pageCount);
  const centred = page - Math.floor(SIZE / 2);
  const first = Math.max(1, Math.min(centred, pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}

export function ListFoot({ status, ...pager }: PagerProps & { status: string }) {
  return (
    <Row gap={[2, 4]} justify="between">
      <Pager {...pager} />
      <Note as="output">{status}</Note>
    </Row>
  );
}
