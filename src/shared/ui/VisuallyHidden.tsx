import { createElement, type HTMLAttributes } from 'react';
import { classNames } from './classNames.ts';
import styles from './VisuallyHidden.module.css';

export type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & {
  as?: 'span' | 'h1' | 'legend' | 'caption' | 'output';
};

export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  return createElement(as, { ...rest, className: classNames(styles.hidden, className) });
}
