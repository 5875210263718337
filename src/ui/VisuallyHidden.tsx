import { createElement, type HTMLAttributes, type HTMLElementType } from 'react';
import styles from './VisuallyHidden.module.css';

type Props = HTMLAttributes<HTMLElement> & { as?: HTMLElementType };

export function VisuallyHidden({ as = 'span', ...rest }: Props) {
  return createElement(as, { ...rest, className: styles.hidden });
}
