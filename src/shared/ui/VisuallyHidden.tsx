import { createElement, type HTMLAttributes } from 'react';
import { classNames } from './classNames.ts';
import styles from './VisuallyHidden.module.css';

/** Props of {@link VisuallyHidden}. */
export type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & {
  as?: 'span' | 'p' | 'h1' | 'label' | 'legend' | 'caption' | 'output';
  /** Of a label: the id of its control. */
  htmlFor?: string | undefined;
};

/** Text for screen readers alone. */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  return createElement(as, { ...rest, className: classNames(styles.hidden, className) });
}
