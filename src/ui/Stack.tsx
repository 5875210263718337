import { createElement, type HTMLAttributes, type HTMLElementType, type Ref } from 'react';
import { classNames } from './classNames.ts';
import styles from './Stack.module.css';

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}

/** Number of a space token: 1 is `--space-1` (4 px), 4 is `--space-4` (16 px). 0 is no space. */
type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
type Gap = Space | readonly [lines: Space, within: Space];

type PartProps = Omit<HTMLAttributes<HTMLElement>, 'style'> & {
  ref?: Ref<HTMLElement>;
  as?: HTMLElementType;
  /** CSS width. The element takes the free room of its `Row`, or wraps when less than this width is left. */
  grow?: string | undefined;
};

type BoxProps = PartProps & {
  /** Space between the children. A pair sets it between lines (first) and within a line (second). */
  gap?: Gap | undefined;
};

function gapOf(gap: Gap): string {
  const [lines, within] = typeof gap === 'number' ? [gap, gap] : gap;
  return `var(--space-${lines}, 0) var(--space-${within}, 0)`;
}

type StackProps = BoxProps & {
  align?: 'start' | 'center' | undefined;
  /** Smallest width of a column, in CSS: the stack has as many columns as fit. By default it has one. */
  columns?: string | undefined;
  /** True: few children share the whole width of the columns (`auto-fit`). */
  isFit?: boolean;
  isCard?: boolean;
  /** True: each child has a line below it. */
  isLined?: boolean;
};

/** A grid: its children are below each other, or in `columns`. */
export function Stack({
  as = 'div',
  gap = 3,
  align,
  columns,
  isFit = false,
  isCard = false,
  isLined = false,
  grow,
  className,
  ...rest
}: StackProps) {
  return createElement(as, {
    ...rest,
    className: classNames(styles.stack, className),
    style: { '--gap': gapOf(gap), '--columns': columns, '--grow': grow },
    'data-align': align,
    'data-columns': columns && (isFit ? 'fit' : 'fill'),
    'data-card': isCard ? '' : undefined,
    'data-lined': isLined ? '' : undefined,
    'data-grow': grow && '',
  });
}

type RowProps = BoxProps & {
  align?: 'start' | 'end' | 'baseline' | undefined;
  justify?: 'center' | 'end' | 'between' | undefined;
  hasNoWrap?: boolean;
};

/** A flex row, which wraps unless `hasNoWrap`. */
export function Row({
  as = 'div',
  gap = 2,
  align,
  justify,
  hasNoWrap = false,
  grow,
  className,
  ...rest
}: RowProps) {
  return createElement(as, {
    ...rest,
    className: classNames(styles.row, className),
    style: { '--gap': gapOf(gap), '--grow': grow },
    'data-align': align,
    'data-justify': justify,
    'data-wrap': hasNoWrap ? 'none' : undefined,
    'data-grow': grow && '',
  });
}

type TextProps = PartProps & {
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl' | undefined;
  tone?: 'quiet' | 'warning' | 'danger' | 'success' | undefined;
  weight?: 'normal' | 'semibold' | 'bold' | undefined;
  /** True: a long word breaks instead of widening its column. */
  isLong?: boolean;
};

export function Text({
  as = 'p',
  size,
  tone,
  weight,
  isLong = false,
  grow,
  className,
  ...rest
}: TextProps) {
  return createElement(as, {
    ...rest,
    className: classNames(styles.text, className),
    style: { '--grow': grow },
    'data-size': size,
    'data-tone': tone,
    'data-weight': weight,
    'data-long': isLong ? '' : undefined,
    'data-grow': grow && '',
  });
}

/** Secondary text: small and grey. */
export function Note(props: Omit<TextProps, 'size' | 'tone'>) {
  return <Text size="sm" tone="quiet" {...props} />;
}

export function Heading(props: TextProps) {
  return <Text as="h2" size="lg" weight="bold" {...props} />;
}
