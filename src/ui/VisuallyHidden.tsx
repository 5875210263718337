import { createElement, type HTMLAttributes } from 'react';
import styles from './VisuallyHidden.module.css';

export type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & {
  as?: 'span' | 'h1' | 'legend' | 'caption' | 'output';
};

export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  return createElement(as, { ...rest, className: styles.hidden });
}
